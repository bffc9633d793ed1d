/** For whom each of a few yachts is, in our own words, and what speaks for her beside the others. */
import { largerForLess, strengthsOf, type Weighed } from '#charter/strengths.ts'
import { isCouple } from '#charter/for-two.ts'
import { convert } from '#charter/money.ts'
import type { Party } from '#charter/party.ts'
import type { PricedTrip } from '#charter/price-trip.ts'
import type { CharterYacht } from '#charter/yacht.ts'
import type { WatersId } from '#content/charter/waters.ts'
import { yachtBySlug } from '#content/fleet.ts'
import { formats } from '#content/format.ts'
import type { Locale } from '#content/locales.ts'
import { capitalised, nameInText } from '#content/name-in-text.ts'
import { inWords } from '#content/number-words.ts'
import type { YachtSlug } from '#content/schema.ts'
import { weekPrice } from './week-price.server.ts'
import { searchWords } from './search-words.server.ts'

export type WeighedYacht = Weighed & {
  /** Where guests would board her. */
  waters: WatersId
  /** What a person pays, in words; none where it stands beside the sentence. */
  share?: string
}
type Context = {
  /** Who comes, if that was said. */
  party?: Party
  /** Guests for whom a week of low season is compared. */
  weekFor?: number
}

/** @returns a few sentences for each */
export function yachtLines(
  weighed: readonly WeighedYacht[],
  locale: Locale,
  { party, weekFor }: Context,
): Partial<Record<YachtSlug, string>> {
  const { say, charter } = searchWords(locale)
  const strengths = strengthsOf(weighed)
  const inDifferentWaters = new Set(weighed.map(({ waters }) => waters)).size > 1
  const spoken = party && isCouple(party) ? 'two' : 'all'
  return Object.fromEntries(
    weighed.map(({ yacht, waters, share }, i) => {
      const sentences = [
        inDifferentWaters &&
          (weighed.slice(0, i).some((each) => each.waters === waters)
            ? capitalised(say('strengths.alsoThere', { waters: charter.say(`waters.${waters}`) }))
            : say(`strengths.waters.${waters}`)),
        capitalised(say(`lines.${yacht.slug}.${spoken}`, figuresOf(yacht, locale))),
        ...strengths[i]!.map((strength) =>
          strength === 'price'
            ? share && say(`strengths.price${weighed.length}`, { share })
            : say(`strengths.only.${strength}`),
        ),
        weekFor !== undefined && larger(yacht, weekFor, weighed, locale),
      ]
      return [yacht.slug, sentences.filter(Boolean).join(' ')]
    }),
  )
}

/** A yacht that is not among the compared and costs so many guests less. */
function larger(
  yacht: CharterYacht,
  persons: number,
  weighed: readonly WeighedYacht[],
  locale: Locale,
): string | undefined {
  const other = largerForLess(yacht, persons)
  if (!other || weighed.some((each) => each.yacht.slug === other.slug)) return undefined
  return searchWords(locale).say('strengths.larger', {
    persons: inWords(persons, locale),
    name: nameInText(other.slug, locale),
    price: weekPrice(other, persons, locale).week,
  })
}

/** Weighs a yacht by a trip with her. */
export const weighedBy = ({ yacht, trip, ledger: { perPerson, currency } }: PricedTrip): WeighedYacht => ({
  yacht,
  waters: trip.waters,
  cents: convert(perPerson, currency, 'USD'),
})

function figuresOf({ slug, guests, cabins, speed }: CharterYacht, locale: Locale) {
  const { beam } = yachtBySlug(slug)!.specifications
  return {
    guests: inWords(guests, locale),
    cabins: inWords(cabins, locale),
    knots: speed,
    beam: formats(locale).metres(beam ?? 0),
  }
}
