/**
 * What assistants are told of yachts and trips: the same figures as the pages show, from the same functions, each with
 * the page that shows them. Nothing of a guest is known here and nothing can be asked for.
 */
import { canonicalPath, itineraryPage, type PageId } from '#app/pages.ts'
import { endOf } from '#charter/calendar.ts'
import { datedPlan } from '#charter/dated-plan.ts'
import { freeStays, portOn } from '#charter/availability.ts'
import { pageCharterWords } from '#charter/page-words.server.ts'
import { listedParty } from '#charter/party.ts'
import { charterPrice } from '#charter/price-rows.ts'
import { type CalendarOf, type NamedTrip, priceTrip, stateOf } from '#charter/price-trip.ts'
import { type Trip, tripQuery } from '#charter/trip.ts'
import { charterFleet, charterYacht } from '#charter/yacht.ts'
import { fleet } from '#content/fleet.ts'
import { generalLine, lineOn, linesOn } from '#content/day-lines.ts'
import { daysOfStay } from '#content/itinerary-lengths.ts'
import { itineraryStages } from '#content/itinerary-stages.ts'
import { occasionsIn } from '#charter/occasions.ts'
import { localSpeed } from '#content/local-yacht.ts'
import type { Locale } from '#content/locales.ts'
import type { DestinationId, YachtSlug } from '#content/schema.ts'
import { copyOf } from '#content/site.server.ts'

/** What an answer is made from. `day` is the ISO day on which it holds. */
export type AnswerContext = { origin: string; locale: Locale; day: string; calendarOf: CalendarOf }

const week = 7
const inUnits = (cents: number) => cents / 100

/** Every yacht, with what a week of low season costs for as many as her prices are stated for, with the fee on our invoice. */
export function listYachts({ day, ...context }: AnswerContext) {
  return {
    day,
    yachts: fleet.map(({ slug, name, model, type, guests, cabins, specifications }) => {
      const { cents, currency } = charterPrice(charterYacht(slug), 'low', week)
      return {
        yacht: slug,
        name,
        model,
        type,
        length_m: specifications.length,
        guests,
        cabins,
        lies_in: charterYacht(slug).home,
        week_from: { amount: inUnits(cents), currency },
        url: pageUrl(context, 'yacht', { slug }),
      }
    }),
  }
}

/** Stays that begin in a month and are not booked, in the waters where she lies then. @param month such as 2027-02 */
export function freeWeeks(
  { yacht, month, days }: { yacht: YachtSlug; month: string; days: number },
  context: AnswerContext,
) {
  const { day, calendarOf } = context
  const { home } = charterYacht(yacht)
  const calendar = calendarOf(yacht)
  return {
    day,
    yacht,
    weeks: freeStays(calendar, month, days, day).map(({ first, state }) => {
      const stay = { first, nights: days }
      const waters = portOn(calendar, home, first)
      return {
        from: first,
        ashore: endOf(stay)!.ashore,
        state,
        url: tripUrl({ yacht, to: waters, waters, stay, party: listedParty(charterYacht(yacht)) }, context),
      }
    }),
    url: pageUrl(context, 'yacht', { slug: yacht }),
  }
}

/** Whether a trip leads to waters to which its yacht is never brought. */
export function isTooFar(trip: NamedTrip, { calendarOf, day }: AnswerContext): boolean {
  return stateOf(priceTrip(trip, calendarOf, day)) === 'tooFar'
}

/** The ledger of a trip. Amounts are in whole units of `currency`; a line without an amount is due, and nobody knows yet how much. */
export function tripPrice(trip: NamedTrip, context: AnswerContext) {
  const { ledger, availability, yacht, relocation } = priceTrip(trip, context.calendarOf, context.day)
  const words = pageCharterWords(context.locale)
  return {
    day: context.day,
    yacht: trip.yacht,
    from: trip.stay.first,
    ashore: endOf(trip.stay)!.ashore,
    guests: trip.party.persons,
    currency: ledger.currency,
    total: inUnits(ledger.all.cents),
    total_without: ledger.all.without,
    charged: inUnits(ledger.charged.cents),
    paid_on_the_spot: inUnits(ledger.onTheSpot.cents),
    per_person: inUnits(ledger.perPerson),
    lines: ledger.lines.map((line) => ({
      text: words.line(line, ledger, yacht),
      paid: line.paid,
      ...(line.cents !== undefined && { amount: inUnits(line.cents) }),
    })),
    availability: availability.state,
    ...(availability.before && { free_before: availability.before }),
    ...(availability.after && { free_after: availability.after }),
    ...(relocation && { brought_nm: relocation.distanceNm }),
    url: tripUrl(trip, context),
  }
}

/** The days of an itinerary; with their dates where a first day is given. */
export function itinerary(
  { to, days, from }: { to: DestinationId; days: number; from?: string },
  context: AnswerContext,
) {
  const copy = copyOf(context.locale).itinerary[to]
  const known = occasionsIn(to)
  const dated = from === undefined ? undefined : datedPlan(to, { first: from, nights: days })
  const dates = dated && !dated.refusal ? dated.plan.days.map(({ date }) => date) : []
  return {
    day: context.day,
    to,
    title: plain(copy.title),
    days: itineraryStages(to, localSpeed(to), daysOfStay(to, days)).map(
      ({ day, planned, position, distanceNm, hours }) => ({
        number: day,
        ...(dates[day - 1] && { date: dates[day - 1] }),
        title: plain(
          lineOn(copy.days[planned - 1]!.title, known) ?? generalLine(copy.days[planned - 1]!.title),
        ),
        place: copy.days[planned - 1]!.location,
        position,
        ...(distanceNm !== undefined && { distance_nm: distanceNm, hours: Math.round(hours! * 10) / 10 }),
        activities: linesOn(copy.days[planned - 1]!.activities, known),
      }),
    ),
    url: pageUrl(context, itineraryPage(to)),
  }
}

/** Every yacht's slug, for the arguments of tools. */
export const slugs = charterFleet.map(({ slug }) => slug) as [YachtSlug, ...YachtSlug[]]

/** The page of a trip, in the language of the answer. */
export function tripUrl(trip: Trip, { origin, locale }: Pick<AnswerContext, 'origin' | 'locale'>): string {
  return `${origin}${canonicalPath('trip')}?${tripQuery(trip)}&lang=${locale}`
}

function pageUrl(
  { origin, locale }: Pick<AnswerContext, 'origin' | 'locale'>,
  page: PageId,
  params: Record<string, string> = {},
) {
  return `${origin}${canonicalPath(page, params)}?lang=${locale}`
}

/** Asterisks mark italics in the copy. */
const plain = (text: string) => text.replaceAll('*', '')
