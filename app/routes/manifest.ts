import { siteRequest } from '#app/context.ts'
import { company } from '#content/company.ts'
import { copyOf } from '#content/site.server.ts'
import type { Route } from './+types/manifest.ts'

/** Web app manifest (W3C). Colours are the paper and ink of app/styles/tokens.css. */
export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(siteRequest)
  const manifest = {
    name: company.brand,
    short_name: company.shortName,
    description: copyOf(locale).home.meta.description,
    lang: locale,
    start_url: '/',
    display: 'browser',
    background_color: '#fbf8f1',
    theme_color: '#fbf8f1',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': 'public, max-age=3600',
      Vary: 'Accept-Language, Cookie',
    },
  })
}
