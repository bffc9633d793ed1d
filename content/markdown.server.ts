/** The Markdown files of all languages: articles and legal texts, with their front matter read and checked. */
import type { z } from 'zod'
import type { ArticleCopy, LegalCopy } from './copy.ts'
import { articleMatter, legalMatter, splitMatter } from './front-matter.ts'
import { type Locale, locales } from './locales.ts'
import { type ArticleId, articleIds } from './schema.ts'

const files = import.meta.glob<string>('./*/{articles/*,privacy,imprint}.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

function read<T>(file: string, schema: z.ZodType<T>) {
  const source = files[`./${file}`]
  if (!source)
    throw new Error(
      `content/${file} is missing. Every article and legal text must exist in ${locales.join(', ')}.`,
    )
  return splitMatter(file, source, schema)
}

function perLocale<T>(make: (locale: Locale) => T) {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, T>
}

const articles = perLocale(
  (locale) =>
    Object.fromEntries(
      articleIds.map((id) => [id, read(`${locale}/articles/${id}.md`, articleMatter)]),
    ) as Record<ArticleId, ArticleCopy>,
)
const legal = perLocale((locale) => ({
  privacy: legalText(locale, 'privacy'),
  imprint: legalText(locale, 'imprint'),
}))

function legalText(locale: Locale, id: 'privacy' | 'imprint'): LegalCopy {
  const { title, body, ...rest } = read(`${locale}/${id}.md`, legalMatter)
  return { meta: { title, ...rest }, title, body }
}

export function articleOf(id: ArticleId, locale: Locale): ArticleCopy {
  return articles[locale][id]
}

export function legalOf(id: 'privacy' | 'imprint', locale: Locale): LegalCopy {
  return legal[locale][id]
}

/** Minutes at 200 words a minute, as reading studies give for on-screen prose (Brysbaert 2019: 238 for English non-fiction; rounded down for care). */
export function readingMinutes(body: string): number {
  return Math.max(1, Math.round(body.split(/\s+/).length / 200))
}
