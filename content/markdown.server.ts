/** The Markdown files of all languages: articles and legal texts, with their front matter read and checked. */
import { parse, YAMLParseError } from 'yaml'
import { z } from 'zod'
import { textFacts } from './text-facts.ts'
import type { ArticleCopy, LegalCopy } from './copy.ts'
import { fillFacts } from './fill-facts.ts'
import { type Locale, locales } from './locales.ts'
import { type ArticleId, articleIds } from './schema.ts'

const files = import.meta.glob<string>('./*/{articles/*,privacy,imprint}.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const text = z.string({ error: 'is missing or no text' }).trim().min(1, 'is empty')
const keywords = z.array(text, { error: 'must be a list' }).min(3, 'needs at least three entries')
const articleMatter = z.strictObject({
  title: text,
  teaser: text,
  description: text.min(70, 'is shorter than 70 characters').max(160, 'is longer than 160 characters'),
  keywords,
  callToAction: text,
})
const legalMatter = z.strictObject({ title: text, description: text, keywords })

/** @throws naming file and field when front matter is missing or wrong. */
export function splitMatter<T>(file: string, source: string, schema: z.ZodType<T>): T & { body: string } {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replace(/\r\n/g, '\n'))
  if (!match)
    throw new Error(`content/${file}: the file must begin with front matter between two lines of ---`)
  const result = schema.safeParse(readYaml(file, match[1]!))
  if (!result.success)
    throw new Error(
      `content/${file}: ${result.error.issues.map((issue) => `"${issue.path.join('.') || 'front matter'}" ${issue.message}`).join('; ')}`,
    )
  const locale = locales.find((each) => file.startsWith(`${each}/`)) ?? 'en'
  return fillFacts({ ...result.data, body: unbroken(match[2]!.trim()) }, textFacts(locale), `content/${file}`)
}

/** Short words before a hyphen keep to what follows them: E-Mail, IP-Adresse. A word joiner, because the fonts hold no hyphen of that kind. */
const unbroken = (body: string) => body.replace(/\b(E|IP)-(?=\p{Lu})/gu, '$1-\u2060')

function readYaml(file: string, matter: string): unknown {
  try {
    return parse(matter)
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error
    // The first line of the file is the opening ---.
    const line = (error.linePos?.[0].line ?? 0) + 1
    throw new Error(
      `content/${file}, line ${line}: the front matter cannot be read. Put the text behind "title:" and the like between quotation marks, and begin each keyword with "  - "`,
    )
  }
}

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
