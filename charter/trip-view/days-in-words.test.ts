import { expect, it } from 'vitest'
import { daysInWords } from './days-in-words.ts'

it.each([
  ['es', '6 al 13 de marzo', '27 de marzo al 3 de abril'],
  ['en', '6 to 13 March', '27 March to 3 April'],
  ['de', '6. bis 13. März', '27. März bis 3. April'],
] as const)('name a month once, in %s', (locale, inOne, inTwo) =>
  expect([
    daysInWords('2027-03-06', '2027-03-13', locale),
    daysInWords('2027-03-27', '2027-04-03', locale),
  ]).toEqual([inOne, inTwo]),
)
