import { plainHeadline } from '#content/headline.ts'
import { Feed } from 'feed'
import { siteRequest } from '#app/context.ts'
import { articlePage, canonicalPath } from '#app/pages.ts'
import { languageAddress } from '#app/seo/page-seo.server.ts'
import { articles } from '#content/articles.ts'
import { company } from '#content/company.ts'
import { isLocale } from '#content/locales.ts'
import { articleOf } from '#content/markdown.server.ts'
import { articleIds } from '#content/schema.ts'
import { copyOf } from '#content/site.server.ts'
import type { Route } from './+types/feed.ts'

/** The journal as RSS, one feed a language. */
export function loader({ context, params: { file } }: Route.LoaderArgs) {
  const locale = file.replace(/\.xml$/, '')
  if (!isLocale(locale)) throw new Response(null, { status: 404 })
  const { origin } = context.get(siteRequest)
  const { journal, meta } = copyOf(locale).home
  const newestFirst = articleIds.toSorted((a, b) => articles[b].date.localeCompare(articles[a].date))
  const feed = new Feed({
    title: `${company.brand}: ${plainHeadline(journal.title)}`,
    description: meta.description,
    id: languageAddress(origin, '/', locale),
    link: languageAddress(origin, '/', locale),
    language: locale,
    copyright: `${company.copyrightYear} ${company.brand}`,
    updated: new Date(articles[newestFirst[0]!].date),
    feedLinks: { rss: `${origin}/feed/${locale}.xml` },
  })
  for (const id of newestFirst) {
    const { title, teaser } = articleOf(id, locale)
    const link = languageAddress(origin, canonicalPath(articlePage(id)), locale)
    feed.addItem({
      title: plainHeadline(title),
      description: teaser,
      id: link,
      link,
      date: new Date(articles[id].date),
      author: [{ name: articles[id].author, email: company.infoMailbox }],
    })
  }
  return new Response(feed.rss2(), {
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
