/** The answers of a search in the words of one language: what fits, when and for how much, and what does not and why. */
import { mayBeTooYoung } from '#charter/children.ts'
import { bestOf, type TripSearch } from '#charter/search-trips.ts'
import type { PricedTrip } from '#charter/price-trip.ts'
import type { PictureData } from '#app/ui/picture.tsx'
import type { CharterYacht } from '#charter/yacht.ts'
import type { WatersId } from '#content/charter/waters.ts'
import type { Locale } from '#content/locales.ts'
import type { YachtSlug } from '#content/schema.ts'
import { entryPapers } from '#charter/trip-view/price-words.server.ts'
import { tripWords } from '#charter/trip-view/trip-words.server.ts'
import { pairCards } from './pair-cards.server.ts'
import { searchAnswer } from './search-answer.server.ts'
import { queryOf, searchWords } from './search-words.server.ts'
import { unfitRows } from './unfit-words.server.ts'
import { askNote, childrenPay, onBoard } from './yacht-notes.server.ts'
import { yachtLines } from './yacht-lines.server.ts'

/** What the fleet's cards know of a yacht. */
type Card = { kind: string; picture: PictureData }

export function searchResults(search: TripSearch, locale: Locale, cardOf: (slug: YachtSlug) => Card) {
  const words = searchWords(locale)
  const { trip, month, anywhere, persons, found, unfit, pairs, pairElsewhere } = search
  const isFree = ({ trips }: (typeof found)[number]) =>
    month !== undefined || trips[0]?.availability.state === 'free'
  const isYoung = ({ yacht }: (typeof found)[number]) => mayBeTooYoung(yacht, trip.party)
  const byFit = (a: (typeof found)[number], b: (typeof found)[number]) =>
    Number(isFree(b)) - Number(isFree(a)) || Number(isYoung(a)) - Number(isYoung(b))
  const tooMany = persons > trip.party.persons
  const answer = searchAnswer(search, locale)
  // The answer has named them: below it stand only other days.
  const isNamed = (each: PricedTrip) => each === search.soonest || each === search.cheaperSoon
  const offered = found.filter(({ trips }) => trips.length > 0)
  const without = found.filter(({ trips }) => trips.length === 0)
  const priced = found.flatMap(({ trips }) => bestOf(trips) ?? [])
  const yachts = priced.map(({ yacht }) => yacht)
  // Where each lies stands above her line.
  const lines = yachtLines(
    priced.map(({ yacht }) => ({ yacht, waters: trip.waters })),
    locale,
    trip.party,
  )
  const asked = {
    place: words.place(trip, anywhere),
    when: words.when(trip, month),
    nights: words.charter.say('nights', { count: trip.stay.nights }),
    guests: words.guests(trip, persons),
  }
  return {
    /** Of the page, for a tab and for whoever it is sent to. */
    meta: {
      title: words.say('results.meta.title', asked),
      description: words.say('results.meta.description', asked),
    },
    title: words.title(trip, month, anywhere),
    summary: [words.party(trip, persons), ...answer.sentences].join(' '),
    /** Under the button. */
    note: answer.next?.ask && askNote(locale),
    further: answer.further ?? [],
    besides: [
      ...(answer.besides ?? []),
      ...words.hurricanes([
        ...(tooMany ? [] : found),
        ...pairs.slice(0, 1).map(({ stays: [stay] }) => ({ trips: stay!.trips })),
      ]),
    ].join(' '),
    next: answer.next,
    /** What a decision for these waters hangs on. */
    papers: anywhere ? undefined : entryPapers(trip.waters, tripWords(locale))[0],
    pairs: [
      ...pairCards(pairs, locale),
      ...pairCards(pairElsewhere ? [pairElsewhere] : [], locale, { elsewhere: true }),
    ].map((pair) => ({
      ...pair,
      yachts: pair.yachts.map((yacht) => ({ ...yacht, ...cardOf(yacht.slug) })),
    })),
    pairsLead: words.say('results.pairs.lead', { persons }),
    // The free ones first, and of them those that surely take the children. A party for two yachts is shown pairs alone.
    found: (tooMany ? [] : offered.toSorted(byFit)).map((each) => ({
      free: isFree(each),
      slug: each.yacht.slug,
      name: each.yacht.name,
      ...cardOf(each.yacht.slug),
      onBoard: onBoard(each.yacht, trip.party, locale),
      reason: (lines[each.yacht.slug] ?? []).join(' '),
      /** Her own next dates with the whole route, of which the answer speaks. */
      whole: search.whole?.trip.yacht === each.yacht.slug ? words.wholeRoute(search.whole) : undefined,
      /** Where she lies, in a search that names no place. */
      lies: anywhere
        ? words.charter.say(`waters.${each.trips[0]?.trip.waters ?? each.yacht.home}`)
        : undefined,
      ...(month
        ? words.departures(each)
        : words.offer(each.trips[0]!, each.near, (one) => isNamed(one) || one === bestOf(each.near))),
    })),
    unfit: tooMany
      ? []
      : unfitRows(
          [
            ...without.map(({ yacht }) => ({ yacht, because: noDays(yacht, !anywhere && trip.waters) })),
            ...unfit,
          ],
          locale,
          { month: month !== undefined, best: anywhere ? undefined : search.begin },
        ),
    /** What the comparison is asked for, beside the yachts. */
    asked: { ...queryOf(trip), ...(anywhere && { to: '' }), ...(month && { from: month }) },
    labels: {
      ...words.labels,
      priceNotes: [
        ...words.priceNotes(priced, anywhere ? undefined : trip.waters, answer.tellsExtra ?? false),
        ...childrenPay(yachts, trip.party, locale),
      ],
    },
  }
}
/** Why a yacht has no such stay in a month: others have her, or her free days do not reach to these waters and back. */
const noDays = ({ home }: CharterYacht, where: WatersId | false) =>
  where && home !== where ? { code: 'elsewhere' as const, home, dear: false } : { code: 'no-days' as const }

export type SearchResultsData = ReturnType<typeof searchResults>

export type FoundPair = SearchResultsData['pairs'][number]
export type FoundYacht = SearchResultsData['found'][number]
