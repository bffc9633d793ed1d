/** Links that leave the site. Rules: docs/spec-decisions.md, "Mail and chat links". */

/** wa.me takes digits only: no plus, brackets or leading zeros; text percent-encoded, never with "+". */
export function chatLink(phone: string, text?: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '')
  return `https://wa.me/${digits}${text ? `?text=${encodeURIComponent(text)}` : ''}`
}

/** A mailto link (RFC 6068): %20 for spaces and %0D%0A for line ends. */
export function mailLink(mailbox: string, subject: string, body = ''): string {
  const lines = body.replace(/\r?\n/g, '\r\n')
  const query = [`subject=${encodeURIComponent(subject)}`, ...(lines ? [`body=${encodeURIComponent(lines)}`] : [])]
  return `mailto:${mailbox}?${query.join('&')}`
}
