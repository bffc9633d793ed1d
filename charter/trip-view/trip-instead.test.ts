import { expect, it } from 'vitest'
import type { BusySpan } from '../availability.ts'
import { insteadOf } from '../instead.ts'
import { type NamedTrip, priceTrip } from '../price-trip.ts'
import { testingFleet } from '../testing-fleet.ts'
import { readTrip } from '../trip.ts'
import { tripInstead } from './trip-instead.server.ts'
import { tripWords } from './trip-words.server.ts'

const today = '2026-11-22'
const span = (first: string, ashore: string): BusySpan => ({ first, ashore, state: 'booked' })
const said = (query: string, busy: Record<string, BusySpan[]>, locale: 'en' | 'es' | 'de' = 'en') => {
  const { nearest } = readTrip(new URLSearchParams(query), today, testingFleet)
  const calendarOf = (slug: string) => ({ busy: busy[slug] ?? busy['*'] ?? [], ports: [] })
  const priced = priceTrip(nearest as NamedTrip, calendarOf, today, testingFleet)
  return tripInstead(priced, insteadOf(priced, calendarOf, today, testingFleet)!, tripWords(locale))
}
const longAway = [span('2027-01-01', '2027-12-01')]
const marea = 'yacht=sunreef-62-marea&to=cuba&from=2027-01-16&days=7&adults=6'
const taken = {
  'sunreef-62-marea': [span('2027-01-09', '2027-01-16'), span('2027-01-30', '2027-02-06')],
}

it('says why a trip cannot be, names the best alternative in one line, then other yachts, other days and the same days at home', () => {
  const { title, best, text, groups, notes, papers, message } = said(marea, taken)
  expect(title).toBe('Marea cannot get to Cuba on your dates')
  expect(text).toMatch(
    /^Marea has no guests on your dates\. But from San Blas she needs five days at sea each way, and from 9 to 16 January she is booked\.$/,
  )
  expect(groups.map((group) => group.title)).toEqual([
    'Also available on your dates',
    'Other days with Marea',
    'The same days with Marea where she is based',
  ])
  expect(best!.label.replaceAll('\u00a0', ' ')).toMatch(
    /^Guji is available on your dates: US\$ [\d,]+ a person, US\$ [\d,]+ in all\.$/,
  )
  expect(groups.flatMap(({ trips }) => trips).map(({ query }) => query)).not.toContain(best!.query)
  const labels = groups.map(({ trips }) => trips.map(({ label }) => label.replaceAll('\u00a0', ' ')))
  expect(labels[0]!.at(-1)).toMatch(/^Tsabalok: US\$ 27,381/)
  expect(labels[2]).toEqual([expect.stringMatching(/^In San Blas: /)])
  expect(notes.join(' ')).toMatch(
    /^Each price in Cuba is for the whole yacht and covers captain and cook, .* the hotel in Havana, .*Not included: your flights to Havana, the e-visa, travel insurance, what you pay in cash ashore \(/,
  )
  expect(papers.join(' ')).toMatch(
    /^We cannot take US citizens .* e-visa, and everyone needs medical insurance\. .*ESTA/,
  )
  expect(message).toMatch(/Could we have one of these: .*Tsabalok/)
})

it('says which of the days are left where that is too little for a charter', () => {
  const busy = { '*': [span('2027-04-17', '2027-04-27')] }
  const query = 'yacht=sunreef-62-marea&to=san-blas&from=2027-04-24&days=7&adults=4'
  const { title, text, none } = said(query, busy)
  expect(title).toBe('Marea has other guests on some of your nights')
  expect(text).toBe('She is available from 27 April to 1 May only, and our shortest charter is five nights.')
  expect(none).toMatch(/^None of our other yachts/)
  expect(said(query, busy, 'de').text).toMatch(/27\. April.*1\. Mai/)
})

it('crosses no wide open water with a motor yacht, and names who can be had there, and her price at home', () => {
  const { title, best, text, groups } = said(
    'yacht=macan-pershing-64&to=bahamas&from=2027-04-10&days=7&adults=6',
    {},
  )
  expect(title).toBe('Macan stays in Cartagena')
  expect(text).toMatch(/From Cartagena it is 1,154 nautical miles to the Bahamas/)
  expect(groups.map((group) => group.title)).toEqual([
    'Also available on your dates',
    'The same days with Macan where she is based',
  ])
  expect(best).toMatchObject({
    label: expect.stringMatching(
      /^Brisa is available on your dates: US\$.3,990 a person, US\$.23,940 in all\.$/,
    ),
    note: expect.stringMatching(/^She goes under sail and has six cabins with air conditioning\./),
  })
})

it('says of another yacht what differs, and of days left and days nearby what they cost', () => {
  const bali = said('yacht=bali-54&to=bahamas&from=2027-03-13&days=7&adults=12', {
    'bali-54': [span('2027-03-13', '2027-03-20')],
  })
  expect(bali.title).toBe('The Bali 5.4 is taken on your dates; Brisa is available')
  expect(bali.best!.label).toMatch(
    /^Brisa is available on your dates: US\$.1,995 a person, US\$.23,940 in all\. We would take her\.$/,
  )
  expect(bali.best!.note).toMatch(
    /^She costs US\$.3,990 less than the Bali 5\.4 and also has six cabins with air conditioning\./,
  )
  const guji = said('yacht=guji-sun-odyssey-44i&to=san-blas&from=2027-04-10&days=28&adults=4', {
    '*': [span('2027-05-01', '2027-05-10')],
  })
  expect(guji.title).toBe('Guji is available for 21 of your 28 nights')
  expect(guji.text).toMatch(/^From 10 April to 1 May she is available/)
  expect(guji.best!.label).toMatch(/^Part of your dates is available, 10 April to 1 May: 21 nights, US\$/)
})

it('offers yachts in turn where one has the first weeks alone, with both prices, their sum and the day of the change', () => {
  const { best, text, groups, none, message } = said(
    'yacht=guji-sun-odyssey-44i&to=san-blas&from=2027-03-06&days=28&adults=4',
    {
      'guji-sun-odyssey-44i': [span('2027-03-27', '2027-04-10')],
      'lagoon-56': [span('2027-03-06', '2027-03-13')],
      'leopard-42-tsabalok': longAway,
      'sunreef-62-marea': longAway,
    },
  )
  expect([none, best]).toEqual([undefined, undefined])
  expect(text).toBe(
    'She is available from 6 to 27 March. On the other nights the Lagoon 56 can have you, also in San Blas.',
  )
  expect(groups[0]).toMatchObject({
    title: 'All 28 nights, on one yacht after the other',
    trips: [
      { label: expect.stringMatching(/^6–27 Mar with Guji: US\$/) },
      { label: expect.stringMatching(/^27 Mar – 3 Apr with the Lagoon 56: US\$/) },
    ],
    note: expect.stringMatching(
      /^US\$.[\d,]+ in all, with the Guna Yala entry fee paid once, US\$.[\d,]+ a person\. You change yachts on 27 March\.$/,
    ),
  })
  expect(message).toContain('6–27 Mar with Guji and 27 Mar – 3 Apr with the Lagoon 56')
})

it('of days nearby names the season that makes them cheaper, and from when on it rains', () => {
  const macan = said('yacht=macan-pershing-64&to=rosario&from=2027-02-06&days=5&adults=6', {
    'macan-pershing-64': [span('2027-02-05', '2027-02-11')],
  })
  expect(macan.groups.at(-1)!.trips[0]!.note).toMatch(
    /^Outside high season these dates cost US\$.4,000 less\.$/,
  )
  const guji = said('yacht=guji-sun-odyssey-44i&to=san-blas&from=2027-03-06&days=28&adults=4', {
    '*': [span('2026-11-22', '2027-04-17')],
  })
  expect(guji.best!.note).toMatch(/^The rains begin in May: /)
})

it('calls days far from those asked for by their name', () => {
  const { best, groups, price } = said(marea, { '*': [span('2026-11-22', '2027-04-17')] })
  expect(best!.label).toMatch(/^Marea is available only far from your dates: 20 to 27 April, US\$/)
  expect(groups).toEqual([])
  expect(price!.title).toBe('The price line by line: Marea, 20–27 Apr')
  expect(price!.ledger.rows[0]).toMatchObject({ name: expect.stringMatching(/^Yacht, 5 nights/) })
})

it('says who is held, on the days or on those of the voyage, and names others on the nearest days', () => {
  const held = (first: string, ashore: string): BusySpan[] => [{ first, ashore, state: 'held' }]
  const everyone = {
    '*': held('2027-01-16', '2027-01-23'),
    'bali-54': held('2027-01-12', '2027-01-15'),
    'sunreef-62-marea': [span('2027-01-16', '2027-01-23')],
  }
  const { none, best, groups } = said(
    'yacht=sunreef-62-marea&to=cuba&from=2027-01-16&days=7&adults=8',
    everyone,
  )
  expect(none).toMatch(/are on hold on these dates for other parties/)
  expect(none).toMatch(
    /The Bali 5\.4 is available on your dates, but not on those she needs to sail to you: another party/,
  )
  expect(best!.label).toMatch(/^The nearest days on which Marea is available: /)
  expect(groups.map(({ title }) => title)).toContain('Other yachts, on the nearest days')
})

it.each([
  [
    'en',
    /^Brisa is already in Nassau, so there is no passage of US\$.20,544 to pay: in all she costs US\$.10,968 less than the Lagoon 56\. She has six cabins and, unlike the Lagoon 56, air conditioning/,
  ],
  [
    'es',
    /^Brisa ya está en Nassau, así que no pagan la travesía de US\$.20\.544: en total cuesta US\$.10\.968 menos que el Lagoon 56\. Tiene aire acondicionado en sus seis camarotes; el Lagoon 56, no/,
  ],
  [
    'de',
    /^Die Brisa liegt schon in Nassau, die Überführung für 20\.544.US\$ entfällt\. Im Ganzen kostet sie 10\.968.US\$ weniger als die Lagoon 56\./,
  ],
] as const)(
  'names in %s the passage that the yacht which lies there spares, and whether guests fly home',
  (locale, note) => {
    const query = 'yacht=lagoon-56&to=bahamas&from=2027-03-06&days=7&adults=4&children=2'
    const lagoon = { 'lagoon-56': [span('2027-03-06', '2027-03-13')] }
    const { best, notes } = said(query, lagoon, locale)
    expect(best!.note).toMatch(note)
    expect(best!.note).toMatch(/US\$.960|960.US\$/)
    expect(best!.note).not.toMatch(/Compass Cay/)
    expect(notes).toHaveLength(3)
    const turned = said(query, { ...lagoon, 'lagoon-62': [span('2027-03-13', '2027-03-20')] }, locale)
    expect(turned.best!.note).toMatch(/Nassau.*Compass Cay.*Staniel Cay/)
  },
)

it('names from which age another yacht takes children, where some come', () => {
  const query = 'yacht=sunreef-62-marea&to=san-blas&from=2027-03-06&days=7&adults=4'
  const busy = { 'sunreef-62-marea': [span('2027-03-06', '2027-03-13')] }
  const notesOf = (party: string) => {
    const { best, groups } = said(query + party, busy)
    return [best!, ...groups.flatMap(({ trips }) => trips)].map(({ note }) => note ?? '').join(' ')
  }
  expect(notesOf('&children=2')).toMatch(/She takes children from 8\./)
  expect(notesOf('')).not.toMatch(/children/)
})

it('says that another yacht has as many cabins only where they are as cool', () => {
  const query = 'yacht=lagoon-56&to=san-blas&from=2027-03-06&days=7&adults=4'
  const { best, groups } = said(query, { 'lagoon-56': [span('2027-03-06', '2027-03-13')] })
  const notes = [best!, ...groups.flatMap(({ trips }) => trips)].map(({ note }) => note ?? '')
  expect(notes.join(' ')).toMatch(/more than Guji, with air conditioning in her five cabins\./)
  expect(notes.join(' ')).not.toMatch(/also has/)
})
