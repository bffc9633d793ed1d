/** Holds the first version to its specification. Whoever changes one of these on purpose changes the line here as well. */
import { expect, it } from 'vitest'
import { fleet } from './fleet.ts'

const meant =
  'content/fleet.ts differs from the first version. If that is meant, change content/specification.test.ts, too'

it('the fleet has the seven yachts of the specification at its starting prices', () => {
  expect(
    fleet.map(
      ({ id, slug, priceFrom }) =>
        `${id} ${slug} ${priceFrom.currency} ${priceFrom.amount} a ${priceFrom.basis}`,
    ),
    meant,
  ).toEqual([
    '1 sunreef-62-marea USD 2000 a day',
    '2 guji-sun-odyssey-44i USD 810 a day',
    '3 macan-pershing-64 USD 4000 a day',
    '4 lagoon-56 USD 1800 a day',
    '5 bali-54 USD 3500 a day',
    '6 lagoon-62 USD 3000 a day',
    '7 leopard-42-tsabalok USD 1035 a night',
  ])
})
