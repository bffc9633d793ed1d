/** Links that leave the site. Rules: docs/spec-decisions.md, "Mail and chat links". */

/** wa.me takes digits only: no plus, brackets or leading zeros; text percent-encoded, never with "+". */
export function chatLink(phone: string, text?: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '')
  return `https://wa.me/${digits}${text ? `?text=${encoded(text)}` : ''}`
}

/** A mailto link (RFC 6068): %20 for spaces and %0D%0A for line ends. */
export function mailLink(mailbox: string, subject: string, body = ''): string {
  const lines = body.replace(/\r?\n/g, '\r\n')
  const query = [`subject=${encoded(subject)}`, ...(lines ? [`body=${encoded(lines)}`] : [])]
  return `mailto:${mailbox}?${query.join('&')}`
}

/** Half an emoji, left where a field's length ends, cannot be encoded and gives way to the replacement character. */
const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))

/** Links longer than this are dropped silently by some mail clients (docs/spec-decisions.md, "Mail and chat links"). */
export const maxMailLink = 1900
/** Web servers commonly refuse a request line beyond 8 KiB (414), the messaging app's among them for all we know. */
export const maxChatLink = 8000
/** Stands where a text was cut in a German letter. */
const germanMark = ' […] (gekürzt)'

/**
 * A link that its receiver takes, with as much of `text` as fits.
 * @param whole the link with a given text
 * @param brief the same with its other fields short, for when they leave no room
 * @param max characters that a link may have
 * @param mark what stands where the text was cut
 */
export function fittingLink(
  text: string,
  whole: (text: string) => string,
  brief: (text: string) => string,
  { max = maxMailLink, mark = germanMark }: { max?: number; mark?: string } = {},
): { link: string; shortened: boolean } {
  const link = whole(text)
  if (link.length <= max) return { link, shortened: false }
  const linkOf = whole(mark).length <= max ? whole : brief
  let [fits, tooMany] = [0, [...text].length + 1]
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2)
    if (linkOf(firstCharacters(text, middle) + mark).length <= max) fits = middle
    else tooMany = middle
  }
  return { link: linkOf(firstCharacters(text, fits) + mark), shortened: true }
}

/** The first characters of a text; none is cut in two. */
export const firstCharacters = (text: string, count: number) => [...text].slice(0, count).join('')
