/** What the address of a mail server says about how a login reaches it. */

/** A login to a mail server on this machine crosses no network. */
export function isLoopback(smtpUrl: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(new URL(smtpUrl).hostname)
}

/** Whether user and password would go over a network without encryption if the server offered none. */
export function mayLeakLogin(smtpUrl: string): boolean {
  const { protocol, username, searchParams } = new URL(smtpUrl)
  return (
    protocol === 'smtp:' &&
    username !== '' &&
    !isLoopback(smtpUrl) &&
    searchParams.get('requireTLS') !== 'true'
  )
}

/** The same address, at which nodemailer gives up instead of logging in without encryption (STARTTLS, RFC 3207). */
export function withEncryptedLogin(smtpUrl: string): string {
  if (!mayLeakLogin(smtpUrl)) return smtpUrl
  const url = new URL(smtpUrl)
  url.searchParams.set('requireTLS', 'true')
  return url.href
}
