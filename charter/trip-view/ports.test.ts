import { describe, expect, it } from 'vitest'
import { journeys } from '#content/charter/journey.ts'
import { terms } from '#content/charter/terms.ts'
import { copyOf } from '#content/site.server.ts'
import { waters, type WatersId } from '#content/charter/waters.ts'
import type { BusySpan } from '../availability.ts'
import { priceTrip } from '../price-trip.ts'
import { testingFleet } from '../testing-fleet.ts'
import { readTrip } from '../trip.ts'
import { staysInPort } from './journey.server.ts'
import { tripView } from './trip-view.server.ts'
import { tripWords } from './trip-words.server.ts'

const today = '2026-11-22'
const view = (query: string, busy: BusySpan[] = []) => {
  const { nearest } = readTrip(new URLSearchParams(query), today, testingFleet)
  const calendar = () => ({ busy, ports: [] })
  const priced = priceTrip({ ...nearest, yacht: nearest.yacht! }, calendar, today, testingFleet)
  const { destination } = waters[nearest.waters]
  return tripView(priced, destination && copyOf('en').itinerary[destination], today, tripWords('en'))
}
const homeFrom = (query: string) => view(query).journey.home.at(-1)!.title

describe('flights of a trip', () => {
  it.each(Object.keys(journeys) as WatersId[])(
    'may land after boarding only where she stays in port or guests sleep in the city: %s',
    (where) => {
      const { landBy, nightBefore } = journeys[where]
      expect(landBy.value > terms.boarding.value).toBe(nightBefore || staysInPort(where))
    },
  )
  it.each([
    [7, 'Fly home from 16:00'],
    [9, 'Fly home from 12:00'],
    [14, 'Fly home from 12:00'],
  ])('home from the Bahamas wait for the small aircraft only where there is one: %d nights', (days, title) =>
    expect(homeFrom(`yacht=lagoon-56&to=bahamas&from=2027-02-20&days=${days}&adults=6`)).toBe(title),
  )
})

describe('a week that turns back because other guests come aboard in her port', () => {
  const week = 'yacht=lagoon-56&to=bahamas&from=2027-02-20&days=7&adults=6'
  const next: BusySpan = { first: '2027-02-27', ashore: '2027-03-06', state: 'booked' }
  it('says so, and where it would have ended', () => {
    expect(view(week, [next]).turnsBack).toMatchObject({
      text: expect.stringMatching(/Nassau .*Staniel Cay/),
      destination: 'bahamas',
    })
    expect(view(week).turnsBack).toBeUndefined()
  })
  it('keeps its days where somebody only has an option on her, and says what a signature would change', () => {
    const asHeld = view(week, [{ ...next, state: 'held' }])
    expect(asHeld.days.map(({ location }) => location)).toEqual(
      view(week).days.map(({ location }) => location),
    )
    expect(asHeld.turnsBack!.text).toMatch(/^Another party has an option .*Nassau .*Staniel Cay/)
  })
  it('says nothing where the days end in port anyway', () =>
    expect(
      view(week.replace('days=7', 'days=14'), [{ ...next, first: '2027-03-06', ashore: '2027-03-13' }])
        .turnsBack,
    ).toBeUndefined())
})
