import { siteRequest } from '#app/context.ts'
import { freeBusyFeed } from '#app/free-busy.server.ts'
import { dayIn } from '#charter/time-zones.ts'
import { charterYacht } from '#charter/yacht.ts'
import { waters } from '#content/charter/waters.ts'
import { yachtBySlug } from '#content/fleet.ts'
import { calendarTexts } from '#content/calendar.server.ts'
import type { Route } from './+types/calendar-feed.ts'

/** When a yacht is booked or held, for the calendar programs of brokers: `/calendar/lagoon-56.ics`. */
export function loader({ context, params: { file } }: Route.LoaderArgs) {
  const yacht = yachtBySlug(file.replace(/\.ics$/, ''))
  if (!yacht || !file.endsWith('.ics')) throw new Response(null, { status: 404 })
  const { origin, locale, calendarOf } = context.get(siteRequest)
  const { timeZone } = waters[charterYacht(yacht.slug).home]
  const text = freeBusyFeed({
    calendar: calendarOf(yacht.slug),
    yacht,
    origin,
    today: dayIn(timeZone, new Date()),
    names: calendarTexts[locale].events,
  })
  return new Response(text, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Cache-Control': 'public, max-age=900',
      'Content-Disposition': `inline; filename="${yacht.slug}.ics"`,
    },
  })
}
