import { sentencesOf } from './sentences.ts'

/** The most characters of a yacht's meta description (specification, section 9). */
export const longestMetaDescription = 120

/** The first sentences of a yacht's description, as many as fit: whole ones, because a search engine shows them alone. */
export function metaDescription(description: string): string {
  const [first = '', ...more] = sentencesOf(description)
  return more.reduce((text, sentence) => {
    const longer = `${text} ${sentence}`
    return longer.length <= longestMetaDescription ? longer : text
  }, first)
}
