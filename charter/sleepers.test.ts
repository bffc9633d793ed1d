import { expect, it } from 'vitest'
import { askedSleepers } from './sleepers.ts'

const asked = (query: string) => askedSleepers(new URLSearchParams(query))

it('reads who sleeps where from an address; an empty field is nobody', () => {
  expect(asked('couples=2&grandparents=&singles=1&children=2').sleepers).toEqual({
    couples: 2,
    grandparents: 0,
    singles: 1,
    children: 2,
  })
})
it('takes children alone for those of the calculator', () => {
  expect(asked('children=2&persons=4')).toEqual({
    values: { couples: '', grandparents: '', singles: '', children: '' },
  })
})
it.each([
  ['couples=many', { code: 'not-a-number' }],
  ['couples=-1', { code: 'not-a-number' }],
  ['couples=0', { code: 'no-guests' }],
  ['couples=&children=3', { code: 'children-alone' }],
  ['couples=99', { code: 'too-many-guests', guests: 198, most: 12 }],
])('says what is wrong with %s, and keeps what was typed', (query, refusal) => {
  const answer = asked(query)
  expect(answer.refusal).toEqual(refusal)
  expect(answer.values.couples).toBe(new URLSearchParams(query).get('couples'))
})
