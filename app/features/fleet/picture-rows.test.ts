import { expect, it } from 'vitest'
import { pictureRows } from './picture-rows.ts'

const acrossOf = (count: number) =>
  pictureRows(Array.from({ length: count }, () => ({}))).map((each) => each.across)

it('puts one picture across the page, then pairs, and three in a row where a pair would leave one over', () => {
  expect(acrossOf(3)).toEqual([1, 2, 2])
  expect(acrossOf(4)).toEqual([1, 3, 3, 3])
  expect(acrossOf(5)).toEqual([1, 2, 2, 2, 2])
  expect(acrossOf(6)).toEqual([1, 2, 2, 3, 3, 3])
})

it('knows the second of each pair, which hangs lower', () => {
  expect(pictureRows([{}, {}, {}, {}, {}]).map(({ second }) => second)).toEqual([
    false,
    false,
    true,
    false,
    true,
  ])
})
