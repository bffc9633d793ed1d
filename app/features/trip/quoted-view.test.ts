import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceTrip, type PricedTrip } from '#charter/price-trip.ts'
import { quotedOf, quoteText, readQuote } from '#charter/quoted.ts'
import { testingFleet } from '#charter/testing-fleet.ts'
import { readTrip } from '#charter/trip.ts'
import { tripWords } from '#charter/trip-view/trip-words.server.ts'
import { createLinkKey } from '#enquiries/link-key.ts'
import { signedBy } from '#server/quotes.ts'
import { quotedView, signedQuery } from './quoted-view.server.ts'

const today = '2026-11-22'
const later = '2027-01-10'
const quotes = signedBy(createLinkKey(['the key of the day']))
const words = tripWords('en')
const week = 'yacht=lagoon-56&to=san-blas&from=2027-02-20&days=7&adults=6&children=2'

function priced(query = week, { fleet = testingFleet, booked = false } = {}): PricedTrip {
  const { nearest } = readTrip(new URLSearchParams(query), today, fleet)
  const busy = booked ? [{ first: '2027-02-20', ashore: '2027-02-27', state: 'booked' as const }] : []
  return priceTrip({ ...nearest, yacht: nearest.yacht! }, () => ({ busy, ports: [] }), today, fleet)
}
const signed = new URLSearchParams(signedQuery(priced(), new URLSearchParams(week), quotes, today))
const opened = (trip: PricedTrip, params = signed, by = quotes) => quotedView(trip, params, by, words, later)
/** The same fleet with a dearer night of the Lagoon 56. */
const dearer = testingFleet.map((yacht) =>
  yacht.slug === 'lagoon-56' && yacht.rate.kind === 'boat'
    ? {
        ...yacht,
        rate: {
          ...yacht.rate,
          night: { ...yacht.rate.night, value: { amount: 1900, currency: 'USD' as const } },
        },
      }
    : yacht,
)

describe('a price that an address carries', () => {
  it('is said to be as quoted where it still holds', () => {
    expect(opened(priced())).toEqual({
      text: 'As quoted on 22 November 2026.',
      taken: undefined,
      today: undefined,
    })
  })
  it('stands beside that of today, with the reason, where it does not', () => {
    expect(opened(priced(week, { fleet: dearer }))!.text.replaceAll('\u00a0', ' ')).toBe(
      'Quoted on 22 November 2026: US$ 12,776. Today it is US$ 13,476, because her rate has changed.',
    )
  })
  it('says that the yacht was free then', () => {
    expect(opened(priced(week, { booked: true }))!.taken).toBeDefined()
  })
  it('is kept when the page is opened and sent on again', () => {
    expect(signedQuery(priced(week, { fleet: dearer }), signed, quotes, later)).toBe(signed.toString())
  })
  it('holds by a key that was replaced and kept', () => {
    const rotated = signedBy(createLinkKey(['a new key', 'the key of the day']))
    expect(opened(priced(), signed, rotated)).toBeDefined()
    expect(opened(priced(), signed, signedBy(createLinkKey(['a new key'])))).toBeUndefined()
  })
  it('is left out of account when any byte of it, or of the trip, was changed', () => {
    const text = signed.toString()
    const change = fc.tuple(fc.nat(text.length - 1), fc.constantFrom(...'abz019-_.AZ'))
    fc.assert(
      fc.property(change, ([at, letter]) => {
        const changed = `${text.slice(0, at)}${letter}${text.slice(at + 1)}`
        const params = new URLSearchParams(changed)
        const { nearest } = readTrip(params, today, testingFleet)
        if (!nearest.yacht || params.toString() === text) return true
        const same = readTrip(new URLSearchParams(text), today, testingFleet).nearest
        // A letter of a name that the page does not need leaves the trip and its price as they were.
        const untouched =
          JSON.stringify(nearest) === JSON.stringify(same) &&
          params.get('quoted') === signed.get('quoted') &&
          params.get('sig') === signed.get('sig')
        return untouched || opened(priced(changed), params) === undefined
      }),
      { numRuns: 3000 },
    )
  })
  it('carries no names, and is read again as it was written', () => {
    const quoted = quotedOf(priced(), today)
    expect(quoteText(quoted)).toBe('2026-11-22.USD.1260000.0.17600.0.free')
    expect(readQuote(quoteText(quoted))).toEqual(quoted)
    for (const wrong of ['', 'x', '2026-02-30.USD.1.0.0.0.free', '2026-11-22.GBP.1.0.0.0.free'])
      expect(readQuote(wrong)).toBeUndefined()
  })
})
