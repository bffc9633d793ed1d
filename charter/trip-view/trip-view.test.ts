import { describe, expect, it } from 'vitest'
import { locales } from '#content/locales.ts'
import { copyOf } from '#content/site.server.ts'
import { waters } from '#content/charter/waters.ts'
import type { BusySpan } from '../availability.ts'
import { priceTrip } from '../price-trip.ts'
import { testingFleet } from '../testing-fleet.ts'
import { readTrip } from '../trip.ts'
import { tripView } from './trip-view.server.ts'
import { tripWords } from './trip-words.server.ts'

const today = '2026-11-22'
const view = (query: string, locale: (typeof locales)[number] = 'en', busy: BusySpan[] = []) => {
  const { nearest } = readTrip(new URLSearchParams(query), today, testingFleet)
  const priced = priceTrip(
    { ...nearest, yacht: nearest.yacht! },
    () => ({ busy, ports: [] }),
    today,
    testingFleet,
  )
  const { destination } = waters[nearest.waters]
  return tripView(priced, destination && copyOf(locale).itinerary[destination], today, tripWords(locale))
}
const week = 'yacht=lagoon-56&to=san-blas&from=2027-02-20&days=7&adults=6&children=2'

describe('a trip in words', () => {
  it('says what, when, who and how much', () => {
    const { what, when, who, total } = view(week)
    expect({ what, when, who, total }).toEqual({
      what: '7 days in San Blas, aboard the Lagoon 56',
      when: 'Saturday 20 February to Saturday 27 February 2027',
      who: '8 guests, 2 of them children',
      total: 'US$\u00a012,776',
    })
  })
  it('writes no cents after "about"', () => {
    const { total, figure, ledger } = view(
      'yacht=sunreef-62-marea&to=san-blas&from=2026-12-28&days=7&adults=4',
    )
    expect([total, figure]).toEqual([figure, expect.stringMatching(/^about US\$\u00a0[\d,]+$/)])
    const about = ledger.rows.filter(({ name }) => name.includes('EUR'))
    expect(about.map(({ value }) => value)).toEqual([expect.stringMatching(/^about US\$\u00a0[\d,]+$/)])
  })
  it('gives every day its date, light, moon and leg', () => {
    const { days, night, ashore } = view(week)
    expect(days).toHaveLength(7)
    expect(days[0]).toMatchObject({
      date: 'Sat 20 Feb',
      note: 'Cabins from 15:00',
      moon: { name: 'full moon' },
    })
    expect(days[0]!.leg).toMatch(/^[\d.]+ [\w ]+, about [\w ]+: away at 15:00, there by 16:00$/)
    expect(night!.title).toBe('A full moon | *on 20 February*')
    expect(ashore).toMatchObject({ date: 'Sat 27 Feb', place: 'Narganá' })
  })
  it('says of a first night in port that guests come aboard, and of a later one that they stay', () => {
    for (const locale of locales) {
      const { days } = view('yacht=lagoon-62&to=bahamas&from=2027-02-20&days=7&adults=6', locale)
      const { stay, stayBoarding } = tripWords(locale).copy.days
      expect([days[0]!.leg, days[4]!.leg]).toEqual([stayBoarding, stay])
      expect(stayBoarding).not.toBe(stay)
    }
  })
  it('has as many hours between leaving and arriving as it says', () => {
    const told = new Map([
      ['half an hour', 0.5],
      ['three quarters of an hour', 0.75],
      ['an hour', 1],
      ['an hour and a half', 1.5],
      ['two and a half hours', 2.5],
    ])
    const pattern = /about (.+): away at (\d+):(\d+), there by (\d+):(\d+)$/
    const legs = view(week)
      .days.map(({ leg }) => pattern.exec(leg))
      .filter((leg) => leg !== null)
    expect(legs.length).toBeGreaterThan(0)
    for (const [leg, hours, ...clocks] of legs) {
      const [leaves, and, arrives, at] = clocks.map(Number) as [number, number, number, number]
      expect(arrives + at / 60 - leaves - and / 60, leg).toBe(told.get(hours!))
    }
  })
  it('reckons the hours of a motor yacht at her own speed, those under sail at one for all', () => {
    const lead = (yacht: string, to: string) =>
      view(`yacht=${yacht}&to=${to}&from=2027-02-20&days=7&adults=2`).daysLead
    expect(lead('macan-pershing-64', 'rosario')).toContain('at 32 knots')
    expect(lead('lagoon-56', 'rosario')).toContain('at 7 knots')
    const legs = view('yacht=macan-pershing-64&to=rosario&from=2027-02-20&days=7&adults=2').days.map(
      ({ leg }) => leg,
    )
    expect(legs.filter((leg) => leg.includes('about'))).not.toEqual([])
    expect(legs.join(' ')).not.toMatch(/about [\w ]*hours/)
  })
  it('names under the sum what the seats in the small aircraft cost the party, on the ways that it flies', () => {
    const noteOf = (query: string, busy: BusySpan[] = []) =>
      view(query, 'en', busy).ledger.notes.find((note) => note.startsWith('Not in this sum'))
    expect(noteOf(week)).toMatch(/from Panama City and back, about US\$.1,920 for 8 guests, or the 4x4/)
    const exumas = 'yacht=lagoon-62&to=bahamas&from=2027-04-10&days=7&adults=6'
    expect(noteOf(exumas)).toMatch(/back to Nassau, about US\$.960 for 6 guests\./)
    const next = { first: '2027-04-17', ashore: '2027-04-24', state: 'booked' as const }
    expect(noteOf(exumas, [next])).toBeUndefined()
    expect(noteOf('yacht=macan-pershing-64&to=rosario&from=2027-04-10&days=7&adults=6')).toBeUndefined()
  })
  it('prints one sum where all of it is paid to us', () => {
    const sumsOf = (query: string) =>
      view(query)
        .ledger.rows.filter(({ total }) => total)
        .map(({ name }) => name)
    expect(sumsOf('yacht=sunreef-62-marea&to=cuba&from=2027-04-10&days=7&adults=6')).toEqual([
      'Total, paid to us',
    ])
    expect(sumsOf(week)).toEqual(['You pay us', 'You pay on the spot', 'Total'])
  })
  it('says beside the sum what it is without', () => {
    const macan = view('yacht=macan-pershing-64&to=rosario&from=2027-02-20&days=7&adults=2')
    expect([macan.figure, macan.besides]).toEqual(['US$\u00a028,000', 'plus the park entry'])
    expect(view(week).besides).toBeUndefined()
  })
  it('says that the days fall in the hurricane season where the coast lies in its belt, elsewhere in the rains', () => {
    const note = (yacht: string, to: string, from: string) =>
      view(`yacht=${yacht}&to=${to}&from=${from}&days=7&adults=2`).weather
    expect(note('bali-54', 'bahamas', '2027-09-04')).toContain(
      'in the Bahamas lasts from 1 June to 30 November',
    )
    expect(note('bali-54', 'bahamas', '2027-02-20')).toBeUndefined()
    expect(note('lagoon-56', 'san-blas', '2027-09-04')).toContain('the rainy season in San Blas')
    expect(note('lagoon-56', 'san-blas', '2027-02-20')).toBeUndefined()
    expect(note('lagoon-56', 'san-blas', '2027-04-28')).toMatch(/^From 1 May it is the rainy season/)
    expect(note('bali-54', 'bahamas', '2027-09-04')).toContain('November to April')
  })
  it('names the hotel night that San Blas forces, and the early aircraft', () => {
    const { there, home } = view(week).journey
    expect(there.map(({ date, deadline }) => [date, deadline])).toEqual([
      ['Fri 19 Feb', true],
      ['Sat 20 Feb', undefined],
      ['Sat 20 Feb', undefined],
      ['Sat 20 Feb', undefined],
    ])
    expect(home).toHaveLength(3)
  })
  it('sails to Cayo Largo by night in July as well, when daylight would hold the passage', () => {
    const { days } = view('yacht=lagoon-56&to=cuba&from=2027-07-10&days=14&adults=2')
    expect(days[3]!.leg).toContain('through the night')
  })
  it('brings the guests of a motor yacht back to port herself, and those of a sailing yacht ashore where she lies', () => {
    const [macan, lagoon] = ['macan-pershing-64', 'lagoon-56'].map((yacht) =>
      view(`yacht=${yacht}&to=san-blas&from=2027-01-16&days=7&adults=2`),
    )
    expect(macan!.ashore).toMatchObject({
      place: 'El Porvenir',
      text: expect.stringMatching(/\d+ nm back in three quarters of an hour/),
    })
    expect(macan!.journey.home.map(({ title }) => title)).toContain('The small aircraft')
    expect(lagoon!.ashore.place).toBe('Narganá')
    expect(lagoon!.days[6]!.activities.at(-1)).toContain('tomorrow’s airstrip')
    expect(macan!.days[6]!.activities.at(-1)).not.toContain('airstrip')
  })
  it('names the evening nearest to the full moon: 18 July 2027, 15:45 UTC (NASA, phases of the moon)', () =>
    expect(view('yacht=lagoon-56&to=cuba&from=2027-07-10&days=14&adults=2').night!.title).toContain(
      '18 July',
    ))
  it('puts the hotel nights of Cuba before boarding', () => {
    const { days, journey } = view('yacht=lagoon-56&to=cuba&from=2027-02-20&days=14&adults=2')
    expect(days.map(({ note }) => note)).toEqual([
      'Night in a hotel',
      'Night in a hotel',
      'Cabins from 15:00',
      ...Array.from({ length: 10 }),
      'Night in a hotel',
    ])
    expect(journey.home.map(({ date }) => date)).toEqual(['Fri 5 Mar', 'Fri 5 Mar', 'Sat 6 Mar'])
  })
  it('names the days of a long trip that guests choose, with proposals, and none in others', () => {
    const long = view(week.replace('days=7', 'days=28'))
    expect(long.free).toMatchObject({ label: 'Days 10 to 23', date: 'Mon 1 Mar to Sun 14 Mar' })
    expect(long.free!.text).toMatch(/^14 days.* fresh fruit, vegetables and bread/)
    expect(long.free!.proposals.map(({ dates }) => dates)).toEqual([
      'Mon 1 Mar to Wed 3 Mar',
      'Thu 4 Mar to Sat 6 Mar',
      'Sun 7 Mar to Tue 9 Mar',
      'Wed 10 Mar to Fri 12 Mar',
      'Sat 13 Mar to Sun 14 Mar',
    ])
    const short = view(week.replace('days=7', 'days=15'))
    expect(short.free).toMatchObject({ label: 'Day 10', date: 'Mon 1 Mar' })
    expect(short.free!.proposals.map(({ dates }) => dates)).toEqual(['Mon 1 Mar'])
    expect(long.entries.map(({ iso }) => iso)).toEqual(long.entries.map(({ iso }) => iso).toSorted())
    expect(long.days.at(-1)).toMatchObject({ number: 28, date: 'Fri 19 Mar', location: 'El Porvenir' })
    expect(long.night!.nights).toHaveLength(28)
    expect(view(week).free).toBeUndefined()
  })
  it('promises all the stars to no week of a gibbous moon, and counts no hotel night among those on board', () => {
    const { night } = view('yacht=lagoon-56&to=cuba&from=2027-07-24&days=7&adults=2')
    expect(night!.nights).toHaveLength(5)
    expect(night!.title).toBe('Dark nights for the stars, | *from 26 to 30 July*')
    expect(view('yacht=lagoon-56&to=rosario&from=2027-07-21&days=5&adults=2').night!.title).toBe(
      'Stars first, | *the moon late*',
    )
  })
  it('divides by the days of the trip, hotel nights too, and by no couple where children come', () => {
    const cuba = view('yacht=lagoon-56&to=cuba&from=2027-02-20&days=7&adults=4').ledger.shares
    expect(cuba.at(-1)).toBe('US$\u00a0920 a person a day')
    expect(view(week).ledger.shares.join()).not.toContain('couple')
  })
  it('says that the passage leaves no time, where other guests take the days next to the trip', () => {
    const busy = [{ first: '2027-02-13', ashore: '2027-02-20', state: 'booked' as const }]
    const { state } = view('yacht=lagoon-56&to=cuba&from=2027-02-20&days=7&adults=2', 'en', busy)
    expect(state).toMatchObject({ id: 'booked', name: 'Her other bookings leave her no time to reach you' })
    expect(state.text).toMatch(
      /^The Lagoon 56 has no other guests on these dates\. But from San Blas she needs \d+ days at sea/,
    )
  })
  it('has no days where there is no itinerary', () => {
    expect(view(week.replace('san-blas', 'aruba'))).toMatchObject({ days: [], night: undefined })
  })
  it('tells the hours of the clock on the first afternoon and on long legs, and else the morning', () => {
    const legs = view(week).days.map(({ leg }) => leg)
    expect(legs[0]).toContain('away at 15:00')
    expect(legs[1]).toBe('4 nm, about half an hour')
    expect(view('yacht=bali-54&to=bahamas&from=2027-01-09&days=7').days[1]!.leg).toMatch(/away at \d+:00/)
  })
  it('gives a run of three miles at 32 knots ten minutes', () =>
    expect(view('yacht=macan-pershing-64&to=san-blas&from=2027-02-20&days=7').days[5]!.leg).toBe(
      '3 nm, about ten minutes',
    ))
  it.each([
    ['yacht=lagoon-56&to=san-blas&from=2027-02-06&days=7', 'Lobster for dinner'],
    ['yacht=lagoon-56&to=san-blas&from=2027-04-10&days=7', 'Snapper for dinner'],
  ])('serves lobster in its season alone: %s', (query, dinner) =>
    expect(view(query).days[4]!.activities.join()).toContain(dinner),
  )
  it.each(locales)('tells the guests of Macan of no sail and no kayak, in %s', (locale) => {
    for (const to of ['san-blas', 'rosario', 'bahamas'])
      for (const days of [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 28]) {
        const trip = view(`yacht=macan-pershing-64&to=${to}&from=2027-02-06&days=${days}`, locale)
        const told = trip.days.flatMap(({ title, activities }) => [title, ...activities])
        const lines = [...told, ...(trip.free?.proposals ?? []).map(({ text }) => text)].join('\n')
        expect(lines).not.toMatch(
          /kayak|kajak|paddle|\breman\b|\bremo\b|\bsails?\b|a vela|segel|schlag\b|sup-brett/i,
        )
      }
  })
  it.each(locales)('promises stars and glowing water on dark evenings alone, in %s', (locale) => {
    for (const from of ['2027-01-18', '2027-02-17', '2027-03-18'])
      for (const to of ['san-blas', 'rosario', 'bahamas', 'cuba']) {
        const trip = view(`yacht=lagoon-56&to=${to}&from=${from}&days=14`, locale)
        for (const { iso, activities } of trip.days)
          if (trip.night!.nights.find((night) => night.iso === iso)?.moon.lightsEvening)
            expect(activities.join('\n')).not.toMatch(
              /(?<!first )\bstars?\b|moonless|glows|sparks|estrellas? (desde|y)|plancton|vía láctea|\bsterne\b|funken/i,
            )
      }
  })
  it('counts nights of stars from the first one away from a city', () => {
    // The moon is new on 8 March 2027.
    for (const to of ['rosario', 'bahamas'])
      expect(view(`yacht=lagoon-56&to=${to}&from=2027-03-06&days=7`).night!.title).toMatch(
        /from 7 to 1[12] March/,
      )
  })
  it('lies in her port on the last evening where other guests come aboard the next day', () => {
    const booked = (first: string, ashore: string) =>
      view(week.replace('adults=6', 'adults=4'), 'en', [{ first, ashore, state: 'booked' }])
    const due = booked('2027-02-27', '2027-03-06')
    expect(due.ashore.place).toBe('El Porvenir')
    expect(due.days).toHaveLength(7)
    expect(booked('2027-02-28', '2027-03-06').ashore.place).toBe('Narganá')
    expect(due.journey.home[1]!.title).toBe('The small aircraft')
  })
  it('says at which end the days assume her guests to leave her', () => {
    const exumas = 'yacht=lagoon-62&to=bahamas&from=2027-04-10'
    const ends = (query: string, busy: BusySpan[] = []) =>
      /Your trip ends at (\w+ Cay),/.exec(view(query, 'en', busy).daysLead)?.[1]
    expect(ends(`${exumas}&days=7&adults=6`)).toBe('Staniel Cay')
    expect(ends(`${exumas}&days=9&adults=6`)).toBeUndefined()
    const next = { first: '2027-04-17', ashore: '2027-04-24', state: 'booked' as const }
    expect(ends(`${exumas}&days=7&adults=6`, [next])).toBeUndefined()
  })
  it('serves breakfast ashore in San Blas where other guests leave her that morning', () => {
    const after = view(week, 'en', [{ first: '2027-02-13', ashore: '2027-02-20', state: 'booked' }])
    expect(after.journey.there.at(-1)!.text).toContain('From 9:00 deck, table and water are yours')
    expect(after.days[0]!.activities.join()).toContain('Breakfast ashore')
    expect(view(week).journey.there.at(-1)!.text).toContain('aboard in the morning')
  })
  it.each(locales)('has every word in %s', (locale) => {
    for (const to of ['san-blas', 'rosario', 'aruba', 'cuba', 'bahamas'])
      for (const days of [5, 10, 14, 28])
        for (const from of ['2026-12-24', '2027-02-06', '2027-06-10']) {
          const text = JSON.stringify(
            view(`yacht=lagoon-56&to=${to}&from=${from}&days=${days}&adults=2`, locale),
          )
          expect(text).not.toMatch(/\{\{|undefined|NaN/)
        }
  })
})
