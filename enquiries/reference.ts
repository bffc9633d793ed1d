/**
 * The number that guest and company call an enquiry by, such as 7KCM-3RTX: seven characters that follow from the
 * enquiry's id, and one that shows when any of them was misheard. So it needs no column of its own.
 */

/** Without vowels, so that no word appears, and without what looks like another (0 and O, 1 and I and L, 2 and Z, 5 and S, 8 and B), after the alphabet of Open Location Code. 23 is a prime: the check character needs that. */
export const alphabet = '23456789CDFGHJKMNPRTVWX'
export const base = alphabet.length
export const digits = 7
/** How many references there are: 3.4 thousand million, fewer than the 2^32 beginnings of an id. */
export const count = base ** digits
/** Characters that no reference has, read or typed for the one they look like. */
const lookalikes: Record<string, string> = { B: '8', S: '5', Z: '2', U: 'V' }

/**
 * The sum of all places times 1 to 7, modulo 23. Because 23 is a prime, it changes with every single wrong character and
 * with every two that have changed places.
 */
function checkOf(places: readonly number[]): string {
  return alphabet[places.reduce((sum, place, i) => sum + place * (i + 1), 0) % base]!
}

const grouped = (text: string) => `${text.slice(0, 4)}-${text.slice(4)}`

/** @param id of an enquiry: a random UUID */
export function referenceOf(id: string): string {
  let number = Number.parseInt(id.slice(0, 8), 16) % count
  const places: number[] = []
  for (let i = 0; i < digits; i++) {
    places.unshift(number % base)
    number = Math.floor(number / base)
  }
  return grouped(places.map((place) => alphabet[place]).join('') + checkOf(places))
}

/** What somebody gave for a reference: it itself, that its check character does not fit, or that it is none. */
export type ReferenceReading = { reference: string } | { problem: 'check' | 'form' }

/** Reads a reference as people type it: small letters, spaces, other dashes, and what looks like its characters. */
export function readReference(text: string): ReferenceReading {
  const plain = text
    .toUpperCase()
    .replace(/[\s\p{Pd}._/]/gu, '')
    .replace(/[BSZU]/g, (character) => lookalikes[character]!)
  const places = [...plain].map((character) => alphabet.indexOf(character))
  if (places.length !== digits + 1 || places.includes(-1)) return { problem: 'form' }
  return checkOf(places.slice(0, digits)) === plain.at(-1)
    ? { reference: grouped(plain) }
    : { problem: 'check' }
}
