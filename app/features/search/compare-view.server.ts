/** A comparison in the words of one language: a column a yacht, a row a question. */
import { betterSentence } from '#charter/better-words.ts'
import type { Comparison } from '#charter/compare-trips.ts'
import { convert } from '#charter/money.ts'
import { isTaken, needsOtherDays, type PricedTrip } from '#charter/price-trip.ts'
import { bestOf } from '#charter/search-trips.ts'
import type { PictureData } from '#app/ui/picture.tsx'
import type { FleetCopy } from '#content/copy.ts'
import { fleet, yachtBySlug } from '#content/fleet.ts'
import { formats } from '#content/format.ts'
import type { Locale } from '#content/locales.ts'
import type { YachtSlug } from '#content/schema.ts'
import { searchTexts } from '#content/search.server.ts'
import { capitalised, modelBeside, nameInText } from '#content/name-in-text.ts'
import { problemTexts } from '#charter/trip-view/trip-problems.server.ts'
import { tripWords } from '#charter/trip-view/trip-words.server.ts'
import { askQuery } from './asked-trip.server.ts'
import { spanned } from './compare-reasons.server.ts'
import { compareMeta } from './compare-meta.server.ts'
import { alone, compareRows, type Row } from './compare-rows.server.ts'
import { priceNotes, tripRows } from './compare-trip-rows.server.ts'
import { commonParty, compareVerdict } from './compare-verdict.server.ts'
import { searchForm, type SearchValues } from './search-form.server.ts'
import { queryOf, searchWords, spanOf } from './search-words.server.ts'
import { togetherPrice } from './together-price.server.ts'
import { adviceAgainst, unfitReason } from './unfit-words.server.ts'
import { weekPrice } from './week-price.server.ts'
import { askNote } from './yacht-notes.server.ts'

type Context = { locale: Locale; fleetCopy: FleetCopy; pictureOf: (slug: YachtSlug) => PictureData }

/** @param asksForTrip whether the address names a trip; without one, prices are "from" */
export function compareView(
  comparison: Comparison,
  asksForTrip: boolean,
  { locale, fleetCopy, pictureOf }: Context,
) {
  const { trip, month, anywhere, persons, yachts, pairs, problems, yachtProblems } = comparison
  const needsTwo = persons > trip.party.persons
  const words = searchWords(locale)
  const { compare: copy } = searchTexts[locale]
  const shown = yachts.map(({ yacht: { slug } }) => yachtBySlug(slug)!)
  const { say, charter } = words
  const common = commonParty(yachts)
  const lowest = lowestShare(yachts)
  const form = searchForm(
    locale,
    asksForTrip
      ? {
          ...queryOf(trip),
          ...(anywhere && { to: '' }),
          ...(month && { from: month }),
          adults: String(persons - trip.party.children),
        }
      : untouched,
  )
  const names = shown.map(({ slug }) => nameInText(slug, locale))
  return {
    ...compareMeta(comparison, asksForTrip, locale),
    title: shown.length > 0 ? capitalised(words.format.either(names)) : copy.title,
    lead: asksForTrip
      ? `${words.place(trip, anywhere)}, ${words.when(trip, month)}. ${words.party(trip, persons)}`
      : copy.noTrip,
    /** Leads to the fields where no trip is asked for. */
    toDates: asksForTrip ? undefined : copy.toDates,
    verdict: compareVerdict(comparison, asksForTrip, locale),
    problems: [
      ...yachtProblems.map((problem) => say(`compare.problems.${problem.code}`, { ...problem })),
      ...(asksForTrip
        ? problemTexts(
            { problems: problems.filter(({ code }) => code !== 'too-many-guests'), nearest: trip },
            tripWords(locale),
          )
        : []),
    ],
    yachts: yachts.map((each) => ({
      slug: each.yacht.slug,
      name: each.yacht.name,
      model: modelBeside(yachtBySlug(each.yacht.slug)!),
      subtitle: subtitle(each),
      picture: pictureOf(each.yacht.slug),
      week: weekPrice(each.yacht, common.persons, locale),
      ...(asksForTrip && { answer: answer(each) }),
      ask: askOf(each),
      askLabel: askLabel(each),
      lowest: asksForTrip && !month && each === lowest,
      alone: alone(yachtBySlug(each.yacht.slug)!, shown, fleetCopy),
    })),
    ...partRows([
      ...(asksForTrip ? tripRows(comparison, locale) : []),
      ...compareRows(shown, locale, fleetCopy, {
        home: !asksForTrip,
        children: asksForTrip && trip.party.children > 0,
      }),
    ]),
    choices: fleet.map(({ slug, name }) => ({
      slug,
      name,
      chosen: shown.some((each) => each.slug === slug),
    })),
    form: { ...form, labels: { ...form.labels, submit: copy.button } },
    together: asksForTrip && needsTwo ? together() : undefined,
    priceNotes: asksForTrip ? [...priceNotes(comparison, locale), ...weather()] : [],
    askNote: askNote(locale),
    labels: {
      ...copy,
      alike: copy.alike[shown.length > 2 ? 'three' : 'two'],
      price: asksForTrip
        ? copy.price
        : say('compare.weekFor', { guests: charter.say('guests', { count: common.persons }) }),
    },
  }

  /** Rain or hurricanes, on the days of any of them; hurricanes that other days than those asked for meet, with the days. */
  function weather(): string[] {
    const priced = yachts.flatMap(pricedHere)
    const rain = new Set(priced.flatMap((each) => words.rain(each.trip)))
    const storms = (trips: PricedTrip[]) => words.hurricanes([{ trips }])
    const onDays = priced.filter((each) => month || each.trip.stay.first === trip.stay.first)
    const later = priced.find((each) => storms([each]).length > 0)
    if (storms(onDays).length > 0 || !later) return [...rain, ...storms(onDays)]
    return [...rain, ...storms([later]).map((note) => `${words.shortDatesOf(later.trip)}: ${note}`)]
  }
  function answer({ yacht, because, trips, near, better, dear, there, whole }: Compared) {
    if (because) return { reason: unfitReason(because, locale) }
    if (dear) {
      const best = bestOf(trips)
      return {
        reason: [
          adviceAgainst(yacht, best, locale),
          there && freeThere(there, best),
          there && words.price(there).converted,
        ]
          .filter(Boolean)
          .join(' '),
        best: there && whereSheLies(there),
      }
    }
    if (month && trips.length === 0 && !anywhere && yacht.home !== trip.waters)
      return { reason: say('results.elsewhereMonth', { count: 1 }) }
    if (month) return words.departures({ trips })
    const priced = trips[0]!
    const { party } = priced.ledger
    return {
      ...words.offer(priced, near),
      dates: say('results.priceFor', { dates: words.shortDatesOf(priced.trip) }),
      ...(whole && !needsOtherDays(priced) && { whole: words.wholeRoute(whole) }),
      ...(better && {
        better: {
          text: betterSentence(priced, better, charter, locale),
          query: queryOf(better.trip),
          label: say('results.elsewhereTrip', { name: nameInText(better.trip.yacht, locale) }),
        },
      }),
      ...(priced.availability.state === 'held' && { heldAsk: copy.heldAsk }),
      ...(needsTwo && { forWhom: say('compare.forSome', { count: party.persons }) }),
    }
  }
  /** @param here her trip in the waters asked for */
  function freeThere(there: PricedTrip, here: PricedTrip | undefined): string {
    if (there.trip.stay.first === trip.stay.first) return say('compare.freeThere')
    // Of one that is advised against for her price, the place has been named.
    const key = here && isTaken(here) ? 'freeThereTaken' : 'freeThereOn'
    const span = spanned(there, locale)
    return say(`compare.${key}`, { at: charter.at(there.yacht.home), span, Span: capitalised(span) })
  }
  /** What the stay costs where we advise to board her. */
  function whereSheLies(there: PricedTrip) {
    const dates = words.shortDatesOf(there.trip)
    const isAsked = there.trip.stay.first === trip.stay.first
    const { total: from, share } = words.price(there)
    return {
      from,
      share,
      dates: capitalised(say('compare.there', { port: charter.say(`port.${there.yacht.home}`), dates })),
      query: queryOf(there.trip),
      label: isAsked && !month ? copy.open : say('results.openDates', { dates }),
    }
  }
  /** Where her request leads: with the trip where there is one that she sails, else about her alone. */
  function askOf(each: Compared): Record<string, string> {
    const { yacht } = each
    const hers = askedWith(each)?.trip
    return hers ? askQuery(hers, [hers.party], [yacht]) : { yacht: yacht.slug }
  }
  /** The trip that she can be asked for: on days of which others have her or hold a part, on the nearest that are free; of one that we advise to board where she lies, there. */
  function askedWith({ because, trips, near, dear, there }: Compared): PricedTrip | undefined {
    if (!asksForTrip || because) return undefined
    if (dear) return there
    const priced = month ? bestOf(trips) : trips[0]
    return priced && needsOtherDays(priced) ? bestOf(near) : priced
  }
  function askLabel(each: Compared): string {
    const [first] = each.trips
    const other = askedWith(each)
    if (each.dear && other)
      return say('compare.askThere', {
        name: nameInText(each.yacht.slug, locale),
        port: charter.say(`port.${each.yacht.home}`),
        dates: words.shortDatesOf(other.trip),
      })
    if (!asksForTrip || month || each.because || each.dear || !first)
      return say('compare.ask', { name: nameInText(each.yacht.slug, locale) })
    return other
      ? say('compare.askDays', {
          name: nameInText(each.yacht.slug, locale),
          dates: words.shortDatesOf(other.trip),
        })
      : say('compare.askOtherDays')
  }
  /** Her own words, which speak of a full yacht in her waters; for a trip where she is based, and for how many she is. */
  function subtitle({ yacht, trips }: Compared): string {
    if (!asksForTrip) return fleetCopy.yachts[yacht.slug].subtitle
    const home = trips[0]?.yacht.home ?? yacht.home
    const isAway = !anywhere && home !== trip.waters
    const away = trips[0] && isTaken(trips[0]) ? 'based' : 'comes'
    return capitalised(
      say(`compare.${isAway ? away : 'based'}`, {
        at: charter.at(home),
        guests: charter.say('guests', { count: yacht.guests }),
        cabins: charter.say('cabinCount', { count: yacht.cabins }),
      }),
    )
  }
  /** What two of them cost for a party that none takes alone. */
  function together(): string[] {
    const [pair] = pairs
    const [stay] = pair?.stays ?? []
    if (!pair || !stay) return [say('compare.notTogether', { persons })]
    const [a, b] = stay.trips
    const { total, share } = togetherPrice(stay, locale)
    const text = say('compare.together', {
      a: nameInText(a.trip.yacht, locale),
      b: nameInText(b.trip.yacht, locale),
      persons,
      first: a.trip.party.persons,
      second: b.trip.party.persons,
      price: total,
      share,
    })
    const dates = formats(locale).dayMonths(...spanOf(a.trip))
    return [capitalised(text), ...(pair.asked && !month ? [] : [say('compare.togetherNear', { dates })])]
  }
}
/** Of one that is better boarded where she lies, her trip there. */
function pricedHere({ because, dear, there, trips, near }: Compared): PricedTrip[] {
  if (because) return []
  return dear ? (there ? [there] : []) : [...trips, ...near]
}

/** A row whose answers are all the same tells nobody which yacht to choose: it is told once, below the others. */
function partRows(rows: readonly Row[]) {
  const isAlike = ({ values }: Row) => values.length > 1 && new Set(values).size === 1
  return {
    rows: rows.filter((row) => !isAlike(row)),
    alike: rows.filter(isAlike).map(({ name, values }) => ({ name, value: values[0]! })),
  }
}
type Compared = Comparison['yachts'][number]

/** Without a trip nothing stands in the fields, so that yachts can be changed without one. */
const untouched: SearchValues = { to: '', from: '', days: '', adults: '', children: '' }
export type CompareData = ReturnType<typeof compareView>

/** Of the yachts that can be had the one whose trip costs least a person; none where there is nothing to choose between. */
function lowestShare(yachts: Comparison['yachts']) {
  const priced = yachts.flatMap((each) => {
    const [priced] = each.because || each.dear ? [] : each.trips
    if (!priced || isTaken(priced)) return []
    const { perPerson, currency } = priced.ledger
    return [{ each, cents: convert(perPerson, currency, 'USD') }]
  })
  return priced.length > 1 ? priced.toSorted((a, b) => a.cents - b.cents)[0]!.each : undefined
}
