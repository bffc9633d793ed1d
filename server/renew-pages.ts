/** Pages of the build that change without a build: they show when yachts are free, or offer the months from this one on. */
import type { Logger } from 'pino'
import { dayIn } from '#charter/time-zones.ts'
import { company } from '#content/company.ts'
import { type BuiltPages, renderPages } from './cached-pages.ts'
import type { Site } from './site.ts'

export type RenewalOptions = {
  site: Pick<Site, 'render' | 'edition'>
  origin: string
  /** What the pages show that there are. */
  shown: Pick<BuiltPages, 'edition' | 'month'>
  add: Parameters<typeof renderPages>[2]['add']
  log: Pick<Logger, 'error'>
  now?: () => Date
}

export const notRendered = 'a page could not be rendered'
/** The month that it is for the company, such as 2027-02. */
export const monthAt = (now: Date) => dayIn(company.timeZone, now).slice(0, 7)

/** @returns what renders the pages that are out of date, ahead of the visitors, who would wait for it */
export function pageRenewal({ site, origin, shown, add, log, now = () => new Date() }: RenewalOptions) {
  let before = shown
  return async function renew(): Promise<void> {
    const current = { edition: site.edition(), month: monthAt(now()) }
    const [newEdition, newMonth] = [current.edition !== before.edition, current.month !== before.month]
    before = current
    if (!newEdition && !newMonth) return
    await renderPages(site, origin, {
      quality: 5,
      gently: true,
      only: ({ calendars, months }) => (newEdition && calendars) || (newMonth && months) || false,
      add,
    }).catch((error: unknown) => log.error({ error: String(error) }, notRendered))
  }
}
