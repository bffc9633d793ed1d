import { describe, expect, it } from 'vitest'
import { plannedSpeed } from './itinerary-stages.ts'
import { fastLocalYacht, localSpeed } from './local-yacht.ts'

describe('the hours of an itinerary', () => {
  it('are those of the motor yacht where she alone lies', () => {
    expect(fastLocalYacht('colombia')?.name).toBe('Macan')
    expect(localSpeed('colombia')).toBe(32)
  })
  it.each(['panama', 'bahamas', 'cuba'] as const)('are those of a yacht under sail in %s', (id) => {
    expect(fastLocalYacht(id)).toBeUndefined()
    expect(localSpeed(id)).toBe(plannedSpeed)
  })
})
