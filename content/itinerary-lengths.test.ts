import { describe, expect, it } from 'vitest'
import { waysHome } from './charter/journey.ts'
import { watersOf, waters } from './charter/waters.ts'
import { itineraries } from './itineraries.ts'
import { daysOfStay } from './itinerary-lengths.ts'
import { itineraryStages } from './itinerary-stages.ts'
import { type DestinationId, destinationIds } from './schema.ts'

const lengths = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 28]
const all = destinationIds.flatMap((id) =>
  lengths.flatMap((nights) => [false, true].map((dueInPort) => ({ id, nights, dueInPort }))),
)

it('turns back, where a week is due in port, at the places that its page names', () => {
  const lastDays = (id: DestinationId, nights: number, days: number) =>
    daysOfStay(id, nights, { dueInPort: true })
      .slice(-days)
      .map((day) => itineraries[id].days[day - 1]!.place)
  expect(lastDays('bahamas', 7, 3)).toEqual(['warderick', 'highbourne', 'nassau'])
  expect(lastDays('bahamas', 10, 4)).toEqual(['staniel', 'normans', 'highbourne', 'nassau'])
  expect(lastDays('panama', 7, 3)).toEqual(['cocoBandero', 'lemmon', 'elPorvenir'])
})

describe('the days of a stay', () => {
  it.each(all)('$id, $nights nights, due in port $dueInPort: end where guests can go home from', (stay) => {
    const numbers = daysOfStay(stay.id, stay.nights, stay)
    const stages = itineraryStages(stay.id, undefined, numbers)
    const last = stages.findLast(({ leg }) => leg !== 'road')!
    expect(waysHome[last.place]).toBeDefined()
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(numbers.length).toBeLessThanOrEqual(stay.nights)
    for (const [i, { leg, place }] of stages.entries())
      if (leg === 'stay' && i > 0) expect(stages[i - 1]!.place).toBe(place)
  })
  it.each(all)(
    '$id, $nights nights, due in port $dueInPort: have nothing "once more" that was not before',
    (stay) => {
      // Days whose texts speak of an earlier one, and that one.
      const again = {
        panama: { 12: 2 },
        colombia: { 11: 2, 12: 3 },
        bahamas: { 10: 7, 11: 6 },
        cuba: { 10: 7 },
      }
      const numbers = daysOfStay(stay.id, stay.nights, stay)
      for (const [day, before] of Object.entries(again[stay.id]))
        if (numbers.includes(Number(day)))
          expect(numbers.slice(0, numbers.indexOf(Number(day)))).toContain(before)
    },
  )
  it.each(['panama', 'bahamas'] as const)('end in port where she is due there: %s', (id) => {
    for (const nights of lengths.filter((each) => each < 15)) {
      const stages = itineraryStages(id, undefined, daysOfStay(id, nights, { dueInPort: true }))
      expect(stages.at(-1)!.place).toBe(waters[watersOf[id]].port)
    }
  })
})
