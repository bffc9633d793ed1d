import { expect, it } from 'vitest'
import { fleetInOrder } from './fleet-order.server.ts'

it('lists the yachts of the same waters together, the one that costs least first', () => {
  expect(fleetInOrder.map(({ name }) => name)).toEqual([
    'Guji',
    'Tsabalok',
    'Lagoon 56',
    'Marea',
    'Brisa',
    'Bali 5.4',
    'Macan',
  ])
})
