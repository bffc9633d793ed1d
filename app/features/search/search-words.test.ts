import { expect, it } from 'vitest'
import { compareTrips } from '#charter/compare-trips.ts'
import { searchTrips } from '#charter/search-trips.ts'
import { testingFleet } from '#charter/testing-fleet.ts'
import type { Locale } from '#content/locales.ts'
import { compareView } from './compare-view.server.ts'
import { searchForm } from './search-form.server.ts'
import { searchResults as resultsInParts } from './search-results.server.ts'
import { copyOf } from '#content/site.server.ts'

/** With the paragraphs of its answer in one. */
function searchResults(...asked: Parameters<typeof resultsInParts>) {
  const results = resultsInParts(...asked)
  return { ...results, summary: [results.summary, ...results.further].join(' ') }
}

const card = () => ({ kind: '', picture: {} as never })

it('shows beside free days near those asked for what these days cost, and names the feast that costs more', () => {
  const busy = (state: 'booked' | 'held') => [{ first: '2027-02-06', ashore: '2027-02-13', state }]
  const { found, summary, besides } = searchResults(
    searchTrips(
      new URLSearchParams('to=san-blas&from=2027-02-06&days=7&adults=2'),
      (slug) => ({
        busy: slug === 'lagoon-56' ? [] : busy(slug === 'guji-sun-odyssey-44i' ? 'held' : 'booked'),
        ports: [],
      }),
      '2026-11-22',
      testingFleet,
    ),
    'en',
    card,
  )
  const of = (slug: string) => found.find((each) => each.slug === slug)!
  const rowsOf = (slug: string) => {
    const one = of(slug)
    return 'departures' in one
      ? one.departures.map(({ text, total }) => `${text}: ${total}`.replace(/\s/g, ' '))
      : []
  }
  // The days that the answer has named stand in no list.
  expect(rowsOf('leopard-42-tsabalok')).toEqual([
    '30 Jan – 6 Feb (sails back to El Porvenir, higher Carnival rate): US$ 7,496, US$ 3,748 a person',
  ])
  expect(rowsOf('guji-sun-odyssey-44i')[1]).toMatch(
    /^6–13 Feb \(ends at Narganá, on hold, higher Carnival rate\)/,
  )
  expect(summary).toMatch(/Better for two, if you can move your days: Tsabalok, available 13–20 February/)
  expect(besides).toMatch(/^Because of Carnival, 5 of the 7 nights on board/)
  expect(['sunreef-62-marea', 'guji-sun-odyssey-44i'].map((slug) => of(slug).onBoard)).toEqual([
    'Catamaran · a bathroom for each cabin · air conditioning · a cabin of their own for the crew · masks and fins, kayak, paddleboard',
    'Monohull · two cabins share a bathroom · no air conditioning · the crew sleep in the saloon · masks and fins, kayak',
  ])
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
    /We would take Brisa: she is the widest [^.]*\. She has six air-conditioned cabins\. Brisa is the least expensive yacht available: US\$.23,940 with captain, cook, meals and drinks, or US\$.2,993 a person\. April is in the dry half of the year\. After a first night in Nassau you cross to the Exumas, .* and call on the swimming pigs off Staniel Cay\. With the flight back \(about US\$.1,280\) and a tip for the crew \(US\$.2,100 to 3,150 is customary; how much is up to you\), allow about US\$.[\d,]+ to [\d,]+\. Not included: your flights to Nassau, the car from the airport, moorings in the marine park and travel insurance\. The Bali 5\.4 at US\$.3,491 a person is available as well\.$/,
  )
  expect(week.next).toMatchObject({ page: 'trip', query: { yacht: 'lagoon-62', from: '2027-04-03' } })
  expect(week.note).toMatch(/^Asking commits you to nothing\. .* hold the yacht of your choice for 5 days/)
  expect(week.meta.title).toBe('Bahamas, 3–10 April 2027: yachts and prices')
  const month = said('to=bahamas&from=2027-04&days=7&adults=8')
  expect(month.summary).toMatch(
    /would take Brisa from 3 to 10 April: .* least expensive yacht available: .* or US\$.2,993 a person/,
  )
  const cuba = said('to=cuba&from=2027-04-03&days=7&adults=2')
  expect(cuba.besides).toMatch(/^None of our yachts is based in Cuba, so yours comes over from San Blas/)
  expect(cuba.summary).toMatch(/ Two nights of arcades and music in Havana, .* then five on board, /)
  expect(cuba.papers).toMatch(
    /^We cannot take US citizens .*you can no longer enter the United States on an ESTA/,
  )
  const rosario = said('to=rosario&from=2027-04-03&days=7&adults=10')
  expect(rosario.besides).toMatch(/^Our yacht there, Macan, takes six/)
})

it('says that only one of those that lie there is free, and whether we would take her anyway', () => {
  const said = (taken: string) =>
    searchResults(
      searchTrips(
        new URLSearchParams('to=bahamas&from=2027-04-03&days=7&adults=8'),
        (slug) => ({
          busy:
            slug === taken ? [{ first: '2027-04-03', ashore: '2027-04-10', state: 'booked' as const }] : [],
          ports: [],
        }),
        '2026-11-22',
        testingFleet,
      ),
      'en',
      card,
    ).summary
  expect(said('bali-54')).toMatch(
    /In the Bahamas only Brisa is free on your dates, and we would have chosen her for you anyway: she is the widest/,
  )
  expect(said('lagoon-62')).toMatch(
    /In the Bahamas only the Bali 5\.4 is free on your dates, and she suits you well: /,
  )
  expect(said('')).toMatch(/We would take Brisa: /)
})

it('begins with none that others hold, and says so where only one is free', () => {
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
    /^7 nights for 8 adults\. We would take the Bali 5\.4 from \d[^.]+: she is our yacht for a big family\. She has six air-conditioned cabins\. With captain, cook, meals and drinks, the Bali 5\.4 costs .* a person\. January is in the dry half of the year/,
  )
  expect(said(() => true)).toMatch(/No day of this month is surely free\. Ask first for Brisa/)
})

it.each([
  [
    'en',
    /would take Marea: .* If you can do without air conditioning, you save US\$.1,281 with Tsabalok on your dates or US\$.1,400 with the Lagoon 56 from 20 to 27 February\. Guji costs US\$.5,802 \(US\$.8,330 less than Marea\); she takes no children under 8, she has no air conditioning, two of her cabins share a bathroom and her crew sleep in the saloon\.$/,
    /· children from 8 ·/,
  ],
  [
    'es',
    /Elegiríamos Marea: .* se ahorran US\$.1\.281 con Tsabalok en las fechas pedidas o US\$.1\.400 con el Lagoon 56 del 20 al 27 de febrero\. Guji cuesta US\$.5\.802 \(US\$.8\.330 menos que Marea\); solo admite niños desde los 8 años, /,
    /· niños desde los 8 años ·/,
  ],
  [
    'de',
    /erste Wahl ist die Marea: .* sparen Sie 1\.281.US\$ mit der Tsabalok zu Ihrem Termin oder 1\.400.US\$ mit der Lagoon 56 vom 20\. bis 27\. Februar\. Die Guji kostet 5\.802.US\$ \(8\.330.US\$ weniger als die Marea\); sie nimmt Kinder erst ab 8 Jahren mit, /,
    /· Kinder ab 8 Jahren ·/,
  ],
] as const)(
  'tells a family with children in %s from which age the cheapest yacht takes them',
  (locale, answer, card) => {
    const { summary, found, next, unfit } = found13February('&adults=4&children=2', locale)
    expect(summary).toMatch(answer)
    expect(next).toMatchObject({ query: { yacht: 'sunreef-62-marea' } })
    const lines = Object.fromEntries(found.map(({ slug, onBoard }) => [slug, onBoard]))
    expect(lines['guji-sun-odyssey-44i']).toMatch(card)
    expect(lines['sunreef-62-marea']).toMatch(/\b2\b/)
    // Who may not take the children stands behind those that surely do, and before one that is not free.
    expect(found.map(({ name }) => name)).toEqual(['Marea', 'Tsabalok', 'Guji', 'Lagoon 56'])
    expect(unfit.find(({ yachts }) => yachts[0]!.name === 'Macan')!.reason).toMatch(/\b5\b/)
  },
)

it('says nothing of ages where no children come, and begins with the cheapest that two have to themselves', () => {
  const adults = found13February('&adults=6')
  expect(adults.summary).toMatch(
    /would take Guji: she is a sailing yacht that puts you at the wheel\. .* Guji is the least expensive yacht available/,
  )
  expect(JSON.stringify([adults.found, adults.unfit, adults.summary])).not.toMatch(/children from/i)
  expect(found13February('&adults=2').summary).toMatch(
    /would take Tsabalok: .*Guji costs US\$.5,714 \(US\$.1,575 less than Tsabalok\); her crew sleep in the saloon\./,
  )
})

function found13February(party: string, locale: Locale = 'en') {
  const busy = [{ first: '2027-02-13', ashore: '2027-02-20', state: 'booked' as const }]
  return searchResults(
    searchTrips(
      new URLSearchParams(`to=san-blas&from=2027-02-13&days=7${party}`),
      (slug) => ({ busy: slug === 'lagoon-56' ? busy : [], ports: [] }),
      '2026-11-22',
      testingFleet,
    ),
    locale,
    card,
  )
}

const refused = (query: string, ashore: string, taken = (slug: string) => slug !== '') =>
  searchResults(
    searchTrips(
      new URLSearchParams(query),
      (slug) => ({
        busy: taken(slug) ? [{ first: '2026-12-01', ashore, state: 'booked' as const }] : [],
        ports: [],
      }),
      '2026-11-22',
      testingFleet,
    ),
    'en',
    card,
  )

it('begins with the nearest stay that can be had, and names it in no list below', () => {
  const { summary, next, found } = refused('to=bahamas&from=2027-02-06&days=7&adults=10', '2027-02-10')
  expect(summary.replaceAll('\u00a0', ' ')).toMatch(
    /^7 nights for 10 adults\. Nearest to your dates: Brisa, 10–17 February, at US\$ 2,462 a person, US\$ 24,624 in all\. Every yacht/,
  )
  const listed = found.flatMap((each) => ('departures' in each ? each.departures : []))
  expect(listed.length).toBeGreaterThan(0)
  expect(listed.map(({ query }) => query)).not.toContainEqual(next!.query)
})

it('says once of the yachts that have no such stay in a month why they are not shown', () => {
  const month = 'to=bahamas&from=2027-02&days=7&adults=10'
  const none = refused(month, '2027-03-10')
  expect(none.summary).toMatch(/^7 nights for 10 adults\. Nearest to your dates: Brisa, /)
  expect(none.found).toEqual([])
  expect(none.unfit[0]).toMatchObject({
    yachts: [{ name: 'Bali 5.4' }, { name: 'Brisa' }],
    reason: 'They are not available for so long this month.',
  })
  const one = refused(month, '2027-03-10', (slug) => slug === 'bali-54')
  expect(one.found.map(({ name }) => name)).toEqual(['Brisa'])
  expect(one.unfit[0]).toMatchObject({
    yachts: [{ name: 'Bali 5.4' }],
    reason: expect.stringMatching(/^She is not available/),
  })
})

it('says of yachts brought from elsewhere that a month leaves too few days to come', () => {
  const { unfit } = refused('to=cuba&from=2027-02&days=7&adults=6', '2027-03-10')
  expect(unfit.map(({ reason }) => reason)).toContainEqual(
    expect.stringMatching(
      /^None of them has a gap long enough this month: the voyage there and home adds days/,
    ),
  )
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
  expect(summary).toMatch(/En sus fechas otro grupo tiene apartado el Bali 5\.4 y aún/)
  const large = new URLSearchParams('to=bahamas&from=2027-04-03&days=7&adults=14')
  const { pairs } = searchResults(
    searchTrips(large, () => ({ busy: [], ports: [] }), '2026-11-22', testingFleet),
    'es',
    card,
  )
  expect(pairs.map(({ split }) => split).join(' ')).not.toMatch(/\bde el\b/)
})

type CalendarOf = Parameters<typeof compareTrips>[1]
const comparisonWith = (query: string, calendarOf: CalendarOf, asks = true, locale: Locale = 'en') =>
  compareView(compareTrips(new URLSearchParams(query), calendarOf, '2026-11-22', testingFleet), asks, {
    locale,
    fleetCopy: copyOf(locale).fleet,
    pictureOf: () => ({}) as never,
  })
const comparisonOf = (query: string, asks = true, locale: Locale = 'en') =>
  comparisonWith(query, () => ({ busy: [], ports: [] }), asks, locale)

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
  expect(view.labels.price).toBe('A week at the standard rate for 6 guests')
  expect(view.yachts.map(({ week }) => week.week.replace(/\s/g, ' '))).toEqual([
    'US$ 5,802',
    'US$ 13,817',
    'US$ 23,940',
  ])
  expect(view.yachts.map(({ week }) => week.fee)).toEqual([
    'with the Guna Yala entry fee',
    'with the Guna Yala entry fee',
    'with the 14% Bahamas charter fee',
  ])
})

it('has rows for beds, bathrooms, air conditioning and crew, and leaves them out of what is hers alone', () => {
  const { rows, alike, yachts } = comparisonOf('yachts=guji-sun-odyssey-44i,sunreef-62-marea', false)
  const values = Object.fromEntries(rows.map((row) => [row.name, row.values]))
  expect(values['Bathrooms']).toEqual(['1 cabin has its own; the other 2 share one', 'one for each cabin'])
  expect(values['Home waters']).toBeUndefined()
  expect(alike).toContainEqual({ name: 'Home waters', value: 'In San Blas' })
  expect(rows.every((row) => new Set(row.values).size > 1)).toBe(true)
  expect(values['Air conditioning']).toEqual(['no', 'yes'])
  expect(values['Crew']![0]).toMatch(/^Captain and cook\. .*saloon/)
  expect(values['Beds']![0]).toBe('3 cabins with a double bed')
  expect(yachts[1]!.alone).not.toContain('Air conditioning')
})

it('says of each where she lies, and of one from elsewhere that she comes', () => {
  const subtitles = (to: string) =>
    comparisonOf(`yachts=sunreef-62-marea,lagoon-62&to=${to}&from=2027-04-03&days=7&adults=6`).yachts.map(
      ({ subtitle }) => subtitle,
    )
  expect(subtitles('bahamas')[0]).toBe('Based in San Blas, and comes to you. 5 cabins for up to 10 guests')
  expect(subtitles('bahamas')[1]).toBe('Based in Nassau. 6 cabins for up to 12 guests')
  expect(comparisonOf('yachts=lagoon-62,bali-54', false).yachts[0]!.subtitle).toMatch(/^Six cabins/)
})

it('advises another yacht beside one whose voyage she would spare, wherever the two are looked at', () => {
  const view = comparisonOf(
    'yachts=lagoon-56,guji-sun-odyssey-44i&to=bahamas&from=2027-04-03&days=7&adults=6',
  )
  const [lagoon, guji] = view.yachts.map(({ answer }) => answer && 'better' in answer && answer.better)
  expect(lagoon).toMatchObject({
    text: expect.stringMatching(/^Brisa is already in Nassau, free on the same days/),
    query: { yacht: 'lagoon-62' },
  })
  expect(guji).toBeFalsy()
})

it('calls a price the lowest where there is another yacht to be had on the same days', () => {
  const booked = [{ first: '2027-02-06', ashore: '2027-02-13', state: 'booked' as const }]
  const lowest = (taken: string[]) =>
    comparisonWith(
      'yachts=lagoon-56,sunreef-62-marea&to=san-blas&from=2027-02-06&days=7&adults=4',
      (slug) => ({ busy: taken.includes(slug) ? booked : [], ports: [] }),
    ).yachts.filter((yacht) => yacht.lowest).length
  expect([lowest([]), lowest(['lagoon-56']), lowest(['sunreef-62-marea'])]).toEqual([1, 0, 0])
})

const verdictOf = (query: string, locale: Locale, taken = '', state: 'booked' | 'held' = 'booked') =>
  comparisonWith(
    query,
    (slug) => ({
      busy: slug === taken ? [{ first: '2027-03-06', ashore: '2027-03-13', state }] : [],
      ports: [],
    }),
    query.includes('&'),
    locale,
  )
const bahamas = 'yachts=bali-54,lagoon-62&to=bahamas&from=2027-03-06&days=7&adults=6'

it.each([
  [
    'en',
    /^Only Brisa is free on your dates, and we would have chosen her for you anyway: she is the widest .*\. With six cabins, each with its own bathroom, nobody has to share\. She costs US\$.3,990 less: US\$.23,940 for the whole yacht .*, or US\$.3,990 a person\.$/,
    /with room for all six of you to stretch out\.$/,
    /deck enough for all six of you\.$/,
  ],
  [
    'es',
    /^Solo Brisa está libre en sus fechas, y sería nuestra elección aunque lo estuvieran todos\. Es el más ancho .*\. Tiene seis camarotes, cada uno con su baño: si quieren, nadie comparte\. Cuesta US\$.3\.990 menos: US\$.23\.940 por el yate entero .*, US\$.3\.990 por persona\.$/,
    /los seis\.$/,
    /cada uno encuentra su sitio en cubierta\.$/,
  ],
  [
    'de',
    /^Zu Ihrem Termin ist nur die Brisa frei, und sie wäre ohnehin unsere Wahl: Sie ist unser breitester .*\. Sie hat sechs Kabinen, jede mit eigenem Bad: .*\. Und sie kostet 3\.990.US\$ weniger: Mit Crew, .* kostet sie 23\.940.US\$, also 3\.990.US\$ pro Person\.$/,
    /Polstern für alle sechs\.$/,
    /mit einem Buch in den Netzen\.$/,
  ],
] as const)(
  'says in %s of each compared yacht what tells her from the other, and which to begin with',
  (locale, begin, bali, brisa) => {
    const { verdict } = verdictOf(bahamas, locale, 'bali-54')
    expect(verdict.begin).toMatch(begin)
    expect(verdict.yachts.map(({ name }) => name)).toEqual(['Bali 5.4', 'Brisa'])
    expect(verdict.yachts[0]!.text).toMatch(bali)
    expect(verdict.yachts[1]!.text).toMatch(brisa)
  },
)

it('asks for other days with a yacht that is taken, and for her where she is only held', () => {
  const [taken] = verdictOf(bahamas, 'en', 'bali-54').yachts
  expect(taken!.askLabel).toMatch(/^Ask for the Bali 5\.4, \d/)
  expect(taken!.ask['from']).not.toBe('2027-03-06')
  const [held] = verdictOf(bahamas, 'en', 'bali-54', 'held').yachts
  expect([held!.askLabel, held!.ask['from']]).toEqual(['Ask for the Bali 5.4, 6–13 Mar', '2027-03-06'])
})

it('has a verdict for three yachts without a trip, with no word of days', () => {
  const { verdict } = verdictOf(
    'yachts=guji-sun-odyssey-44i,leopard-42-tsabalok,lagoon-62',
    'en',
    'lagoon-62',
  )
  expect(verdict.begin).toBeUndefined()
  expect(verdict.yachts.map(({ text }) => text)).toEqual([
    expect.stringMatching(/Of the three she costs the least\. Children from 8\.$/),
    expect.stringMatching(/ more than Guji\. With six of you, the Lagoon 56/),
    expect.stringMatching(
      /only she has air conditioning and a separate cabin for the crew\. She is the longest of the three\./,
    ),
  ])
  expect(JSON.stringify(verdict)).not.toMatch(/booked|your days/)
  expect(verdictOf('yachts=lagoon-62', 'en').verdict.yachts).toEqual([])
})

it('says that no stay lies wholly in the month asked for, when the first one begins, and who is on hold for one', () => {
  const busy = (slug: string) =>
    slug === 'sunreef-62-marea'
      ? [
          { first: '2026-12-01', ashore: '2027-02-20', state: 'booked' as const },
          { first: '2027-02-20', ashore: '2027-03-30', state: 'held' as const },
          { first: '2027-03-30', ashore: '2027-12-01', state: 'booked' as const },
        ]
      : [
          {
            first: '2026-12-01',
            ashore: slug === 'lagoon-56' ? '2027-03-26' : '2027-12-01',
            state: 'booked' as const,
          },
        ]
  const said = (to: string) =>
    searchResults(
      searchTrips(
        new URLSearchParams(`to=${to}&from=2027-03&days=14&adults=6`),
        (slug) => ({ busy: busy(slug), ports: [] }),
        '2026-11-22',
        testingFleet,
      ),
      'en',
      card,
    )
  expect(said('san-blas').summary).toMatch(
    /^14 nights for 6 adults\. The Lagoon 56 can take you from .*If you have to be home before March 2027 is out, only Marea \([^)]*\) would do, and another party has her on hold/,
  )
  expect(said('').summary).toMatch(/only Marea \([^)]*\) would do/)
  const { summary, found } = said('cuba')
  expect(summary).toMatch(
    /^14 nights for 6 adults\. Two nights of arcades .* The Lagoon 56 can take you from (29|30) March to .* She has five cabins but no air conditioning\. If you have to be home before March 2027 is out, only Marea \(.*\) would do, and another party has her on hold\. Ask, and we’ll tell you if they let her go\. /,
  )
  const marea = found.find(({ slug }) => slug === 'sunreef-62-marea')!
  expect('label' in marea && marea.label).toBe('On hold for another party')
  expect('departures' in marea && marea.departures.some(({ text }) => text.includes('hold'))).toBe(false)
})

it('speaks of nets for children and of their lower price only where children come', () => {
  const reasons = (party: string) =>
    Object.fromEntries(found13February(party).found.map(({ slug, reason }) => [slug, reason]))
  const noteOf = (party: string) => found13February(party).labels.priceNotes.join(' ')
  const [family, friends] = [reasons('&adults=4&children=2'), reasons('&adults=6')]
  expect(family['lagoon-56']).toMatch(/sleep with the hatches open to the trade wind/)
  expect(friends['lagoon-56']).toMatch(/one long table for all six of you/)
  expect(noteOf('&adults=4&children=2')).toMatch(
    /On Tsabalok the price already includes 30% off for each child under 12; the other yachts have no child rate/,
  )
  expect(noteOf('&adults=6')).not.toMatch(/30%/)
  expect(JSON.stringify(friends)).not.toMatch(/child|famil(y|ies):/i)
})

it('says that nights of high season are dearer only where there are some, and what is extra', () => {
  const noteOf = (from: string) =>
    searchResults(
      searchTrips(
        new URLSearchParams(`to=bahamas&from=${from}&days=7&adults=6`),
        () => ({ busy: [], ports: [] }),
        '2026-11-22',
        testingFleet,
      ),
      'en',
      card,
    ).labels.priceNotes.join(' ')
  expect(noteOf('2027-02-13')).not.toMatch(/high season/)
  expect(noteOf('2026-12-26')).toMatch(/Nights in high season are charged at that rate\./)
  // The answer has said what is extra; of a month it does not.
  expect(noteOf('2027-02-13')).not.toMatch(/Not included/)
  expect(noteOf('2027-02')).toMatch(
    /Not included: .*moorings in the marine park.* and tips\. If your trip ends at Staniel Cay/,
  )
})

it('says once for the compared yachts what each price covers', () => {
  const query = 'yachts=lagoon-62,bali-54&to=bahamas&from=2027-04-03&days=7&adults=6'
  expect(comparisonOf(query).priceNotes).toHaveLength(1)
  expect(comparisonOf(query).priceNotes[0]).toMatch(
    /^Each price in the Bahamas is for the whole yacht and covers captain and cook, all meals and drinks on board, fuel, port fees and the 14% Bahamas charter fee\. Not included: .* If your trip ends at Staniel Cay, the flight back to Nassau is extra as well /,
  )
  expect(comparisonOf('yachts=lagoon-62,bali-54', false).priceNotes).toEqual([])
})

it('names among the reasons for a yacht that she takes the children, where another may not', () => {
  const query = 'yachts=guji-sun-odyssey-44i,sunreef-62-marea&to=san-blas&from=2027-04-10&days=7'
  const begin = (party: string) => comparisonOf(`${query}${party}`).verdict.begin
  expect(begin('&adults=4&children=2')).toMatch(
    /^We would take Marea: the children share a cabin with two single beds, and the adults have four cabins to choose from\. By day the nets over the water belong to the children; once they are asleep, the flybridge is yours\. And unlike Guji, she has air conditioning, .* a bathroom for each cabin\. She takes children from 2\. The whole yacht .* costs US\$.[\d,]+, or US\$.[\d,]+ a person\.$/,
  )
  expect(begin('&adults=6')).toMatch(
    /^We would take Guji: .*\. She costs US\$.[\d,]+ less: US\$.[\d,]+ for the whole yacht .*, or US\$.[\d,]+ a person\.$/,
  )
  const next = (days: string) =>
    comparisonOf(`yachts=guji-sun-odyssey-44i,sunreef-62-marea&to=san-blas${days}&adults=6`).verdict.next
  expect(next('&from=2027-04-10&days=7')).toMatchObject({
    label: 'See the trip with Guji',
    page: 'trip',
    query: { yacht: 'guji-sun-odyssey-44i', from: '2027-04-10' },
    ask: { label: 'Ask for Guji, 10–17 Apr' },
  })
  // Of a month the lead names no days.
  expect(next('&from=2027-04&days=7')).toBeUndefined()
})

it('keeps a fee that nobody knows yet out of the sentence with the price, and says it beside', () => {
  const asked = new URLSearchParams('to=rosario&from=2027-04-10&days=5&adults=4')
  const search = searchTrips(asked, () => ({ busy: [], ports: [] }), '2026-11-22', testingFleet)
  const { summary, besides } = searchResults(search, 'en', card)
  expect(summary).toMatch(/Macan costs US\$.20,000, or US\$.5,000 a person/)
  expect(besides).toMatch(/All prices in the Rosario Islands: plus the park entry\./)
})

it('begins in a month with days on which she does not turn back for her next guests, marks the others, and says what they leave out', () => {
  const next = [{ first: '2027-04-10', ashore: '2027-04-17', state: 'booked' as const }]
  const calendarOf = (slug: string) => ({ busy: slug === 'lagoon-62' ? next : [], ports: [] })
  const said = (from: string) =>
    searchResults(
      searchTrips(
        new URLSearchParams(`to=bahamas&from=${from}&days=7&adults=6&children=2`),
        calendarOf,
        '2026-11-22',
        testingFleet,
      ),
      'en',
      card,
    )
  const month = said('2027-04')
  expect(month.next!.query).toMatchObject({ yacht: 'lagoon-62', from: '2027-04-17' })
  expect(month.summary).toMatch(
    /Departures marked “sails back to Nassau” turn round before the nurse sharks of Compass Cay and the swimming pigs off Staniel Cay\./,
  )
  const brisa = month.found.find(({ slug }) => slug === 'lagoon-62')!
  expect('departures' in brisa && brisa.departures.map(({ text }) => text)).toEqual([
    '3–10 Apr (sails back to Nassau)',
    '17–24 Apr',
    '24 Apr – 1 May',
  ])
  expect(said('2027-04-03').summary).toMatch(
    /After a first night in Nassau .* off Highbourne Cay\. Brisa brings you back to Nassau for your last night aboard, so there is no flight from the islands to pay for\. With a tip for the crew .* The nurse sharks of Compass Cay .* are not on this route, because Brisa’s next trip starts from Nassau\. To see them, take Brisa from 17 to 24 April, at the same price; with the flight back from Staniel Cay \(about US\$.[\d,]+\) and the tip that comes to about US\$.[\d,]+ to [\d,]+\. The Bali 5\.4 at US\$.3,491 a person goes on to Staniel Cay on your dates\.$/,
  )
})

it('sends guests for what her route leaves out to her own next dates, and to another that sails there sooner or instead', () => {
  const busyTo = (ashore: string) => ({
    'lagoon-62': [
      { first: '2027-05-08', ashore, state: 'booked' as const },
      { first: '2026-12-01', ashore: '2027-05-01', state: 'booked' as const },
    ],
    'bali-54': [{ first: '2027-05-01', ashore: '2027-05-04', state: 'booked' as const }],
  })
  const routeOf = (busy: ReturnType<typeof busyTo>) => {
    const { verdict } = comparisonWith(
      'yachts=lagoon-62,bali-54&to=bahamas&from=2027-05-01&days=7&adults=6',
      (slug) => ({ busy: busy[slug as keyof typeof busy] ?? [], ports: [] }),
    )
    return verdict.route.join(' ')
  }
  expect(routeOf(busyTo('2027-05-15'))).toMatch(
    /To see them, take Brisa from 15 to 22 May, at the same price; with the flight back from Staniel Cay \(about US\$.960\) and the tip that comes to about US\$.27,000 to 28,050\. The Bali 5\.4 goes on to Staniel Cay on dates closer to yours: from 4 to 11 May, for US\$.27,930 \(with the island flight and a tip of US\$.2,450 to 3,680, about US\$.31,340 to 32,570\)\.$/,
  )
  expect(routeOf(busyTo('2028-12-01'))).toMatch(
    /To see them, take the Bali 5\.4 from 4 to 11 May, for US\$.27,930 \(US\$.665 a person more\); with the flight back from Staniel Cay \(about US\$.960\) and the tip that comes to about US\$.31,340 to 32,570\./,
  )
})

it('says of the compared yacht that we would take what her route leaves out, and which other does not', () => {
  const next = [{ first: '2027-04-10', ashore: '2027-04-17', state: 'booked' as const }]
  const { verdict, yachts } = comparisonWith(
    'yachts=lagoon-62,bali-54&to=bahamas&from=2027-04-03&days=7&adults=8',
    (slug) => ({ busy: slug === 'lagoon-62' ? next : [], ports: [] }),
  )
  expect([verdict.begin, ...verdict.route].join(' ')).toMatch(
    /^We would take Brisa: .*With a tip for the crew .*On these dates, though, she sails back, and you miss the nurse sharks of Compass Cay .*: if you are coming for those, take the Bali 5\.4\.$/,
  )
  // Her price stands in the table.
  expect(verdict.yachts[1]!.text).not.toMatch(/US\$/)
  expect(yachts[1]!.answer).toMatchObject({ total: expect.stringMatching(/27,930/) })
})

it('says nothing of the route of a cheaper yacht in other waters than the one whose route turns back', () => {
  const next = [{ first: '2027-04-10', ashore: '2027-04-17', state: 'booked' as const }]
  const { verdict } = comparisonWith(
    'yachts=lagoon-62,guji-sun-odyssey-44i&to=&from=2027-04-03&days=7&adults=4&children=2',
    (slug) => ({ busy: slug === 'lagoon-62' ? next : [], ports: [] }),
  )
  expect(verdict.route.join(' ')).toMatch(
    /are not on this route, because Brisa’s next trip starts from Nassau\. .* Guji costs US\$.5,802 \(US\$.18,138 less than Brisa\); she takes no children under 8, /,
  )
})

it('tells a party with children from which age the yacht takes them that goes on to what the first one leaves out', () => {
  const taken = [{ first: '2027-02-13', ashore: '2027-02-20', state: 'booked' as const }]
  const next = [{ first: '2027-02-20', ashore: '2027-02-27', state: 'booked' as const }]
  const { summary } = searchResults(
    searchTrips(
      new URLSearchParams('to=san-blas&from=2027-02-13&days=7&adults=4&children=2'),
      (slug) => ({
        busy: slug === 'sunreef-62-marea' ? next : slug === 'guji-sun-odyssey-44i' ? [] : taken,
        ports: [],
      }),
      '2026-11-22',
      testingFleet,
    ),
    'en',
    card,
  )
  expect(summary).toMatch(
    /take the Lagoon 56 from 20 to 27 February: as many cabins and bathrooms as Marea and a route that goes on to Green Island and Narganá, for US\$.12,732 \(US\$.1,400 less\)\. Guji costs US\$.5,802 \(US\$.8,330 less than Marea\) and goes on to Green Island and Narganá; she takes no children under 8, /,
  )
})

it('sends guests to where a yacht lies that would be brought for far more than another of the compared costs', () => {
  const asked = 'yachts=lagoon-56,bali-54&to=san-blas&from=2027-02-13&days=7&adults=4'
  const compared = (busy: { first: string; ashore: string; state: 'booked' }[]) =>
    comparisonWith(asked, (slug) => ({ busy: slug === 'bali-54' ? busy : [], ports: [] }))
  const { yachts, verdict, priceNotes } = compared([])
  expect(yachts.map(({ ask, askLabel }) => [ask.to, ask.from, askLabel])).toEqual([
    ['san-blas', '2027-02-13', 'Ask for the Lagoon 56, 13–20 Feb'],
    ['bahamas', '2027-02-13', 'Ask for the Bali 5.4 from Nassau, 13–20 Feb'],
  ])
  expect(yachts[1]!.answer).toMatchObject({
    reason: expect.stringMatching(
      /would add US\$.20,544 to her price; better to board her there\. She is available there on your dates\.$/,
    ),
    best: { dates: 'From Nassau, 13–20 Feb', from: 'US$\u00a027,930', label: 'See the trip' },
  })
  expect(verdict.route.at(-1)).toMatch(
    /^The Bali 5\.4 is based in Nassau; her passage to you and home again would add US\$.20,544 to her price\. From 13 to 20 February she can take you from Nassau to the nurse sharks of Compass Cay and the swimming pigs off Staniel Cay, for US\$.27,930 \(with the island flight and a tip of US\$.2,450 to 3,680, about US\$.31,020 to 32,250\)\.$/,
  )

  expect(priceNotes.map((note) => note.split(' is for')[0])).toEqual([
    'Each price in San Blas',
    'Each price in the Bahamas',
  ])

  const taken = compared([{ first: '2027-02-13', ashore: '2027-02-20', state: 'booked' }])
  expect(taken.yachts[1]!.answer).toMatchObject({
    reason: expect.stringMatching(
      /^She is booked on your dates\. Her base is in Nassau; she is free there from 20 to 27 February\.$/,
    ),
    best: { dates: 'From Nassau, 20–27 Feb', label: 'See 20–27 Feb' },
  })
})

it('names what the first choice still sees where she turns back, and her own next dates with the whole route', () => {
  const asked = 'yachts=lagoon-56,sunreef-62-marea&to=san-blas&from=2027-02-13&days=7&adults=4'
  const booked = (first: string, ashore: string) => ({ first, ashore, state: 'booked' as const })
  const busy = {
    'lagoon-56': [booked('2027-02-06', '2027-04-03')],
    'sunreef-62-marea': [booked('2027-02-20', '2027-02-27')],
  }
  const calendarOf = (slug: string) => ({ busy: busy[slug as keyof typeof busy] ?? [], ports: [] })
  const compared = (query: string) => comparisonWith(query, calendarOf)
  const { verdict, rows, alike } = compared(asked)
  expect(verdict.route.join(' ')).toMatch(
    /^February is the dry season: .* From El Porvenir you head for the horseshoe reef of Cayos Chichime, .* You spend your last night at anchor off El Porvenir and leave for Panama City from there\. With the flight to the islands and back \(about US\$.960\) and a tip for the crew .*allow about US\$.16,450 to 17,150\. The turtles of Green Island and .*Narganá are not on this route, because Marea’s next trip starts from El Porvenir\. To see them, take Marea from 27 February to 6 March, at the same price; the flight back, from Narganá, costs the same\. If you can do without air conditioning and move your dates, take the Lagoon 56 from 3 to 10 April: as many cabins and bathrooms as Marea and a route that goes on to Green Island and Narganá, for US\$.12,688 \(US\$.1,400 less\)\.$/,
  )
  // Her dates and her price stand in the paragraph and in the table.
  expect(verdict.yachts[0]!.text).not.toMatch(/booked|US\$|April/)
  expect(alike).toContainEqual({
    name: 'Also on board',
    value:
      'Lounge on the flybridge\u00a0· Shaded dining table in the cockpit\u00a0· Kayak\u00a0· Paddleboard\u00a0· Masks, fins and snorkels',
  })
  expect([...rows, ...alike].map(({ name }) => name)).toContain('Where you anchor')
  expect(compared(`${asked}&children=2`).alike).toContainEqual({ name: 'Children', value: 'from 2' })
  expect(compared(`${asked}&children=2`).verdict.begin).toMatch(
    /unlike the Lagoon 56, she has air conditioning in every cabin\. The children get one with two single beds; the adults can choose among four\. By day the nets over the water belong to the children; once they are asleep/,
  )
  // On other dates than those asked for.
  expect(rows.find(({ name }) => name.startsWith('Total with tip'))?.values).toEqual([
    expect.stringMatching(/^3–10 Apr: US\$/),
    expect.stringMatching(/^US\$/),
  ])
})

it('says beside the prices of a comparison that a trip falls in the rainy or the hurricane season', () => {
  const notes = (from: string) =>
    comparisonOf(`yachts=lagoon-62,bali-54&to=bahamas&from=${from}&days=7&adults=6`).priceNotes.join(' ')
  expect(notes('2027-05-01')).toMatch(/May is the start of the rainy season in the Bahamas/)
  expect(notes('2027-05-29')).toMatch(/ The hurricane season in the Bahamas lasts from 1 June /)
  expect(notes('2027-04-03')).not.toMatch(/hurricane|rain/)
  const busy = [{ first: '2027-05-22', ashore: '2027-05-29', state: 'booked' as const }]
  const later = comparisonWith(
    'yachts=lagoon-62,bali-54&to=bahamas&from=2027-05-22&days=7&adults=6',
    (slug) => ({ busy: slug === 'lagoon-62' ? busy : [], ports: [] }),
  )
  expect(later.priceNotes.at(-1)).toMatch(
    /^29 May – 5 Jun: The hurricane season in the Bahamas lasts from 1 June /,
  )
})

it('says of a yacht in a comparison that she cannot come, not that she is booked', () => {
  const busy = [{ first: '2027-05-08', ashore: '2027-05-15', state: 'booked' as const }]
  const view = comparisonWith(
    'yachts=lagoon-62,sunreef-62-marea&to=bahamas&from=2027-05-01&days=7&adults=6',
    () => ({ busy, ports: [] }),
  )
  const { verdict } = view
  const marea = view.yachts.find(({ name }) => name === 'Marea')!
  expect(marea.answer).toMatchObject({
    label: expect.stringMatching(/^Her other bookings leave her no time to reach you\./),
  })
  expect(verdict.route.join(' ')).toMatch(
    /^After a first night in Nassau you cross to the Exumas, .* Brisa brings you back to Nassau for your last night aboard, so there is no flight from the islands to pay for\. With a tip for the crew .* The nurse sharks of Compass Cay .* are not on this route, because Brisa’s next trip starts from Nassau\. To see them, take Brisa from 15 to 22 May, at the same price; with the flight back from Staniel Cay \(about US\$.960\) and the tip that comes to about US\$.27,000 to 28,050\. Marea would have to come from San Blas\. She could sail with you from 24 April to 1 May for US\$.36,504 \(with the island flight and a tip of US\$.1,400 to 2,100, about US\$.38,860 to 39,560\), of which US\$.20,544 is for her passage to you and home again\. That is worth it only if your heart is set on her\.$/,
  )
})
