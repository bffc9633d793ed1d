/** The rows of a comparison: what the yachts are and what they have on board, from the fleet's facts. */
import { pageCharterWords } from '#charter/page-words.server.ts'
import { youngestOn } from '#charter/children.ts'
import { charterYacht, isCooled } from '#charter/yacht.ts'
import type { FleetCopy } from '#content/copy.ts'
import { formats } from '#content/format.ts'
import { interfaceTexts } from '#content/interface.server.ts'
import type { Locale } from '#content/locales.ts'
import { capitalised } from '#content/name-in-text.ts'
import type { Amenity, Yacht } from '#content/schema.ts'
import { searchTexts } from '#content/search.server.ts'
import { allFigureRows } from '#content/yacht-rows.ts'
import { searchWords } from './search-words.server.ts'

export type Row = { name: string; values: string[] }

/** What has a row of its own, and what every yacht has in some form, though few lists name it: shade, a way into the water. */
const notAlone: readonly Amenity[] = ['air-conditioning', 'ensuite', 'bimini', 'swim-platform', 'watermaker']

/** What guests look for on board, told where all of them have it. */
const wished: readonly Amenity[] = [
  'flybridge-lounge',
  'cockpit-dining',
  'kayak',
  'paddle-board',
  'snorkel-gear',
  'fishing-gear',
]

/** @param home whether where each is based has a row @param children whether some come */
export function compareRows(
  shown: readonly Yacht[],
  locale: Locale,
  fleetCopy: FleetCopy,
  { home, children }: { home: boolean; children: boolean },
): Row[] {
  const { home: name, kind } = searchTexts[locale].compare
  const { at } = pageCharterWords(locale)
  return [
    ...(home ? [{ name, values: shown.map(({ slug }) => capitalised(at(charterYacht(slug).home))) }] : []),
    { name: kind, values: shown.map(({ type }) => fleetCopy.types[type]) },
    ...onBoardRows(shown, locale, fleetCopy),
    ...figureRows(shown, locale),
    ...(children ? [childrenRow(shown, locale)] : []),
    ...sharedRow(shown, locale, fleetCopy),
  ]
}

/** From which age each takes them. */
function childrenRow(shown: readonly Yacht[], locale: Locale): Row {
  const { say } = searchWords(locale)
  const values = shown.map((yacht) => {
    const age = youngestOn(yacht)
    return say(`compare.${age > 0 ? 'childrenFrom' : 'childrenOfAnyAge'}`, { age })
  })
  return { name: searchTexts[locale].compare.children, values }
}

/** What all of them have. */
function sharedRow(shown: readonly Yacht[], locale: Locale, { amenities }: FleetCopy): Row[] {
  const those = wished.filter((id) => shown.every((yacht) => yacht.amenities.includes(id)))
  if (those.length === 0) return []
  const value = those.map((id) => amenities[id]).join('\u00a0· ')
  return [{ name: searchTexts[locale].compare.shared, values: shown.map(() => value) }]
}

/** What she is listed with and not all of the others are; features only stress some of it on a card. */
export function alone(yacht: Yacht, shown: readonly Yacht[], { amenities }: FleetCopy): string[] {
  const others = shown.filter((each) => each !== yacht)
  return yacht.amenities
    .filter(
      (id) =>
        !notAlone.includes(id) &&
        (others.length === 0 || others.some((each) => !each.amenities.includes(id))),
    )
    .map((id) => amenities[id])
}

/** Beds, bathrooms, cool air and crew: what guests ask first. */
function onBoardRows(shown: readonly Yacht[], locale: Locale, { amenities }: FleetCopy): Row[] {
  const { say } = searchWords(locale)
  const charter = pageCharterWords(locale)
  const { compare } = searchTexts[locale]
  const row = (name: string, value: (yacht: Yacht) => string) => ({ name, values: shown.map(value) })
  // Where none has to go without, how large a tank is decides nothing, and few are known.
  const allMakeWater = shown.every((yacht) => yacht.amenities.includes('watermaker'))
  const sleepingOf = ({ slug }: Yacht) => charterYacht(slug).sleeping
  return [
    row(compare.beds, (yacht) => {
      const { cabins } = sleepingOf(yacht)
      const twin = cabins.filter(({ bed }) => bed === 'twin').length
      const double = cabins.length - twin
      return say(`compare.${twin > 0 ? 'doubleAndTwin' : 'allDouble'}`, { double, twin })
    }),
    row(compare.bathrooms, (yacht) => {
      const { cabins } = sleepingOf(yacht)
      const own = cabins.filter(({ bathroom }) => bathroom === 'own').length
      return own === cabins.length
        ? compare.allOwn
        : say('compare.someOwn', { own, rest: cabins.length - own })
    }),
    row(amenities['air-conditioning'], (yacht) => (isCooled(yacht) ? compare.yes : compare.no)),
    row(compare.water, (yacht) => (allMakeWater ? compare.waterMade : waterOf(yacht, locale))),
    row(compare.crew, (yacht) => {
      const { crew } = sleepingOf(yacht)
      return `${compare.crewIs} ${charter.say(`crewSleeps.${crew.where}`, { count: crew.berths })}`
    }),
  ]
}

/** How she comes by fresh water. Of few models a builder names the tank. */
function waterOf({ amenities, specifications: { waterCapacity } }: Yacht, locale: Locale): string {
  const { compare } = searchTexts[locale]
  const makes = amenities.includes('watermaker')
  if (!waterCapacity) return makes ? compare.waterMade : compare.waterTank
  const tank = `${formats(locale).number(waterCapacity)}\u00a0l`
  return searchWords(locale).say(`compare.${makes ? 'waterBoth' : 'waterTankOf'}`, { tank })
}

/** Figures of which the comparison can do without: names of makers, and what few have. */
const left = ['engines', 'builder', 'designer', 'topSpeed', 'fuelCapacity', 'waterCapacity'] as const

function figureRows(shown: readonly Yacht[], locale: Locale): Row[] {
  const labels = { locale, fleet: interfaceTexts[locale].fleet }
  const figures = shown.map((yacht) => allFigureRows(yacht, labels))
  const [first = [], ...others] = figures
  return first
    .filter(({ name }) => !left.some((figure) => labels.fleet[figure] === name))
    .map(({ name, value }) => ({
      name,
      values: [value, ...others.map((rows) => rows.find((row) => row.name === name)!.value)],
    }))
}
