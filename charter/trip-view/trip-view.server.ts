/** A priced trip in the words of one language: what the page, the paper, the calendar and the letter say of it. */
import { type WatersId, waters as watersFacts } from '#content/charter/waters.ts'
import type { ItineraryCopy } from '#content/copy.ts'
import { plainHeadline } from '#content/headline.ts'
import { nameInText } from '#content/name-in-text.ts'
import { hoursInWords } from '#content/hours-in-words.ts'
import { speedOf } from '#content/itinerary-stages.ts'
import { addDays, endOf } from '../calendar.ts'
import { nearestTo } from '../availability.ts'
import { bestMonths, hurricaneNote, meetsHurricanes, meetsRain, monthsIn } from '../hurricane-season.ts'
import type { PricedTrip } from '../price-trip.ts'
import type { Trip } from '../trip.ts'
import { type TripDays, tripDays } from './days.server.ts'
import { missedOn } from './ends.server.ts'
import { placeName } from './place-name.ts'
import { nightTitle } from './nights.server.ts'
import { entryPapers } from './price-words.server.ts'
import { tripJourney } from './journey.server.ts'
import { inOrder } from './trip-order.ts'
import { tripLedger } from './trip-ledger.server.ts'
import { tripState } from './trip-state.server.ts'
import type { TripWords } from './trip-words.server.ts'

/** @param itinerary of the waters; none where they have none @param today ISO day on which it is worked out */
export function tripView(
  priced: PricedTrip,
  itinerary: ItineraryCopy | undefined,
  today: string,
  words: TripWords,
) {
  const { say, format, charter } = words
  const { trip, yacht, ledger, availability } = priced
  const days = tripDays(priced, itinerary, words)
  const called = nameInText(yacht.slug, words.locale)
  const ashoreToo = ledger.aboard.nights < trip.stay.nights
  const nights = charter.say('nights', { count: ledger.aboard.nights })
  const title = say(ashoreToo ? 'head.titleAshore' : 'head.title', {
    count: trip.stay.nights,
    waters: charter.say(`waters.${trip.waters}`),
    yacht: called,
    nights,
  })
  return {
    name: yacht.name,
    title,
    what: plainHeadline(title),
    when: datesOf(trip, words),
    /** The same in less room. */
    dates: datesOf(trip, words, 'short'),
    who: partyOf(trip, words),
    total: charter.total(ledger.all, ledger),
    /** The total in the three or four words that a hero has room for: not what it is without. */
    figure: charter.total({ ...ledger.all, without: [] }, ledger),
    besides: charter.besides(ledger.all),
    perPerson: charter.perPerson(ledger),
    state: tripState(priced, words, today),
    /** What one comes for. */
    wish: say(`wish.${trip.waters}`),
    weather: weatherOf(trip, words),
    entry: entryPapers(trip.waters, words)[0],
    nearest: nearestTo(availability),
    ledger: tripLedger(priced, words),
    priceLead: say(ashoreToo ? 'price.leadAshore' : 'price.lead', { nights }),
    estimate: say('price.estimate', { day: format.date(today) }),
    days: days.days,
    daysLead: [
      ...endOfDays(days, trip.waters, words),
      say(yacht.type === 'motor-yacht' ? 'days.leadMotor' : 'days.lead', { knots: speedOf(yacht) }),
    ].join(' '),
    turnsBack: turningBack(priced, days, words),
    entries: inOrder(days.days, days.free, endOf(ledger.aboard)!.ashore),
    free: days.free,
    chapters: days.chapters,
    stages: days.stages,
    boarding: {
      iso: ledger.aboard.first!,
      place: placeName(watersFacts[trip.waters].port, words),
    },
    ashore: {
      iso: endOf(ledger.aboard)!.ashore,
      date: format.weekday(endOf(ledger.aboard)!.ashore),
      place: placeName(days.ashoreAt, words),
      text: ashoreText(days, words),
    },
    night: nightOf(days, trip, words),
    journey: tripJourney(priced, days, words),
  }
}

/** "Saturday 6 February to Saturday 13 February 2027", or "Sat 6 Feb to Sat 13 Feb 2027". */
export function datesOf(
  { stay: { first, nights } }: Pick<Trip, 'stay'>,
  { say, format }: TripWords,
  width: 'short' | 'long' = 'long',
): string {
  const end = addDays(first, nights)
  return say('head.dates', {
    first: format.weekday(first, width),
    end: `${format.weekday(end, width)}${format.yearAfter(end)}`,
  })
}

export function partyOf({ party }: Pick<Trip, 'party'>, { say, charter }: TripWords): string {
  const guests = charter.say('guests', { count: party.persons })
  return party.children > 0 ? say('head.children', { guests, count: party.children }) : guests
}

/** What has to be known of the season: hurricanes, else rain. */
function weatherOf({ waters, stay }: Trip, { say, charter, format }: TripWords): string | undefined {
  const best = bestMonths(waters)
  const rain = monthsIn('rain', waters, stay)
  const place = { waters: charter.say(`waters.${waters}`) }
  if (meetsHurricanes(waters, stay) && rain && best) {
    const [from, until] = best.map((month) => format.month(month))
    return say('storms', { ...place, from: from!, until: until! })
  }
  if (meetsHurricanes(waters, stay)) return hurricaneNote(waters, charter)
  if (rain?.from) return say('rain.from', { ...place, day: format.dayMonth(rain.from) })
  if (rain?.until) return say('rain.until', { ...place, day: format.dayMonth(rain.until) })
  return rain && say('rain.all', place)
}

/** What the nights of a trip are like; nothing where no itinerary says where they are spent. */
function nightOf({ nights, sunset }: TripDays, { waters, stay }: Trip, words: TripWords) {
  if (nights.length === 0) return undefined
  return {
    title: nightTitle(nights, meetsRain(waters, stay), words),
    text: words.say('night.text', { sunset }),
    nights,
  }
}

/** Why the days differ from the itinerary, or yet may, and where that one is. */
function turningBack(priced: PricedTrip, { insteadOf, unlessSigned }: TripDays, words: TripWords) {
  const end = insteadOf ?? unlessSigned
  if (!end) return undefined
  const { destination, port } = watersFacts[priced.ledger.waters]
  const places = { port: placeName(port, words), place: placeName(end, words) }
  const missed = missedOn(priced, words)
  return {
    text: [
      words.say(insteadOf ? 'days.turnsBack' : 'days.mayTurnBack', places),
      ...(missed ? [words.say('days.leavesOut', { sights: missed.sights })] : []),
    ].join(' '),
    link: words.say('days.turnsBackLink'),
    destination: destination!,
  }
}

/** Why the days end elsewhere than in her port, where on other dates they would end there. */
function endOfDays({ endsAway }: TripDays, where: WatersId, words: TripWords): string[] {
  if (!endsAway) return []
  const places = {
    port: placeName(watersFacts[where].port, words),
    place: placeName(endsAway, words),
  }
  return [words.say('days.endsAway', places)]
}

function ashoreText({ ashoreAt, runHome }: TripDays, words: TripWords): string {
  const place = placeName(ashoreAt, words)
  if (!runHome) return words.say('days.ashoreAt', { place })
  return words.say('days.runHome', {
    place,
    distance: words.format.number(runHome.distanceNm),
    hours: hoursInWords(runHome.hours, words.locale),
  })
}
