/** Takes out of a visitor's words what tells who they are. */

/** Stands where something was taken out of the visitor's words. */
export const removed = '[...]'

/** Takes mail and web addresses, long numbers and the visitor's own name and addresses out of a free text, then cuts it. */
export function cleanWords(text: string, own: string[]): string {
  // Invisible characters go first: they could hide or split what is looked for.
  const plain = text
    .normalize('NFD')
    .replace(/[\p{Cf}\p{Co}]/gu, '')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
  const withoutOwn = own.flatMap(ownPatterns).reduce((all, pattern) => all.replace(pattern, removed), plain)
  const withoutNumbers = withoutOwn.replace(/\+?\d(?:[ ()./-]{0,3}\d){5,}/g, removed)
  const words = withoutNumbers
    .split(' ')
    .map((word) => (/@|:\/\/|^www\.|\p{L}\.\p{L}{2,}/iu.test(word) ? removed : word))
  return Array.from(words.join(' ').normalize('NFC').trim()).slice(0, maxWords).join('')
}

/** Parts of names that are also ordinary words. */
const particles = new Set(['von', 'van', 'der', 'den', 'del', 'los', 'las', 'dos', 'das', 'the'])

/** The whole value wherever it stands, and each longer word of it as a word; accents and case make no difference. */
function ownPatterns(value: string): RegExp[] {
  const plain = value
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .trim()
  if (plain === '') return []
  const loose = (text: string) =>
    Array.from(text, (letter) =>
      /\s/.test(letter) ? '\\s+' : `${letter.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`)}\\p{M}*`,
    ).join('')
  const words = plain
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= 3 && !particles.has(word.toLowerCase()))
  return [plain, ...words].map(
    (text) => new RegExp(`(?<![\\p{L}\\p{N}])${loose(text)}(?![\\p{L}\\p{N}])`, 'giu'),
  )
}

/** Characters of the visitor's own words that are passed on. */
export const maxWords = 1000
