import { describe, expect, it } from 'vitest'
import { stylesFor } from './template-styles.ts'

const styles = (sheet: string, ...names: string[]) => stylesFor(sheet, new Set(names))

describe('the styles of a template', () => {
  it('leave out rules whose classes its sources do not name', () => {
    expect(styles('.day{color:red}.card{color:blue}', 'card')).toBe('.card{color:#00f}')
  })
  it('keep rules for elements, attributes and states', () => {
    const sheet = 'h1{margin:0}[hidden]{display:none}:focus-visible{outline:0}'
    expect(styles(sheet)).toBe('h1{margin:0}[hidden]{display:none}:focus-visible{outline:0}')
  })
  it('keep a rule that one of its selectors can still apply', () => {
    expect(styles('.a,.b{margin:0}.a .b{padding:0}:is(.a,.c) p{top:0}', 'b', 'c')).toBe(
      '.a,.b{margin:0}:is(.a,.c) p{top:0}',
    )
  })
  it('leave out rules for pages that hold what is not there', () => {
    expect(styles('html:has(.a){top:0}html:has(dialog){left:0}', 'b')).toBe('html:has(dialog){left:0}')
  })
  it('leave no empty condition behind', () => {
    expect(styles('@media print{.day{color:red}}.b{margin:0}', 'b')).toBe('.b{margin:0}')
  })
})

it('keeps mixed colours and leaves out what stands for them in old browsers', () => {
  const sheet =
    '.a{color:var(--ink)}@supports (color:color-mix(in lab,red,red)){.a{color:color-mix(in oklab,var(--ink) 50%,red)}}'
  expect(styles(sheet, 'a')).toBe('.a{color:color-mix(in oklab,var(--ink) 50.0%,red)}')
  expect(styles('@supports (display:grid){.a{top:0}}', 'a')).toContain('@supports')
})
