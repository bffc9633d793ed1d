/** Which of the compared yachts is for whom, in a few sentences each, and which we would begin with. */
import { beginWith, isChosenAnyway } from '#charter/begin-with.ts'
import { hasLeastAge, mayBeTooYoung, youngestOn } from '#charter/children.ts'
import type { Comparison } from '#charter/compare-trips.ts'
import { fullParty } from '#charter/party.ts'
import { passageFigures } from '#charter/passage-words.ts'
import { inDollars, isTaken, needsOtherDays, type PricedTrip } from '#charter/price-trip.ts'
import { bestOf } from '#charter/search-trips.ts'
import { type Difference, differences, largerForLess, type Weighed } from '#charter/strengths.ts'
import { farSights, routeOf } from '#charter/trip-view/ends.server.ts'
import { tripWords } from '#charter/trip-view/trip-words.server.ts'
import type { CharterYacht } from '#charter/yacht.ts'
import type { Locale } from '#content/locales.ts'
import { capitalised, nameInText } from '#content/name-in-text.ts'
import { inWords } from '#content/number-words.ts'
import { mostGuests, type YachtSlug } from '#content/schema.ts'
import {
  beginSentence,
  differenceSentences,
  hasCabinEach,
  sharedSentence,
  spanned,
} from './compare-reasons.server.ts'
import { besidesPrice, inAll } from './in-all.server.ts'
import { turnSentences } from './leaves-out.server.ts'
import { lessSentence } from './less-sentence.server.ts'
import { type NextStep, nextStep } from './next-step.server.ts'
import { searchWords } from './search-words.server.ts'
import { unfitReason } from './unfit-words.server.ts'
import { weekPrice } from './week-price.server.ts'
import { yachtLines } from './yacht-lines.server.ts'

type Compared = Comparison['yachts'][number]
/** `route`: what guests see with the one that we begin with, what it comes to, what she leaves out, and how to see that all the same. */
type Verdict = {
  begin?: string
  /** To the trip with her; none in a month, whose days she is not named with. */
  next?: NextStep
  route: string[]
  yachts: { name: string; text: string }[]
}

/** Without a trip, prices are for as many as each of them takes. */
export const commonParty = (yachts: Comparison['yachts']) =>
  fullParty({ guests: Math.min(mostGuests, ...yachts.map(({ yacht }) => yacht.guests)) })

/** For whom each is and what tells her from the others, or why she does not fit; nothing where only one is compared. */
export function compareVerdict(
  { yachts, trip, month, anywhere, persons }: Comparison,
  asksForTrip: boolean,
  locale: Locale,
): Verdict {
  const words = searchWords(locale)
  const { say } = words
  if (yachts.length < 2 || (asksForTrip && persons > trip.party.persons)) return { route: [], yachts: [] }
  const guests = commonParty(yachts).persons
  const tripOf = ({ because, trips }: Compared) => (because ? undefined : bestOf(trips))
  const priced = asksForTrip ? yachts.flatMap((each) => tripOf(each) ?? []) : []
  const weighed = yachts.flatMap((each): Weighed[] => {
    if (each.because || (asksForTrip && each.dear)) return []
    const paid = paidFor(each)
    const cents = asksForTrip
      ? paid && inDollars(paid)
      : weekPrice(each.yacht, guests, locale).eachInDollars * guests
    return [{ yacht: each.yacht, cents }]
  })
  const first = beginning()
  const told = differences(weighed)
  const lines = yachtLines(
    yachts.flatMap(({ yacht, because }) => (because ? [] : [{ yacht, waters: watersOf(yacht) }])),
    locale,
    asksForTrip ? trip.party : undefined,
  )
  return {
    begin:
      first &&
      beginSentence(first, priced, differenceOf(first.trip.yacht), {
        month,
        anyway: isChosenAnyway(first, fitting()),
        beside:
          weighed.length === 2
            ? weighed.find(({ yacht }) => yacht.slug !== first.trip.yacht)?.yacht
            : undefined,
        isElsewhere: yachts.some(({ dear }) => dear),
        locale,
      }),
    next: first && !month ? nextStep(first, locale) : undefined,
    route: first ? routeParagraphs(first) : [],
    yachts: yachts.map((each) => {
      const { name, slug } = each.yacht
      const i = weighed.findIndex(({ yacht }) => yacht === each.yacht)
      const text =
        i < 0
          ? each.because
            ? [unfitReason(each.because, locale)]
            : lines[slug]!
          : [
              ...lines[slug]!,
              ...differenceSentences(toldOf(slug, told[i]!), {
                other: weighed.length > 2 ? undefined : weighed[1 - i]?.yacht,
                locale,
              }),
              ...notesOf(each),
            ]
      return { name, text: text.join(' ') }
    }),
  }

  function routeParagraphs(best: PricedTrip): string[] {
    const whole = yachts.find(({ yacht }) => yacht.slug === best.trip.yacht)?.whole
    const near = yachts.flatMap((each) => (each.dear ? [] : each.near))
    const turn = turnSentences(best, priced, near, whole, locale)
    const dry = month ? [] : words.dry(best.trip)
    const route = [...dry, ...routeOf(best, tripWords(locale)), ...(turn ? [turn.lastNight] : [])]
    const whatItComesTo = month ? [] : inAll(best, locale)
    return [
      route,
      whatItComesTo,
      turn?.instead ?? [],
      turn?.sooner ?? [],
      ...othersSentences(best).map((each) => [each]),
    ].flatMap((each) => (each.length > 0 ? [each.join(' ')] : []))
  }
  /** Those that cost less, that are brought from elsewhere, or that are better boarded where they lie. */
  function othersSentences(best: PricedTrip): string[] {
    if (month) return []
    return yachts.flatMap((each) => {
      if (each.dear) return each.there ? [thereSentence(each.there, bestOf(each.trips)!)] : []
      const paid = paidFor(each)
      if (paid?.relocation && paid.trip.yacht !== best.trip.yacht) return [comesSentence(paid)]
      if (!paid || inDollars(paid) >= inDollars(best)) return []
      const isOnOtherDays = paid.trip.stay.first !== trip.stay.first
      return [lessSentence(paid, { best, isOnOtherDays }, locale)]
    })
  }
  function comesSentence(brought: PricedTrip): string {
    const name = nameInText(brought.trip.yacht, locale)
    const span = spanned(brought, locale)
    return say('compare.wouldCome', {
      ...passageFigures(brought, words.charter, words.format),
      place: words.charter.say(`port.${brought.yacht.home}`),
      name,
      Name: capitalised(name),
      span,
      Span: capitalised(span),
      price: words.charter.rounded(inDollars(brought), 'USD'),
      besides: besidesPrice(brought, locale),
    })
  }
  /** @param brought the same yacht, to the waters asked for */
  function thereSentence(there: PricedTrip, brought: PricedTrip): string {
    const sights = farSights(there, tripWords(locale))
    const name = nameInText(there.trip.yacht, locale)
    const port = words.charter.say(`port.${there.yacht.home}`)
    const where = words.charter.say(`waters.${there.yacht.home}`)
    return say(`compare.sailThere${sights ? 'ToSee' : ''}`, {
      where: say(`compare.liesAway${isTaken(brought) ? 'Taken' : ''}`, {
        ...passageFigures(brought, words.charter, words.format),
        name,
        Name: capitalised(name),
        port,
        there: where,
      }),
      port,
      sights: sights ?? '',
      Span: capitalised(spanned(there, locale)),
      price: words.charter.rounded(inDollars(there), 'USD'),
      besides: besidesPrice(there, locale),
    })
  }
  /** What speaks for the one that we begin with has been said, and of a trip the table has lengths and prices. */
  function toldOf(slug: YachtSlug, difference: Difference): Difference {
    if (!asksForTrip) return difference
    return { only: first?.trip.yacht === slug ? [] : difference.only }
  }
  function differenceOf(slug: YachtSlug): Difference {
    return told[weighed.findIndex(({ yacht }) => yacht.slug === slug)]!
  }
  function watersOf(yacht: CharterYacht) {
    const hers = priced.find((each) => each.trip.yacht === yacht.slug)?.trip.waters
    return hers ?? (asksForTrip && !anywhere ? trip.waters : yacht.home)
  }
  /** The trip whose price stands beside the others: of one whose days others have or hold in part, the nearest that can be had. */
  function paidFor(each: Compared): PricedTrip | undefined {
    const hers = asksForTrip ? tripOf(each) : undefined
    return hers && needsOtherDays(hers) ? bestOf(each.near) : hers
  }
  function fitting(): PricedTrip[] {
    return yachts.flatMap((each) => (each.dear ? [] : (tripOf(each) ?? [])))
  }
  /** The one that we begin with; none where we advise a yacht that is not compared. */
  function beginning(): PricedTrip | undefined {
    const best = beginWith(asksForTrip ? fitting() : [])
    const compared = yachts.find(({ yacht }) => yacht.slug === best?.trip.yacht)
    return best?.availability.state !== 'free' || compared?.better ? undefined : best
  }
  /** That she has no such days, from which age she takes children, and a larger yacht that costs less. */
  function notesOf(each: Compared): string[] {
    const { yacht } = each
    const hers = tripOf(each)
    const isYoung = asksForTrip ? mayBeTooYoung(yacht, trip.party) : hasLeastAge(yacht)
    const larger = !asksForTrip && largerSentence(yacht)
    return [
      ...(hers && first && hasCabinEach(first) ? sharedSentence(hers, locale) : []),
      ...(asksForTrip && !hers ? [noDays(yacht)] : []),
      ...(isYoung ? [say('results.childrenFrom', { age: youngestOn(yacht) })] : []),
      ...(larger ? [larger] : []),
    ]
  }
  function noDays({ home }: CharterYacht): string {
    return home === trip.waters
      ? say('results.noDays', { count: 1 })
      : say('results.elsewhereMonth', { count: 1 })
  }
  /** A yacht that is not among the compared and costs so many guests less. */
  function largerSentence(yacht: CharterYacht): string | undefined {
    const other = largerForLess(yacht, guests)
    if (!other || weighed.some((each) => each.yacht.slug === other.slug)) return undefined
    return say('strengths.larger', {
      persons: inWords(guests, locale),
      name: nameInText(other.slug, locale),
      price: weekPrice(other, guests, locale).week,
    })
  }
}
