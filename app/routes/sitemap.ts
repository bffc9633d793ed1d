import { siteRequest } from '#app/context.ts'
import { sitemap } from '#app/seo/sitemap.server.ts'
import type { Route } from './+types/sitemap.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteRequest)
  return new Response(sitemap(origin), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
