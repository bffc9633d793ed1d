/** Days and hours on the company's clock. */
import { company } from '#content/company.ts'

/** On the company's clock, when the daily letter is written. */
const dailyHour = '07:30'

const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: company.timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
})

/** `2026-11-23 07:30` on the company's clock. */
export const companyTime = (at: number) => parts.format(at)

const minute = 60_000
const day = 24 * 60 * minute

/** The last moment at which a daily letter was due, and its ISO day. */
export function lastDue(now: number): { at: number; day: string } {
  const [today, time] = companyTime(now).split(' ') as [string, string]
  const iso = time >= dailyHour ? today : companyTime(now - day).slice(0, 10)
  // The clock's distance from UTC, found by asking what it shows at that hour of UTC.
  const guess = Date.parse(`${iso}T${dailyHour}Z`)
  const shown = Date.parse(`${companyTime(guess).replace(' ', 'T')}Z`)
  return { at: guess - (shown - guess), day: iso }
}
