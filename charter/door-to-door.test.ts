import { expect, it } from 'vitest'
import { doorToDoor } from './door-to-door.ts'
import { ledger } from './ledger.ts'
import { seatsOf } from './seats.ts'
import { yachtNamed } from './testing-fleet.ts'

const six = { persons: 6, children: 0 }

it('adds the night in the city and the seats both ways to a week in San Blas', () => {
  const guji = yachtNamed('Guji')
  const door = doorToDoor(guji, six)!
  expect(door).toMatchObject({ hotel: 6 * 95_00, seats: 2 * 6 * 120_00 })
  expect(door.cents).toBe(ledger(guji, 'san-blas', { nights: 7 }, six).all.cents + door.hotel + door.seats)
  expect(door.each).toBe(Math.round(door.cents / 600) * 100)
})

it('flies back from Staniel Cay after a week in the Bahamas, and sleeps in no hotel', () =>
  expect(doorToDoor(yachtNamed('Brisa'), six)).toMatchObject({ hotel: 0, seats: 6 * 160_00 }))

it('needs no seat where guests step ashore in port', () => {
  expect(seatsOf('bahamas', 'nassau', six)).toBeUndefined()
  expect(seatsOf('rosario', 'cartagena', six)).toBeUndefined()
  expect(seatsOf('san-blas', 'cambombia', six)).toEqual({ ways: 'there', cents: 6 * 120_00 })
})
