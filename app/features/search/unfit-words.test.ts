import { expect, it } from 'vitest'
import { searchTrips } from '#charter/search-trips.ts'
import { testingFleet } from '#charter/testing-fleet.ts'
import { searchResults } from './search-results.server.ts'
import { unfitRows } from './unfit-words.server.ts'

const card = () => ({ kind: '', picture: {} as never })

it('says in one line of yachts from elsewhere that they cannot come, with the days on which they could', () => {
  const busy = [{ first: '2027-02-16', ashore: '2027-02-23', state: 'booked' as const }]
  const away = ['lagoon-56', 'leopard-42-tsabalok']
  const calendarOf = (slug: string) => ({ busy: away.includes(slug) ? busy : [], ports: [] })
  const asked = new URLSearchParams('to=bahamas&from=2027-02-06&days=7&adults=8')
  const search = searchTrips(asked, calendarOf, '2026-11-22', testingFleet)
  const rows = unfitRows(search.unfit, 'en')
  const late = rows.find(({ yachts }) => yachts.some(({ slug }) => slug === 'lagoon-56'))!
  expect(late.yachts.map(({ slug }) => slug).toSorted()).toEqual(away)
  expect(late.reason).toMatch(
    /^They are based in San Blas, and their other charters leave no time for the voyage/,
  )
  // They would cost more than what we would begin with.
  expect(late.trips).toEqual([])
  const marea = rows.find(({ yachts }) => yachts[0]!.slug === 'sunreef-62-marea')!
  expect(marea.reason).toMatch(
    /^She is based in San Blas\. Bringing her to you and home again costs US\$.[\d,]+; with that, the trip would come to US\$.[\d,]+\. Brisa is already in Nassau/,
  )
  const small = rows.find(({ yachts }) => yachts.length === 2 && yachts[0]!.slug !== late.yachts[0]!.slug)!
  expect(small.reason).toBe('Each takes six guests, and there are eight of you.')
})

it('does not send guests to where a yacht lies on days on which others have her there', () => {
  const busy = [{ first: '2027-02-06', ashore: '2027-02-13', state: 'booked' as const }]
  const rows = (taken: string, state: 'booked' | 'held' = 'booked') =>
    unfitRows(
      searchTrips(
        new URLSearchParams('to=san-blas&from=2027-02-06&days=7&adults=2'),
        (slug) => ({ busy: slug === taken ? busy.map((span) => ({ ...span, state })) : [], ports: [] }),
        '2026-11-22',
        testingFleet,
      ).unfit,
      'en',
    ).find(({ yachts }) => yachts.some(({ slug }) => slug === 'macan-pershing-64'))!
  expect(rows('macan-pershing-64')).toMatchObject({
    reason: 'She is based in Cartagena and booked there on these dates.',
    trips: [],
  })
  expect(rows('macan-pershing-64', 'held').reason).toBe(
    'She is based in Cartagena and is on hold there for another party on these dates.',
  )
  expect(rows('none').reason).toMatch(/better to board her there\.$/)
  expect(rows('none').trips).toMatchObject([{ label: 'See Macan in Cartagena' }])
})

it('says how much of a price is the way of a yacht from elsewhere, and advises against one that is too dear', () => {
  const asked = new URLSearchParams('to=bahamas&from=2027-04-03&days=7&adults=4')
  const search = searchTrips(asked, () => ({ busy: [], ports: [] }), '2026-11-22', testingFleet)
  const { unfit } = searchResults(search, 'en', card)
  const of = (slug: string) => unfit.find(({ yachts }) => yachts.some((each) => each.slug === slug))!
  expect(of('lagoon-56').reason).toMatch(
    /^She is based in San Blas\. Bringing her to you and home again costs US\$.20,544; with that, the trip would come to US\$.34,908\. /,
  )
  expect(of('lagoon-56').reason).toMatch(
    /Brisa is already in Nassau, free on the same days, and costs US\$.10,968 less, US\$.23,940\. We would take her\.$/,
  )
  expect(of('lagoon-56').trips.map(({ query }) => query['yacht'])).toEqual(['lagoon-62', 'lagoon-56'])
  expect(of('macan-pershing-64')).toMatchObject({
    reason: expect.stringMatching(
      /^She is built for short hops and does not cross to the Bahamas\. In Cartagena, where she is based, the same days cost US\$.28,000/,
    ),
    trips: [{ query: { to: 'rosario' }, label: 'See Macan in Cartagena' }],
  })
})

it('says of a month on which days a yacht from elsewhere could come, and does not call days booked that nobody has named', () => {
  const busy = [{ first: '2027-04-01', ashore: '2027-04-10', state: 'booked' as const }]
  const asked = new URLSearchParams('to=bahamas&from=2027-04&days=7&adults=8')
  const reasons = (span: typeof busy) =>
    searchResults(
      searchTrips(asked, () => ({ busy: span, ports: [] }), '2026-11-22', testingFleet),
      'en',
      card,
    ).unfit.flatMap(({ reason }) => (reason.includes('of you') ? [] : [reason]))
  expect(reasons(busy).length).toBeGreaterThan(0)
  for (const reason of reasons(busy)) expect(reason).toMatch(/\d.* April would come to US\$.*\.$/)
  for (const reason of reasons([{ ...busy[0]!, ashore: '2027-04-28' }]))
    expect(reason).toMatch(
      /^(She has no|None of them has a) gap long enough this month: the voyage there and home adds days to yours\.$/,
    )
})
