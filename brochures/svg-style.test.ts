import { expect, it } from 'vitest'
import { colour } from './colours.ts'
import { mixed } from './oklab.ts'
import { cropOf } from './pictures.ts'
import { declarationsOf, rulesOf, type SvgElement } from './svg-style.ts'

const element = (tag: string, ...classes: string[]): SvgElement => ({ tag, classes, attributes: {} })

it('takes the rules that hold for an element in the order of the cascade', () => {
  const rules = rulesOf(
    '.chart .sea { fill: blue; stroke: red; } .sea { fill: green; } @media print { .sea { fill: black; } } .chart text { fill: grey; } .sea:hover { fill: pink; }',
  )
  expect(declarationsOf(rules, element('path', 'sea'), [element('svg', 'chart'), element('g')])).toEqual({
    fill: 'blue',
    stroke: 'red',
  })
  expect(declarationsOf(rules, element('path', 'sea'), [element('svg', 'drawing')])).toEqual({
    fill: 'green',
  })
  expect(declarationsOf(rules, element('text'), [element('svg', 'chart')])).toEqual({ fill: 'grey' })
})

it('works out colours as a browser does, and refuses what it cannot read', () => {
  expect(colour('var(--ink)')).toBe('#0a2533')
  expect(colour('#FFF')).toBe('#ffffff')
  // Chromium: color-mix(in oklab, #0a2533 22%, #fbf8f1)
  expect(colour('color-mix(in oklab, var(--ink) 22%, var(--paper))')).toBe('#c1c5c4')
  expect(mixed('#ffffff', '#000000', 1)).toBe('#ffffff')
  expect(() => colour('rebeccapurple')).toThrow('rebeccapurple')
})

it('cuts a picture to shape round its focal point without leaving it', () => {
  expect(cropOf({ width: 1600, height: 1000 }, 1, [0.5, 0.5])).toEqual({
    left: 300,
    top: 0,
    width: 1000,
    height: 1000,
  })
  expect(cropOf({ width: 1600, height: 1000 }, 1, [1, 0.5])).toEqual({
    left: 600,
    top: 0,
    width: 1000,
    height: 1000,
  })
  expect(cropOf({ width: 1600, height: 1000 }, 3.2, [0.5, 0])).toEqual({
    left: 0,
    top: 0,
    width: 1600,
    height: 500,
  })
})
