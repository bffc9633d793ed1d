/** What speaks for each of a few yachts beside the others, in a sentence of one language. */
import { type Strength, strengthsOf, type Trait, type Weighed } from '#charter/strengths.ts'
import { convert } from '#charter/money.ts'
import type { PricedTrip } from '#charter/price-trip.ts'
import type { CharterYacht } from '#charter/yacht.ts'
import { yachtBySlug } from '#content/fleet.ts'
import { formats } from '#content/format.ts'
import type { Locale } from '#content/locales.ts'
import { capitalised } from '#content/name-in-text.ts'
import { inWords } from '#content/number-words.ts'
import type { YachtSlug } from '#content/schema.ts'
import { searchWords } from './search-words.server.ts'

/** A sentence says no more of her than this. */
const most = 2

export type WeighedYacht = Weighed & {
  /** What a person pays, in words; none where it stands beside the sentence. */
  share?: string
}

/** @returns a sentence for each that something speaks for */
export function strengthSentences(
  weighed: readonly WeighedYacht[],
  locale: Locale,
  { anyParty }: { anyParty: boolean },
): Partial<Record<YachtSlug, string>> {
  const { say, format } = searchWords(locale)
  const strengths = strengthsOf(weighed, anyParty)
  function said(strength: Said, figures: Figures): string {
    if (strength.code === 'only') return say(`strengths.only.${strength.of}`, figures)
    if (strength.code === 'cheapest') {
      const things = strength.of.slice(0, most).map((trait) => say(`strengths.with.${trait}`))
      return say('strengths.cheapest', { things: format.all(things) })
    }
    const key = strength.code === 'price' && !figures.share ? 'least' : strength.code
    return say(`strengths.${key}`, figures)
  }
  return Object.fromEntries(
    weighed.flatMap(({ yacht, share }, i) => {
      const [first = '', second = ''] = joined(strengths[i]!)
        .slice(0, most)
        .map((strength) => said(strength, { ...figuresOf(yacht, locale), share }))
      if (!first) return []
      return [[yacht.slug, capitalised(say(`strengths.${second ? 'two' : 'one'}`, { first, second }))]]
    }),
  )
}

/** Weighs a yacht by a trip with her. */
export const weighedBy = ({ yacht, ledger: { perPerson, currency } }: PricedTrip): WeighedYacht => ({
  yacht,
  cents: convert(perPerson, currency, 'USD'),
})

type Said = Exclude<Strength, { code: 'cheapest' }> | { code: 'cheapest'; of: Trait[] }
type Figures = ReturnType<typeof figuresOf> & { share?: string }

/** What she has for the least is one thing to say of her. */
function joined(strengths: readonly Strength[]): Said[] {
  const cheapest = strengths.flatMap((each) => (each.code === 'cheapest' ? [each.of] : []))
  const first = strengths.findIndex(({ code }) => code === 'cheapest')
  return strengths.flatMap((each, i): Said[] => {
    if (each.code !== 'cheapest') return [each]
    return i === first ? [{ code: 'cheapest', of: cheapest }] : []
  })
}

function figuresOf({ slug, guests, speed }: CharterYacht, locale: Locale) {
  const { beam } = yachtBySlug(slug)!.specifications
  return { guests: inWords(guests, locale), knots: speed, beam: formats(locale).metres(beam ?? 0) }
}
