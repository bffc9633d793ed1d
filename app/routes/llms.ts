import { siteRequest } from '#app/context.ts'
import { llmsText } from '#app/seo/llms.server.ts'
import { dayIn } from '#charter/time-zones.ts'
import { company } from '#content/company.ts'
import type { Route } from './+types/llms.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteRequest)
  return new Response(llmsText(origin, dayIn(company.timeZone, new Date())), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
