/** Which yachts and waters a text speaks of. */
import { type WatersId, watersIds } from '#content/charter/waters.ts'
import { fleet } from '#content/fleet.ts'
import type { YachtSlug } from '#content/schema.ts'

export type Subject = { yachts: readonly YachtSlug[]; waters: readonly WatersId[] }

export const wholeFleet: Subject = { yachts: fleet.map(({ slug }) => slug), waters: watersIds }

/** Each of the waters by its names in three languages, with those of its ports. */
const watersNames: Record<WatersId, RegExp> = {
  'san-blas': /Panam[aá]|San Blas|Guna Yala|Porvenir/,
  rosario: /Colombia|Kolumbien|Cartagena|Rosario|San Bernardo/,
  aruba: /Aruba/,
  cuba: /[CK]uba|Habana|Havann?a|Cienfuegos|Cayo Largo/,
  bahamas: /Bahamas|Nassau|Exuma/,
}

/** A yacht by her name, or by her model where that is not her name. Longer ones first: Lagoon 560 is not Lagoon 56. */
const names = fleet
  .flatMap(({ slug, name, model }) => [...new Set([name, model])].map((each) => ({ slug, name: each })))
  .toSorted((a, b) => b.name.length - a.name.length)
const anyName = new RegExp(
  `(?<![\\p{L}\\d])(?:${names.map(({ name }) => name.replaceAll('.', '\\.')).join('|')})(?![\\p{L}\\d])`,
  'gu',
)

type Named = { slug: YachtSlug; at: number; end: number }
function yachtsIn(text: string): Named[] {
  return [...text.matchAll(anyName)].map(({ 0: found, index }) => ({
    slug: names.find(({ name }) => name === found)!.slug,
    at: index,
    end: index + found.length,
  }))
}

export function namedIn(text: string): Subject {
  return {
    yachts: [...new Set(yachtsIn(text).map(({ slug }) => slug))],
    waters: watersIds.filter((id) => watersNames[id].test(text)),
  }
}

/** Names that stand closer together are a list: "Guji, Tsabalok or the Lagoon 56". */
const listGap = 12

/**
 * A sentence with marks in place of yachts' names, whose figures are none ("Bali 5.4" is «______»), and the yachts of
 * which a place in it speaks: those named last before it, else the first named after it.
 */
export function namesApart(sentence: string) {
  const named = yachtsIn(sentence)
  const text = named.reduce(
    (rest, { at, end }) => `${rest.slice(0, at)}«${'_'.repeat(end - at - 2)}»${rest.slice(end)}`,
    sentence,
  )
  function yachtsBefore(at: number): YachtSlug[] {
    const last = named.findLastIndex((each) => each.at <= at)
    if (last === -1) return named.slice(0, 1).map(({ slug }) => slug)
    let first = last
    while (first > 0 && named[first]!.at - named[first - 1]!.end <= listGap) first -= 1
    return named.slice(first, last + 1).map(({ slug }) => slug)
  }
  return { text, yachtsBefore }
}
