/** Where a text says that a yacht lies or comes from. */
import { charterYacht } from '#charter/yacht.ts'
import type { Figure } from './meaning.ts'
import { namedIn } from './subject.ts'

/** Words by which a text says where a yacht lies, or from where she comes. */
const lying =
  /\b(lies?|based|at home|belongs|comes? .*from|bring .*from)\b|fondead|tiene su base|está|vienen? de|llevamos .*de\b|liegt|liegen|zu Hause|Standort|kommen aus|kommt aus|aus (San Blas|Nassau|Cartagena)/i

/** Of each yacht that a sentence places somewhere: one of the waters that it names must be hers. */
export function homesIn(sentence: string): Figure[] {
  const { yachts, waters } = namedIn(sentence)
  if (waters.length === 0 || !lying.test(sentence)) return []
  return yachts.map((slug) => {
    const { home } = charterYacht(slug)
    return {
      meaning: 'waters in which a yacht lies',
      value: waters.includes(home) ? home : waters[0]!,
      allowed: [home],
    }
  })
}
