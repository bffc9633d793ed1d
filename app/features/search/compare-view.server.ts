/** A comparison in the words of one language: a column a yacht, a row a question. */
import type { Comparison } from '#charter/compare-trips.ts'
import { convert } from '#charter/money.ts'
import { pageCharterWords } from '#charter/page-words.server.ts'
import { weekFrom } from '#charter/price-rows.ts'
import type { PictureData } from '#app/ui/picture.tsx'
import type { FleetCopy } from '#content/copy.ts'
import { fleet, yachtBySlug } from '#content/fleet.ts'
import { formats } from '#content/format.ts'
import { interfaceTexts } from '#content/interface.server.ts'
import type { Locale } from '#content/locales.ts'
import type { Yacht, YachtSlug } from '#content/schema.ts'
import { searchTexts } from '#content/search.server.ts'
import { allFigureRows } from '#content/yacht-rows.ts'
import { problemTexts } from '#charter/trip-view/trip-problems.server.ts'
import { tripWords } from '#charter/trip-view/trip-words.server.ts'
import { queryOf, searchWords } from './search-words.server.ts'

type Context = { locale: Locale; fleetCopy: FleetCopy; pictureOf: (slug: YachtSlug) => PictureData }

/** @param asksForTrip whether the address names a trip; without one, prices are "from" */
export function compareView(
  comparison: Comparison,
  asksForTrip: boolean,
  { locale, fleetCopy, pictureOf }: Context,
) {
  const { trip, month, anywhere, yachts, problems, yachtProblems } = comparison
  const words = searchWords(locale)
  const { compare: copy } = searchTexts[locale]
  const shown = yachts.map(({ yacht: { slug } }) => yachtBySlug(slug)!)
  const charter = pageCharterWords(locale)
  const lowest = lowestShare(yachts)
  return {
    title: shown.length > 0 ? formats(locale).all(shown.map(({ name }) => name)) : copy.title,
    lead: asksForTrip
      ? `${words.place(trip, anywhere)}, ${words.when(trip, month)}. ${words.party(trip)}`
      : copy.noTrip,
    problems: [
      ...yachtProblems.map((problem) => words.say(`compare.problems.${problem.code}`, { ...problem })),
      ...(asksForTrip ? problemTexts({ problems, nearest: trip }, tripWords(locale)) : []),
    ],
    yachts: yachts.map((each) => ({
      slug: each.yacht.slug,
      name: each.yacht.name,
      model: yachtBySlug(each.yacht.slug)!.model,
      subtitle: fleetCopy.yachts[each.yacht.slug].subtitle,
      picture: pictureOf(each.yacht.slug),
      week: weekFrom(each.yacht, charter),
      ...(asksForTrip && { answer: answer(each) }),
      lowest: asksForTrip && !month && each === lowest,
      alone: alone(yachtBySlug(each.yacht.slug)!, shown, fleetCopy),
    })),
    rows: figureRows(shown, locale, fleetCopy, copy.kind),
    choices: fleet.map(({ slug, name }) => ({
      slug,
      name,
      chosen: shown.some((each) => each.slug === slug),
    })),
    asked: asksForTrip
      ? { ...queryOf(trip), ...(anywhere && { to: '' }), ...(month && { from: month }) }
      : {},
    labels: copy,
  }

  function answer({ because, trips }: Comparison['yachts'][number]) {
    if (because) return { reason: words.reason(because) }
    if (month) return words.departures({ trips })
    return words.offer(trips[0]!)
  }
}
export type CompareData = ReturnType<typeof compareView>

/** Of the yachts that can be had the one whose trip costs least a person; none where there is nothing to choose between. */
function lowestShare(yachts: Comparison['yachts']) {
  const priced = yachts.flatMap((each) => {
    const { ledger, availability } = (!each.because && each.trips[0]) || {}
    return ledger && availability?.state !== 'booked'
      ? [{ each, cents: convert(ledger.perPerson, ledger.currency, 'USD') }]
      : []
  })
  return priced.length > 1 ? priced.toSorted((a, b) => a.cents - b.cents)[0]!.each : undefined
}

/** What she has on board and none of the others; features only stress some of it on a card. */
function alone(yacht: Yacht, shown: readonly Yacht[], { amenities }: FleetCopy): string[] {
  const others = shown.filter((each) => each !== yacht)
  return yacht.amenities
    .filter((id) => others.every((each) => !each.amenities.includes(id)))
    .map((id) => amenities[id])
}

/** Figures of which the comparison can do without: names of makers, and what few have. */
const left = ['engines', 'builder', 'designer', 'topSpeed', 'fuelCapacity'] as const

function figureRows(shown: readonly Yacht[], locale: Locale, { types }: FleetCopy, kind: string) {
  const labels = { locale, fleet: interfaceTexts[locale].fleet }
  const figures = shown.map((yacht) => allFigureRows(yacht, labels))
  const names = [...new Set(figures.flatMap((rows) => rows.map(({ name }) => name)))].filter(
    (name) => !left.some((figure) => labels.fleet[figure] === name),
  )
  return [
    { name: kind, values: shown.map(({ type }) => types[type]) },
    ...names.map((name) => ({
      name,
      values: figures.map((rows) => rows.find((row) => row.name === name)?.value ?? ''),
    })),
  ]
}
