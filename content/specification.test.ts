/** Holds the first version to its specification. Whoever changes one of these on purpose changes the line here as well. */
import { expect, it } from 'vitest'
import { rates } from './charter/rates.ts'
import { highSeason } from './charter/seasons.ts'
import { fleet } from './fleet.ts'

const meant =
  'content/fleet/ or content/charter/ differs from the first version. If that is meant, change content/specification.test.ts, too'

it('the fleet has the seven yachts of the specification', () => {
  expect(
    fleet.map(({ id, slug }) => `${id} ${slug}`),
    meant,
  ).toEqual([
    '1 sunreef-62-marea',
    '2 guji-sun-odyssey-44i',
    '3 macan-pershing-64',
    '4 lagoon-56',
    '5 bali-54',
    '6 lagoon-62',
    '7 leopard-42-tsabalok',
  ])
})

it('their rates are those of the specification', () => {
  const stated = Object.fromEntries(
    Object.entries(rates).map(([slug, rate]) => [
      slug,
      rate.kind === 'boat'
        ? [rate.night.value.amount, rate.highWeek?.value]
        : [rate.boat.value, rate.person.value, rate.childDiscount.value, rate.childAge],
    ]),
  )
  expect(stated, meant).toEqual({
    'sunreef-62-marea': [2000, { amount: 18_500, currency: 'EUR' }],
    'guji-sun-odyssey-44i': [810, undefined],
    'macan-pershing-64': [4000, undefined],
    'lagoon-56': [1800, undefined],
    'bali-54': [3500, { amount: 30_000, currency: 'USD' }],
    'lagoon-62': [3000, undefined],
    'leopard-42-tsabalok': [575, 230, 30, 12],
  })
  expect(highSeason.surcharge.value, meant).toBe(20)
})
