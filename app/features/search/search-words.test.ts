import { expect, it } from 'vitest'
import { compareTrips } from '#charter/compare-trips.ts'
import { searchTrips } from '#charter/search-trips.ts'
import { testingFleet } from '#charter/testing-fleet.ts'
import type { Locale } from '#content/locales.ts'
import { compareView } from './compare-view.server.ts'
import { searchForm } from './search-form.server.ts'
import { searchResults } from './search-results.server.ts'
import { copyOf } from '#content/site.server.ts'
import { searchWords } from './search-words.server.ts'

const card = () => ({ kind: '', picture: {} as never })

it('says of a yacht from elsewhere that others have her while she would be on her way, and when she could come', () => {
  const busy = [{ first: '2027-02-16', ashore: '2027-02-23', state: 'booked' as const }]
  const calendarOf = (slug: string) => ({ busy: slug === 'lagoon-56' ? busy : [], ports: [] })
  const asked = new URLSearchParams('to=bahamas&from=2027-02-06&days=7&adults=8')
  const { unfit } = searchTrips(asked, calendarOf, '2026-11-22', testingFleet)
  const reasonOf = (slug: string, locale: Locale = 'en') =>
    searchWords(locale).reason(unfit.find(({ yacht }) => yacht.slug === slug)!.because)
  expect(reasonOf('lagoon-56')).toMatch(
    /days at sea each way\. No days left for the voyage here\. Nearest free dates: \d.*\.$/,
  )
  // German months are cut with a full stop, which ends the sentence as well.
  expect(reasonOf('lagoon-56', 'de')).toMatch(/[^.]\.$/)
  expect(reasonOf('sunreef-62-marea')).toMatch(/days at sea each way\. Brisa lies in Nassau, is free/)
})

it('answers a party larger than any yacht with two, for its own number', () => {
  const asked = new URLSearchParams('to=bahamas&from=2027-02-06&days=7&adults=14')
  const search = searchTrips(asked, () => ({ busy: [], ports: [] }), '2026-11-22', testingFleet)
  for (const [locale, words] of [
    [
      'en',
      /^7 nights for 14 adults\. 14 of you fill two yachts.*the Bali 5\.4 and Brisa, at US\$.4,269 a person, for both together US\$.59,769\.$/,
    ],
    ['es', /^7 noches para 14 adultos\. .*el Bali 5\.4 y Brisa.*los dos por US\$.59\.769\.$/],
    ['de', /^7 Nächte für 14 Erwachsene\. .*die Bali 5\.4 und die Brisa.*beide zusammen 59\.769.US\$\.$/],
  ] as const) {
    const { summary, found, unfit, pairs } = searchResults(search, locale, card)
    expect(summary).toMatch(words)
    expect([found, unfit, pairs.length]).toEqual([[], [], 1])
  }
})

it('begins with the best yacht, her days and her price', () => {
  const said = (query: string) =>
    searchResults(
      searchTrips(new URLSearchParams(query), () => ({ busy: [], ports: [] }), '2026-11-22', testingFleet),
      'en',
      card,
    )
  const week = said('to=bahamas&from=2027-04-03&days=7&adults=8')
  expect(week.summary).toMatch(
    /Brisa is free for you at US\$.2,993 a person, altogether US\$.23,940\. The Bali 5\.4 at US\$.3,491 a person is free as well\.$/,
  )
  expect(week.next).toMatchObject({ page: 'trip', query: { yacht: 'lagoon-62', from: '2027-04-03' } })
  const month = said('to=bahamas&from=2027-04&days=7&adults=8')
  expect(month.summary).toMatch(/The lowest price on free days: Brisa, 3–10 April, at US\$.2,993 a person/)
  const cuba = said('to=cuba&from=2027-04-03&days=7&adults=2')
  expect(cuba.besides).toMatch(/^No yacht of ours lies in Cuba\. .*You spend five nights on board/)
  const rosario = said('to=rosario&from=2027-04-03&days=7&adults=10')
  expect(rosario.besides).toMatch(/^Our yacht there, Macan, takes six/)
})

it('calls a price the lowest among free days alone, and counts no yacht that others hold', () => {
  const held = [{ first: '2027-01-01', ashore: '2027-02-28', state: 'held' as const }]
  const said = (isHeld: (slug: string) => boolean) =>
    searchResults(
      searchTrips(
        new URLSearchParams('to=bahamas&from=2027-01&days=7&adults=8'),
        (slug) => ({ busy: isHeld(slug) ? held : [], ports: [] }),
        '2026-11-22',
        testingFleet,
      ),
      'en',
      card,
    ).summary
  expect(said((slug) => slug === 'lagoon-62')).toMatch(
    /The lowest price on free days: the Bali 5\.4, .*She is the only yacht for your party with free days/,
  )
  expect(said(() => true)).toMatch(/No day of this month is surely free\. Ask first for Brisa/)
})

it('takes as many guests in the form as two yachts carry', () => {
  const { most } = searchForm('en')
  const found = (adults: number) =>
    searchTrips(new URLSearchParams(`adults=${adults}`), () => ({ busy: [], ports: [] }), '2026-11-22')
  expect([found(most).beyondTwo, found(most + 1).beyondTwo]).toEqual([false, true])
})

it('writes the article of a yacht small and uncontracted in the middle of a sentence', () => {
  const held = { busy: [{ first: '2027-02-06', ashore: '2027-02-13', state: 'held' as const }], ports: [] }
  const calendarOf = (slug: string) =>
    slug === 'lagoon-62' ? { ...held, busy: [{ ...held.busy[0]!, state: 'booked' as const }] } : held
  const asked = new URLSearchParams('to=bahamas&from=2027-02-06&days=7&adults=10')
  const { summary } = searchResults(searchTrips(asked, calendarOf, '2026-11-22', testingFleet), 'es', card)
  expect(summary).toMatch(/Otro grupo apartó el Bali 5\.4 para esos días/)
  const large = new URLSearchParams('to=bahamas&from=2027-04-03&days=7&adults=14')
  const { pairs } = searchResults(
    searchTrips(large, () => ({ busy: [], ports: [] }), '2026-11-22', testingFleet),
    'es',
    card,
  )
  expect(pairs.map(({ split }) => split).join(' ')).not.toMatch(/\bde el\b/)
})

it('says how much of a price is the way of a yacht from elsewhere, and advises against one that is too dear', () => {
  const asked = new URLSearchParams('to=bahamas&from=2027-04-03&days=7&adults=4')
  const search = searchTrips(asked, () => ({ busy: [], ports: [] }), '2026-11-22', testingFleet)
  const { unfit } = searchResults(search, 'en', card)
  const of = (slug: string) => unfit.find((each) => each.slug === slug)!
  expect(of('lagoon-56').reason).toMatch(
    /^She lies in San Blas\. For US\$.34,908 she comes to you; US\$.20,544 of that is for the voyage there and back, 1,284 nautical miles and 7 days/,
  )
  expect(of('lagoon-56').reason).toMatch(
    /Brisa lies in Nassau, is free on the same days and costs US\$.23,940, US\$.10,968 less: we would take her\.$/,
  )
  expect(of('lagoon-56').trips.map(({ query }) => query['yacht'])).toEqual(['lagoon-62', 'lagoon-56'])
  expect(of('macan-pershing-64')).toMatchObject({
    reason: expect.stringMatching(
      /^She does not cross to the Bahamas\. In Cartagena, where she lies, the same days cost US\$.28,000/,
    ),
    trips: [{ query: { to: 'rosario' }, label: 'See Macan in Cartagena' }],
  })
})

const comparisonOf = (query: string, asks = true, locale: Locale = 'en') =>
  compareView(
    compareTrips(new URLSearchParams(query), () => ({ busy: [], ports: [] }), '2026-11-22', testingFleet),
    asks,
    { locale, fleetCopy: copyOf(locale).fleet, pictureOf: () => ({}) as never },
  )

it('compares for the party that was asked for, and two yachts together where none takes it', () => {
  const view = comparisonOf('yachts=lagoon-62,bali-54&to=bahamas&from=2027-04-03&days=7&adults=14')
  expect(view.lead).toContain('14 adults')
  expect(view.together!.join(' ')).toMatch(
    /together take all 14 of you: 7 on the first, 7 on the second, US\$.51,870 for both/,
  )
  expect(view.yachts.map(({ answer }) => answer && 'forWhom' in answer && answer.forWhom)).toEqual([
    'for 12 of you',
    'for 12 of you',
  ])
})

it('compares without a trip for as many guests as each of them takes', () => {
  const view = comparisonOf('yachts=guji-sun-odyssey-44i,leopard-42-tsabalok,lagoon-62', false)
  expect(view.labels.priceFrom).toBe('A week at the standard rate for 6 guests')
  expect(view.yachts.map(({ week }) => week.week.replace(/\s/g, ' '))).toEqual([
    'US$ 5,670',
    'US$ 13,685',
    'US$ 23,940',
  ])
  expect(view.yachts.map(({ week }) => week.fee !== undefined)).toEqual([false, false, true])
})

it('has rows for beds, bathrooms, air conditioning and crew, and leaves them out of what is hers alone', () => {
  const { rows, yachts } = comparisonOf('yachts=guji-sun-odyssey-44i,sunreef-62-marea', false)
  const values = Object.fromEntries(rows.map((row) => [row.name, row.values]))
  expect(values['Bathrooms']).toEqual(['1 cabin has its own; the other 2 share one', 'one for each cabin'])
  expect(values['Home waters']).toEqual(['In San Blas', 'In San Blas'])
  expect(values['Air conditioning']).toEqual(['no', 'yes'])
  expect(values['Crew']![0]).toMatch(/^Captain and cook\. .*saloon/)
  expect(values['Beds']![0]).toBe('3 cabins with a double bed')
  expect(yachts[1]!.alone).not.toContain('Air conditioning')
})

it('speaks of a yacht in her own words only in her waters', () => {
  const subtitles = (to: string) =>
    comparisonOf(`yachts=sunreef-62-marea,lagoon-62&to=${to}&from=2027-04-03&days=7&adults=6`).yachts.map(
      ({ subtitle }) => subtitle,
    )
  expect(subtitles('bahamas')[0]).toBe('She lies in San Blas and comes to you')
  expect(subtitles('san-blas')[0]).toContain('San Blas')
  expect(subtitles('bahamas')[1]).toContain('Nassau')
})

it('advises another yacht beside one whose voyage she would spare, wherever the two are looked at', () => {
  const view = comparisonOf(
    'yachts=lagoon-56,guji-sun-odyssey-44i&to=bahamas&from=2027-04-03&days=7&adults=6',
  )
  const [lagoon, guji] = view.yachts.map(({ answer }) => answer && 'better' in answer && answer.better)
  expect(lagoon).toMatchObject({
    text: expect.stringMatching(/^Brisa lies in Nassau, is free on the same days/),
    query: { yacht: 'lagoon-62' },
  })
  expect(guji).toBeFalsy()
})

it('calls a price the lowest where there is another yacht to be had on the same days', () => {
  const booked = [{ first: '2027-02-06', ashore: '2027-02-13', state: 'booked' as const }]
  const lowest = (taken: string[]) =>
    compareView(
      compareTrips(
        new URLSearchParams('yachts=lagoon-56,sunreef-62-marea&to=san-blas&from=2027-02-06&days=7&adults=4'),
        (slug) => ({ busy: taken.includes(slug) ? booked : [], ports: [] }),
        '2026-11-22',
        testingFleet,
      ),
      true,
      { locale: 'en', fleetCopy: copyOf('en').fleet, pictureOf: () => ({}) as never },
    ).yachts.filter((yacht) => yacht.lowest).length
  expect([lowest([]), lowest(['lagoon-56']), lowest(['sunreef-62-marea'])]).toEqual([1, 0, 0])
})

it('says of a month on which days a yacht from elsewhere could come, and does not call days booked that nobody has named', () => {
  const busy = [{ first: '2027-04-01', ashore: '2027-04-10', state: 'booked' as const }]
  const asked = new URLSearchParams('to=bahamas&from=2027-04&days=7&adults=8')
  const reasons = (span: typeof busy) =>
    searchResults(
      searchTrips(asked, () => ({ busy: span, ports: [] }), '2026-11-22', testingFleet),
      'en',
      card,
    ).unfit.flatMap(({ reason }) => (reason.includes('you are') ? [] : [reason]))
  expect(reasons(busy).length).toBeGreaterThan(0)
  for (const reason of reasons(busy)) expect(reason).toMatch(/The price is for \d.*April.*\.$/)
  for (const reason of reasons([{ ...busy[0]!, ashore: '2027-04-28' }]))
    expect(reason).toMatch(/her free days this month are too few to bring her to you\.$/)
})
