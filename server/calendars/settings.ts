/** CALENDAR_URLS: which yachts' calendars are subscribed to, and where. */
import { z } from 'zod'
import { fleet } from '#content/fleet.ts'
import type { YachtSlug } from '#content/schema.ts'

/** Addresses are secrets: whoever knows a calendar's private address can read it. */
export type CalendarUrls = Partial<Record<YachtSlug, string>>

const expected =
  'must name yachts and addresses, such as "lagoon-56=https://calendar.example.com/a.ics brisa=https://calendar.example.com/b.ics"'

/** `yacht=address`, several with blanks between them; a yacht by her slug or her name in small letters. */
export const calendarUrls = z.string().transform((text, context): CalendarUrls => {
  const urls: CalendarUrls = {}
  for (const [i, entry] of text.trim().split(/\s+/).entries()) {
    const problem = (message: string) =>
      context.addIssue({ code: 'custom', message: `entry ${i + 1} ${message}` })
    const [, name = '', address = ''] = /^([^=]+)=(.+)$/.exec(entry) ?? []
    // Calendar programs hand out webcal: addresses; behind them is https:.
    const url = address.replace(/^webcals?:/i, 'https:')
    const yacht = fleet.find((each) => each.slug === name || nameKey(each.name) === name)
    if (!yacht) problem(`names no yacht of content/fleet.ts; CALENDAR_URLS ${expected}`)
    else if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
      problem(`(${yacht.slug}) has no address; CALENDAR_URLS ${expected}`)
    else if (urls[yacht.slug]) problem(`names ${yacht.slug} a second time`)
    else urls[yacht.slug] = url
  }
  return urls
})

const nameKey = (name: string) => name.toLowerCase().replaceAll(' ', '-')
