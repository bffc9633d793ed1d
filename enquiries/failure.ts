/** Names for what can go wrong with a delivery, and what follows from each (RFC 5321, section 4.2). */

export const failures = [
  'unreachable',
  'timeout',
  'tls',
  'login',
  'sender',
  'recipient',
  'busy',
  'rejected',
  'disk',
  'receiver',
  'private',
  'unknown',
] as const
export type Failure = (typeof failures)[number]

/** The configuration is wrong: trying other letters would fail the same way, so the queue pauses. */
export const pausesQueue: ReadonlySet<Failure> = new Set<Failure>(['login', 'sender', 'tls'])
/** Refused for good; after three such answers the letter needs a person. */
export const permanent: ReadonlySet<Failure> = new Set<Failure>(['recipient', 'rejected'])

type SmtpError = { code?: string; responseCode?: number; command?: string; message?: string }

/** The name of a nodemailer or file error. */
export function nameFailure(error: unknown): Failure {
  const { code = '', responseCode = 0, command = '', message = '' } = (error ?? {}) as SmtpError
  if (code === 'EAUTH') return responseCode >= 400 && responseCode < 500 ? 'busy' : 'login'
  if (
    code === 'ETLS' ||
    code.startsWith('ERR_TLS') ||
    code.includes('CERT') ||
    code === 'ERR_SSL_WRONG_VERSION_NUMBER'
  )
    return 'tls'
  if (code === 'ESOCKET' && /certificate|SSL routines/i.test(message)) return 'tls' // nodemailer puts its own code over that of Node.
  if (code === 'ETIMEDOUT' || code === 'ESOCKETTIMEDOUT') return 'timeout'
  if (responseCode >= 400 && responseCode < 500) return 'busy'
  if (responseCode >= 500 && command.startsWith('MAIL')) return 'sender'
  if (responseCode >= 500 && command.startsWith('RCPT')) return 'recipient'
  if (responseCode >= 500 && command.startsWith('DATA')) return 'rejected'
  if (responseCode >= 500) return 'unreachable' // Turned away before any letter, as for too many connections: says nothing of this one.
  if (code === 'ERECEIVER') return 'receiver'
  if (code === 'EPRIVATE') return 'private'
  if (['ENOSPC', 'EACCES', 'EROFS', 'EIO'].includes(code)) return 'disk'
  if (
    [
      'ECONNECTION',
      'EPROTOCOL',
      'ECONNREFUSED',
      'ECONNRESET',
      'EDNS',
      'ENOTFOUND',
      'ESOCKET',
      'EHOSTUNREACH',
      'EPIPE',
    ].includes(code)
  )
    return 'unreachable'
  return 'unknown'
}

/** What a server said, without addresses: log and database keep no personal data twice. Nor control characters: PostgreSQL takes no NUL. */
export function detailOf(error: unknown) {
  const {
    code = '',
    responseCode = '',
    message = '',
  } = (error ?? {}) as { code?: string; responseCode?: number; message?: string }
  return `${code} ${responseCode} ${message.replace(/[^\s<>"]+@[^\s<>"]+/g, '(address)')}`
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
}
