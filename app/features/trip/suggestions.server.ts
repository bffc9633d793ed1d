/** Yachts for a trip that names none, and free stays for one that names a month. */
import { freeStays, nearestTo } from '#charter/availability.ts'
import { ledger } from '#charter/ledger.ts'
import { daysAtSea } from '#charter/nights-at-sea.ts'
import { fullParty } from '#charter/party.ts'
import { type NamedTrip, priceTrip, type PricedTrip, stateOf } from '#charter/price-trip.ts'
import { suggestTrips } from '#charter/suggest-trips.ts'
import { type Trip, tripQuery, type TripReading } from '#charter/trip.ts'
import { datesOf, partyOf } from '#charter/trip-view/trip-view.server.ts'
import type { TripWords } from '#charter/trip-view/trip-words.server.ts'
import { charterYacht } from '#charter/yacht.ts'
import { nameInText } from '#content/name-in-text.ts'
import { portraitOf } from '#app/ui/portrait.server.ts'
import type { SiteRequest } from '#app/context.ts'

export type Suggested = ReturnType<typeof suggestions>

/** Stays of a month that a yacht's entry lists. */
const mostStays = 6

export function suggestions(
  { nearest, month }: TripReading,
  { calendarOf, locale }: Pick<SiteRequest, 'calendarOf' | 'locale'>,
  words: TripWords,
  today: string,
) {
  const { say, copy, charter, format } = words
  const { yacht: named } = nearest
  const { trips, noneLiesThere, misfits } = suggestTrips(nearest, calendarOf, today)
  const shown = named ? [priceTrip({ ...nearest, yacht: named }, calendarOf, today)] : trips
  const stays = (each: PricedTrip) =>
    month &&
    freeStays(calendarOf(each.yacht.slug), month, nearest.stay.nights, today, {
      daysAtSea: daysAtSea(calendarOf(each.yacht.slug), charterYacht(each.yacht.slug), nearest.waters),
    })
      .slice(0, mostStays)
      .map(({ first }) => stayOf({ ...each.trip, stay: { ...nearest.stay, first } }, words))
  return {
    title: month ? say('suggest.monthTitle', { month: format.monthOfYear(month) }) : copy.suggest.title,
    lead: month
      ? say('suggest.monthLead', { count: nearest.stay.nights })
      : say('suggest.lead', {
          dates: datesOf(nearest, words),
          who: partyOf(nearest, words),
          waters: charter.say(`waters.${nearest.waters}`),
        }),
    note: noneLiesThere ? copy.suggest.noneThere : undefined,
    none: shown.length === 0 ? copy.suggest.none : undefined,
    fullMonth: copy.suggest.fullMonth,
    yachts: shown.map((each) => ({
      ...card(each, words),
      picture: portraitOf(each.yacht.slug, locale),
      stays: stays(each),
    })),
    misfits: named ? [] : misfits.map(({ yacht, because }) => `${yacht.name}: ${charter.misfit(because)}`),
    misfitsTitle: copy.suggest.misfits,
  }
}

function card(priced: PricedTrip, words: TripWords) {
  const { trip, yacht, ledger, availability } = priced
  const { say, charter, format, locale } = words
  const nearest = nearestTo(availability)
  return {
    slug: yacht.slug,
    name: yacht.name,
    total: charter.total(ledger.all, ledger),
    perPerson: charter.perPerson(ledger),
    room: say('suggest.room', {
      guests: charter.say('guests', { count: yacht.guests }),
      cabins: charter.say('cabinCount', { count: yacht.cabins }),
    }),
    shared: sharedBy(priced, words),
    nearest:
      nearest.length > 0
        ? say('suggest.nearest', { days: format.all(nearest.map((day) => format.weekday(day))) })
        : undefined,
    state: { id: availability.state, name: say(`states.${stateOf(priced)}`) },
    query: tripQuery(trip),
    open: say('suggest.open', { yacht: nameInText(yacht.slug, locale) }),
  }
}

/** What she costs a person once every berth is taken; nothing where that changes no share. */
function sharedBy({ trip, yacht, ledger: asked }: PricedTrip, { say, charter }: TripWords) {
  if (yacht.rate.kind === 'person' || asked.party.persons >= yacht.guests) return undefined
  const all = ledger(yacht, trip.waters, trip.stay, fullParty(yacht))
  return say('suggest.shared', { price: charter.share(all.perPerson, all), count: yacht.guests })
}

function stayOf(trip: NamedTrip, words: TripWords) {
  return { when: words.format.weekday(trip.stay.first), query: tripQuery(trip as Trip) }
}
