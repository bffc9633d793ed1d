/** For whom each of a few yachts is, in our own words. */
import { isCouple } from '#charter/for-two.ts'
import type { Party } from '#charter/party.ts'
import type { CharterYacht } from '#charter/yacht.ts'
import type { WatersId } from '#content/charter/waters.ts'
import type { Locale } from '#content/locales.ts'
import { capitalised } from '#content/name-in-text.ts'
import { inWords } from '#content/number-words.ts'
import type { YachtSlug } from '#content/schema.ts'
import { searchWords } from './search-words.server.ts'

/** A yacht, and where guests would board her. */
type Boarded = { yacht: CharterYacht; waters: WatersId }

/**
 * A few sentences for each; where they lie in different waters, those come first.
 * @param party who comes, if that was said
 */
export function yachtLines(
  boarded: readonly Boarded[],
  locale: Locale,
  party?: Party,
): Partial<Record<YachtSlug, string[]>> {
  const { say, charter } = searchWords(locale)
  const inDifferentWaters = new Set(boarded.map(({ waters }) => waters)).size > 1
  return Object.fromEntries(
    boarded.map(({ yacht, waters }, i) => {
      const isTold = boarded.slice(0, i).some((each) => each.waters === waters)
      const place = isTold
        ? capitalised(say('strengths.alsoThere', { waters: charter.say(`waters.${waters}`) }))
        : say(`strengths.waters.${waters}`)
      const line = capitalised(
        say(`lines.${yacht.slug}.${spokenTo(yacht, party)}`, figuresOf(yacht, locale, party)),
      )
      return [yacht.slug, [...(inDifferentWaters ? [place] : []), line]]
    }),
  )
}

/** Yachts of which a family is told something else than friends are. */
const toldToFamilies: readonly YachtSlug[] = [
  'leopard-42-tsabalok',
  'lagoon-56',
  'sunreef-62-marea',
  'bali-54',
]

function spokenTo({ slug }: CharterYacht, party: Party | undefined): 'two' | 'family' | 'all' {
  if (party && isCouple(party)) return 'two'
  return party && party.children > 0 && toldToFamilies.includes(slug) ? 'family' : 'all'
}

/** `guests`: those who come, where that was said, and `most` as many as she takes. */
function figuresOf({ guests, speed }: CharterYacht, locale: Locale, party?: Party) {
  return {
    guests: inWords(Math.min(party?.persons ?? guests, guests), locale),
    most: inWords(guests, locale),
    knots: speed,
  }
}
