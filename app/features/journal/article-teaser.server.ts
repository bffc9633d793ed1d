import { articlePage } from '#app/pages.ts'
import { pictureOf } from '#app/ui/picture.server.ts'
import { articles } from '#content/articles.ts'
import type { Locale } from '#content/locales.ts'
import { articleOf, readingMinutes } from '#content/markdown.server.ts'
import type { ArticleId } from '#content/schema.ts'

/** What a teaser shows of an article. */
export function articleTeaser(id: ArticleId, locale: Locale) {
  const { title, teaser, body } = articleOf(id, locale)
  return {
    page: articlePage(id),
    title,
    teaser,
    date: articles[id].date,
    minutes: readingMinutes(body),
    picture: pictureOf(articles[id].picture, locale),
  }
}
export type ArticleTeaserData = ReturnType<typeof articleTeaser>
