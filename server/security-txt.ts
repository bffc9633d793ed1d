/** `/.well-known/security.txt`: where to report a weakness of the site (RFC 9116). */
import { company } from '#content/company.ts'
import { locales } from '#content/locales.ts'

/** RFC 9116, 2.5.5, recommends less than a year. A server that nobody has started for so long is not looked after either. */
const validDays = 180

/** @param startedAt milliseconds; the file is as old as the process that serves it */
export function securityText(origin: string, startedAt: number): string {
  const expires = new Date(startedAt + validDays * 86_400_000).toISOString().replace(/\.\d+Z$/, 'Z')
  return [
    `Contact: mailto:${company.infoMailbox}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
