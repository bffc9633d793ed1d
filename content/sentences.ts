/** The sentences of a text. A point between figures (Bali 5.4) ends none. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…][”“"’»)]?)\s+(?=[„“"¿¡(]*[\p{Lu}\d])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
}
