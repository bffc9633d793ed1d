import { expect, it } from 'vitest'
import { destinations } from './destinations.ts'
import { seasonKind } from './season-kinds.ts'

it('calls no month simply good that belongs to the hurricane season', () => {
  for (const { season } of Object.values(destinations))
    for (const month of season.hurricane) expect(seasonKind(month, season)).not.toBe('best')
  expect([11, 12, 6, 5].map((month) => seasonKind(month, destinations.bahamas.season))).toEqual([
    'bestAtRisk',
    'best',
    'hurricane',
    'rain',
  ])
  expect([12, 1, 4].map((month) => seasonKind(month, destinations.colombia.season))).toEqual([
    'best',
    'windy',
    'best',
  ])
})
