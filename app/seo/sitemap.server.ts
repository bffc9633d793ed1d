/** The sitemap: every page once per language with its alternates (sitemaps.org 0.9, hreflang extension by Google). */
import { canonicalPath, listedPageIds } from '#app/pages.ts'
import { fleet } from '#content/fleet.ts'
import { locales } from '#content/locales.ts'
import { languageAddress } from './page-seo.server.ts'

/** Canonical path of every page that search engines should know. */
export function sitemapPaths(): string[] {
  return listedPageIds.flatMap((id) =>
    id === 'yacht' ? fleet.map(({ slug }) => canonicalPath('yacht', { slug })) : [canonicalPath(id)],
  )
}

export function sitemap(origin: string): string {
  const entries = sitemapPaths().flatMap((path) => {
    const links = [
      ...locales.map(
        (locale) =>
          `<xhtml:link rel="alternate" hreflang="${locale}" href="${languageAddress(origin, path, locale)}"/>`,
      ),
      `<xhtml:link rel="alternate" hreflang="x-default" href="${origin}${path}"/>`,
    ].join('')
    return locales.map((locale) => `<url><loc>${languageAddress(origin, path, locale)}</loc>${links}</url>`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
}
