/**
 * The address of a trip: which yacht, where to, from which day, how many nights and who comes. The page of a trip, the
 * search, the comparison and the assistants all read and write it here; nothing else knows the names of its parameters.
 * Pure, and runs in the browser, too.
 */
import { type WatersId, watersIds, watersOf } from '#content/charter/waters.ts'
import { type DestinationId, destinationIds, mostGuests, type YachtSlug } from '#content/schema.ts'
import { readFirstDay, type DayProblem } from './first-day.ts'
import { couple, listedParty, type Party } from './party.ts'
import { type CharterYacht, charterFleet } from './yacht.ts'

/**
 * `yacht` is her slug, `to` a destination or charter region, `from` the ISO day of boarding (in a search, a month such
 * as 2027-02), `days` the nights, and `adults` and `children` are everybody on board.
 */
export const tripParams = ['yacht', 'to', 'from', 'days', 'adults', 'children'] as const
export type TripParam = (typeof tripParams)[number]

export type Trip = {
  /** None where the page shall suggest yachts. */
  yacht?: YachtSlug
  /** As the address says it; `waters` are what it means. */
  to: WatersId | DestinationId
  waters: WatersId
  stay: { first: string; nights: number }
  party: Party
}

/** What is wrong with one parameter, `asked` being what it says. Each code is a sentence in content/{es,en,de}/trip.ts. */
export type TripProblem = { field: TripParam; asked: string } & (
  | { code: 'unknown-yacht' | 'unknown-waters' | 'no-waters' | 'not-a-number' | 'no-adults' }
  | { code: 'too-few-nights'; least: number }
  | { code: 'too-many-nights'; most: number }
  | { code: 'too-many-guests'; guests: number; most: number }
  | DayProblem
)

export type TripReading = {
  /** The trip that the address names; none where something is wrong, or where it names a month instead of a day. */
  trip?: Trip
  /** The month that `from` names, such as 2027-02. */
  month?: string
  /** In the order of `tripParams`. */
  problems: TripProblem[]
  /** What comes nearest to the address and can be priced: the trip itself where nothing is wrong. */
  nearest: Trip
}

/** Nights where an address names none. */
const usualNights = 7
/** Longer charters are planned by hand. */
const mostNights = 28

/** Whether an address asks for a trip at all. */
export function asksForTrip(params: URLSearchParams): boolean {
  return tripParams.some((name) => asked(params, name) !== '')
}

/** Reads an address. Never throws. `today` is an ISO day; a parameter given twice counts as it stands first. */
export function readTrip(
  params: URLSearchParams,
  today: string,
  fleet: readonly CharterYacht[] = charterFleet,
): TripReading {
  const yacht = fleet.find(({ slug }) => slug === asked(params, 'yacht'))
  const unknown: TripProblem[] =
    asked(params, 'yacht') !== '' && !yacht
      ? [{ field: 'yacht', asked: asked(params, 'yacht'), code: 'unknown-yacht' }]
      : []
  const where = readWaters(asked(params, 'to'), yacht)
  const when = readFirstDay(asked(params, 'from'), today)
  const nights = readNights(asked(params, 'days'), yacht ? [yacht] : fleet)
  const who = readGuests(asked(params, 'adults'), asked(params, 'children'), {
    most: yacht?.guests ?? mostGuests,
    usual: yacht ? listedParty(yacht) : couple,
  })

  const day: TripProblem[] = when.problem
    ? [{ field: 'from', asked: asked(params, 'from'), ...when.problem }]
    : []
  const problems = [...unknown, ...where.problems, ...day, ...nights.problems, ...who.problems]
  const nearest: Trip = {
    ...(yacht && { yacht: yacht.slug }),
    to: where.to,
    waters: where.waters,
    stay: { first: when.first, nights: nights.nights },
    party: who.party,
  }
  return {
    trip: problems.length === 0 && !when.month ? nearest : undefined,
    month: when.month,
    problems,
    nearest,
  }
}

/** An address without the yacht that it names, because a search asks all of them; a name that is none of theirs stays, as a problem. */
export function withoutYacht(
  params: URLSearchParams,
  fleet: readonly CharterYacht[] = charterFleet,
): URLSearchParams {
  const known = fleet.some(({ slug }) => slug === params.get('yacht')?.trim())
  return new URLSearchParams([...params].filter(([name]) => name !== 'yacht' || !known))
}

/** The one spelling of a trip's address, without a question mark and without the language. */
export function tripQuery({ yacht, to, stay, party }: Trip): string {
  const { persons, children } = party
  return new URLSearchParams({
    ...(yacht && { yacht }),
    to,
    from: stay.first,
    days: String(stay.nights),
    adults: String(persons - children),
    ...(children > 0 && { children: String(children) }),
  }).toString()
}

const asked = (params: URLSearchParams, name: TripParam) => params.get(name)?.trim() ?? ''

/** Without `to`, a yacht is chartered where she lies. */
function readWaters(text: string, yacht: CharterYacht | undefined) {
  const waters = watersIds.find((id) => id === text)
  const destination = destinationIds.find((id) => id === text)
  if (waters) return { to: waters, waters, problems: [] }
  if (destination) return { to: destination, waters: watersOf[destination], problems: [] }
  const usual = yacht?.home ?? watersIds[0]!
  const code = text === '' ? 'no-waters' : 'unknown-waters'
  const problems: TripProblem[] = text === '' && yacht ? [] : [{ field: 'to', asked: text, code }]
  return { to: usual, waters: usual, problems }
}

function readNights(text: string, yachts: readonly CharterYacht[]) {
  const least = Math.min(...yachts.map(({ rate }) => rate.minimumNights.value))
  const nights = text === '' ? usualNights : count(text)
  const problem = nightsProblem(nights, least)
  return {
    nights: nights === undefined ? usualNights : Math.min(Math.max(nights, least), mostNights),
    problems: problem ? [{ field: 'days' as const, asked: text, ...problem }] : [],
  }
}

function nightsProblem(nights: number | undefined, least: number) {
  if (nights === undefined) return { code: 'not-a-number' as const }
  if (nights < least) return { code: 'too-few-nights' as const, least }
  return nights > mostNights ? { code: 'too-many-nights' as const, most: mostNights } : undefined
}

/**
 * Children come with an adult. Where there are too many, children stay and adults become fewer. `usual`: who is meant where
 * the address names nobody; with children alone it means a couple with them.
 */
function readGuests(
  adultsText: string,
  childrenText: string,
  { most, usual }: { most: number; usual: Party },
) {
  const [adults, children] = [count(adultsText), count(childrenText)]
  const problems: TripProblem[] = []
  if (adults === undefined && adultsText !== '')
    problems.push({ field: 'adults', asked: adultsText, code: 'not-a-number' })
  if (children === undefined && childrenText !== '')
    problems.push({ field: 'children', asked: childrenText, code: 'not-a-number' })
  if (adults === 0) problems.push({ field: 'adults', asked: adultsText, code: 'no-adults' })
  const meant = children ? couple : usual
  const said = { adults: Math.max(adults ?? meant.persons, 1), children: children ?? 0 }
  const guests = said.adults + said.children
  if (guests > most) {
    const field = said.children > said.adults ? 'children' : 'adults'
    problems.push({
      field,
      asked: field === 'adults' ? adultsText : childrenText,
      code: 'too-many-guests',
      guests,
      most,
    })
  }
  const young = Math.min(said.children, most - 1)
  const grown = Math.min(said.adults, most - young)
  return { party: { persons: grown + young, children: young } satisfies Party, problems }
}

/** A whole number of up to three digits; nothing for anything else. */
function count(text: string): number | undefined {
  return /^\d{1,3}$/.test(text) ? Number(text) : undefined
}
