/**
 * A trip on paper and as a calendar file: /trip.pdf and /trip.ics with the query of its page. Made when asked for and
 * kept in memory as long as the calendars and the day stay what they are.
 */
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { SiteRequest } from '#app/context.ts'
import { signedQuery } from '#app/features/trip/quoted-view.server.ts'
import { canonicalPath } from '#app/pages.ts'
import { tripCalendar } from '#app/trip-calendar.server.ts'
import { tripFiles as paths } from '#app/trip-paths.ts'
import { dayIn } from '#charter/time-zones.ts'
import { pageTerms } from '#charter/page-words.server.ts'
import { type NamedTrip, priceTrip } from '#charter/price-trip.ts'
import { readTrip, tripQuery } from '#charter/trip.ts'
import { listsOf, papersOf } from '#charter/trip-view/lists.server.ts'
import { tripView } from '#charter/trip-view/trip-view.server.ts'
import { tripWords } from '#charter/trip-view/trip-words.server.ts'
import { waters } from '#content/charter/waters.ts'
import { company } from '#content/company.ts'
import type { Locale } from '#content/locales.ts'
import { copyOf } from '#content/site.server.ts'
import { createRenderQueue } from './render-queue.ts'

type Settings = Pick<SiteRequest, 'calendarOf' | 'quotes' | 'origin'> & {
  /** Changes when a calendar or the day does. */
  edition: () => string
  log: Pick<Logger, 'error'>
  now?: () => Date
}
/** Answers for a trip's file in a language; sends what is no trip to the page, which says what is wrong. */
export type TripFiles = (url: URL, locale: Locale) => Promise<Response>

/** Bytes of files that are kept; a paper has about 300,000. */
const maxBytes = 12 * 1024 * 1024
/** What draws papers is loaded with the first of them. */
const drawing = () => import('#brochures/trip.ts')

export function createTripFiles(settings: Settings): TripFiles {
  const { calendarOf, quotes, origin, edition, log, now = () => new Date() } = settings
  const kept = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => length + 1000,
  })
  const underWay = new Map<string, Promise<Buffer>>()
  // Drawing keeps the processor to itself: one at a time, and few may wait.
  const queue = createRenderQueue({ maxWaiting: 8 })

  /** What both files are made of, of an address that names a trip. */
  function partsOf(trip: NamedTrip, params: URLSearchParams, locale: Locale) {
    const words = tripWords(locale)
    const { destination } = waters[trip.waters]
    const today = dayIn(company.timeZone, now())
    const priced = priceTrip(trip, calendarOf, today)
    const copy = copyOf(locale)
    return {
      trip,
      yacht: trip.yacht,
      destination,
      words,
      view: tripView(priced, destination && copy.itinerary[destination], today, words),
      lists: listsOf(priced, copy, locale),
      terms: pageTerms(locale, { first: priced.ledger.aboard.first!, today }),
      papers: papersOf(trip, copy, words),
      link: `${origin}${canonicalPath('trip')}?${signedQuery(priced, params, quotes, today)}`,
      origin,
      today,
      date: new Date(`${today}T12:00:00Z`),
    }
  }

  async function paper(
    trip: NamedTrip,
    params: URLSearchParams,
    locale: Locale,
  ): Promise<Buffer | undefined> {
    const parts = partsOf(trip, params, locale)
    const key = [parts.link, locale, edition(), parts.today].join(' ')
    const found = kept.get(key) ?? underWay.get(key)
    if (found) return found
    const made = queue.run(async () => (await drawing()).tripPaper(parts))
    if (!made) return undefined
    underWay.set(key, made)
    try {
      const file = await made
      kept.set(key, file)
      return file
    } finally {
      underWay.delete(key)
    }
  }

  return async function answer(url, locale) {
    const today = dayIn(company.timeZone, now())
    const { trip } = readTrip(url.searchParams, today)
    if (!trip?.yacht) return toPage(url)
    const named = { ...trip, yacht: trip.yacht }
    try {
      if (url.pathname === paths.calendar)
        return file(Buffer.from(tripCalendar(partsOf(named, url.searchParams, locale))), named, 'ics', locale)
      const pdf = await paper(named, url.searchParams, locale)
      return pdf
        ? file(pdf, named, 'pdf', locale)
        : new Response('503\n', { status: 503, headers: { 'Retry-After': '5' } })
    } catch (error) {
      log.error({ err: error, trip: tripQuery(named), locale }, 'a file of a trip could not be made')
      return new Response('500\n', { status: 500, headers: { 'Cache-Control': 'no-store' } })
    }
  }
}

const toPage = ({ search }: URL) =>
  new Response(null, { status: 302, headers: { Location: `${canonicalPath('trip')}${search}` } })

const types = { ics: 'text/calendar; charset=utf-8', pdf: 'application/pdf' }

function file(
  content: Buffer,
  { yacht, stay }: NamedTrip,
  ending: keyof typeof types,
  locale: Locale,
): Response {
  return new Response(new Uint8Array(content), {
    headers: {
      'Content-Type': types[ending],
      'Content-Length': String(content.length),
      'Content-Language': locale,
      // It says what is free now.
      'Cache-Control': 'no-cache',
      'X-Robots-Tag': 'noindex',
      'Content-Disposition': `${ending === 'ics' ? 'attachment' : 'inline'}; filename="${yacht}-${stay.first}-${locale}.${ending}"`,
    },
  })
}
