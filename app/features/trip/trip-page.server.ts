/** What the page of a trip shows for an address: the trip, or the questions that are still open. */
import type { SiteRequest } from '#app/context.ts'
import { canonicalPath } from '#app/pages.ts'
import { tripFilePath } from '#app/trip-paths.ts'
import { tripChart } from '#app/ui/chart-drawing.server.ts'
import { pictureOf } from '#app/ui/picture.server.ts'
import { pageTerms } from '#charter/page-words.server.ts'
import { withAssumedDay } from '#charter/assumed-day.ts'
import { adviceAgainst } from '#charter/advice.ts'
import { insteadOf } from '#charter/instead.ts'
import { type NamedTrip, priceTrip } from '#charter/price-trip.ts'
import { asksForTrip, readTrip, tripQuery, withoutYacht } from '#charter/trip.ts'
import { companyTrip } from '#charter/trip-view/company-trip.server.ts'
import { listsOf, papersOf } from '#charter/trip-view/lists.server.ts'
import { type TripInstead, tripInstead } from '#charter/trip-view/trip-instead.server.ts'
import { tripAdvice } from '#charter/trip-view/trip-advice.server.ts'
import { tripView } from '#charter/trip-view/trip-view.server.ts'
import { type TripWords, tripWords } from '#charter/trip-view/trip-words.server.ts'
import { terms } from '#content/charter/terms.ts'
import { waters } from '#content/charter/waters.ts'
import type { SiteCopy } from '#content/copy.ts'
import { clock } from '#content/format.ts'
import { capitalised, nameInText } from '#content/name-in-text.ts'
import { searchTexts } from '#content/search.server.ts'
import { changeForm } from './change-form.server.ts'
import { drawnJourney, drawnPapers } from './drawn-parts.server.tsx'
import { quotedView, signedQuery } from './quoted-view.server.ts'
import { problemTexts } from '#charter/trip-view/trip-problems.server.ts'

export type TripPage = ReturnType<typeof tripPage>
/** What the server tells a trip's page. */
export type TripRequest = Pick<SiteRequest, 'locale' | 'origin' | 'serverHtml' | 'calendarOf' | 'quotes'>

/** @param params of the address @param today ISO day at the company */
export function tripPage(params: URLSearchParams, request: TripRequest, copy: SiteCopy, today: string) {
  const words = tripWords(request.locale)
  const reading = withAssumedDay(readTrip(params, today), request.calendarOf, today)
  const asks = asksForTrip(params)
  const { nearest } = reading
  const shown = asks && nearest.yacht ? ({ ...nearest } as NamedTrip) : undefined
  return {
    problems: asks ? problemTexts(reading, words) : [],
    problemTitle: words.copy.problems.title,
    trip: shown && onePage(shown, params, request, copy, words, today),
    start: { title: words.copy.suggest.startTitle, lead: words.copy.suggest.startLead },
    change: changeForm(reading, words, today),
  }
}

/** The search that answers an address which asks for a trip and names no yacht, or a month instead of a day. */
export function searchFor(params: URLSearchParams, today: string): URLSearchParams | undefined {
  const { nearest, month } = readTrip(params, today)
  if (!asksForTrip(params) || (nearest.yacht && !month)) return undefined
  return withoutYacht(params)
}

/** What goes along with an enquiry about the trip of an address, for the letter to the company; nothing where it names no yacht. */
export function tripOffer(
  params: URLSearchParams,
  { calendarOf, quotes, origin }: Pick<SiteRequest, 'calendarOf' | 'quotes' | 'origin'>,
  today: string,
): string | undefined {
  const { nearest } = withAssumedDay(readTrip(params, today), calendarOf, today)
  if (!nearest.yacht) return undefined
  const priced = priceTrip({ ...nearest, yacht: nearest.yacht }, calendarOf, today)
  return companyTrip(
    priced,
    `${origin}${canonicalPath('trip')}?${signedQuery(priced, params, quotes, today)}`,
  )
}

function onePage(
  trip: NamedTrip,
  params: URLSearchParams,
  request: TripRequest,
  copy: SiteCopy,
  words: TripWords,
  today: string,
) {
  const { locale, origin, serverHtml } = request
  const priced = priceTrip(trip, request.calendarOf, today)
  const { destination } = waters[trip.waters]
  const against = adviceAgainst(priced, request.calendarOf, today)
  const advice = against && tripAdvice(priced, against, words)
  const possible = insteadOf(priced, request.calendarOf, today)
  const instead = possible && tripInstead(priced, possible, words)
  const view = tripView(priced, destination && copy.itinerary[destination], today, words)
  const query = signedQuery(priced, params, request.quotes, today)
  const link = `${origin}${canonicalPath('trip')}?${query}`
  const { what, when, who, total } = view
  const text = words.say(instead ? 'share.asked' : 'share.message', { what, when, who, total })
  const { stages: _stages, days: _days, free: _free, ...shown } = view
  return {
    ...shown,
    advice,
    instead,
    first: advice?.better ?? instead?.best ?? instead?.groups[0]?.trips[0],
    copy: shownCopy(words, view, instead),
    query: tripQuery(trip),
    /** With the price as it was seen, so that whoever opens it later sees what changed. */
    link,
    paths: {
      pdf: tripFilePath('pdf', query, locale),
      calendar: tripFilePath('calendar', query, locale),
    },
    /** What the head of the page says to previews in messengers. */
    description: text,
    shareSubject: words.say('share.subject', { what: view.what }),
    quoted: quotedView(priced, params, request.quotes, words, today),
    ashore: {
      date: view.ashore.date,
      title: words.say('days.ashore', { hour: clock(terms.ashore.value) }),
      text: view.ashore.text,
    },
    nearest: view.nearest.map((first) => ({
      date: words.format.weekday(first, 'long'),
      query: tripQuery({ ...trip, stay: { ...trip.stay, first } }),
    })),
    others: tripQuery({ ...trip, yacht: undefined }),
    pictures: {
      hero: pictureOf(`${instead?.shown ?? trip.yacht}-underway`, locale),
      /** Named where she is not the yacht of the title. */
      shown: instead?.shown && capitalised(nameInText(instead.shown, locale)),
      dusk: pictureOf(`${trip.yacht}-dusk`, locale),
    },
    chart: destination && tripChart(destination, view.stages, locale, serverHtml),
    lists: listsOf(priced, copy, locale),
    terms: pageTerms(locale, { first: view.boarding.iso, today }),
    journey: drawnJourney(view.journey, words, serverHtml),
    papers: drawnPapers(papersOf(trip, copy, words), serverHtml),
    prefill: { ...prefillOf(trip, view, words), ...(instead && { message: instead.message }) },
    /** What goes along with an enquiry. */
    about: { text: `${text}\n${link}`, offer: companyTrip(priced, link) },
  }
}

/** The texts that the page needs beside the trip's own: a page carries its data along. */
function shownCopy(
  { copy }: TripWords,
  view: { daysLead: string; priceLead: string },
  instead: TripInstead | undefined,
) {
  const { nearest, otherYachts, days, price, share } = copy
  const { kicker, ask, askTitle } = copy.instead
  return {
    head: instead ? { ...copy.head, kicker, ask } : copy.head,
    nearest,
    otherYachts,
    price: { title: price.title, lead: view.priceLead },
    share,
    days: { title: days.title, lead: view.daysLead, day: days.day, none: days.none },
    ask: instead ? { title: askTitle, text: instead.ask } : { title: copy.ask.title, text: copy.ask.text },
  }
}

/** The fields of the enquiry that the trip answers. */
function prefillOf(
  { waters: where, party }: NamedTrip,
  { when, name }: { when: string; name: string },
  { locale }: TripWords,
) {
  return {
    destination: `${searchTexts[locale].form.places[where]}, ${name}`,
    dates: when,
    guests: String(party.persons),
  }
}
