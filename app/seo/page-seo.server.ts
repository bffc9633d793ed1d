/** What a page says about itself to search engines and previews, the same in every language's own address. */
import { canonicalPath, page as pageEntry, type PageId } from '#app/pages.ts'
import { markdownPath } from '#app/markdown-paths.ts'
import { pictureOf } from '#app/ui/picture.server.ts'
import type { PictureData } from '#app/ui/picture.tsx'
import { company } from '#content/company.ts'
import type { PageMeta } from '#content/copy-parts.ts'
import { type Locale, locales } from '#content/locales.ts'

export type PageSeo = {
  title: string
  description: string
  keywords: string[]
  kind: 'website' | 'article'
  /** Day on which an article appeared. */
  published?: string
  canonical: string
  /** Not for search engines. */
  unlisted: boolean
  /** The same page as Markdown. */
  markdown: string
  alternates: { hreflang: Locale | 'x-default'; href: string }[]
  siteName: string
  locale: Locale
  image: { url: string; alt: string; width: number; height: number }
  jsonLd: object[]
}

type SeoInput = {
  origin: string
  locale: Locale
  /** The address names the language; without it, it is the address that negotiates (x-default). */
  explicit: boolean
  id: PageId
  /** What the address asks, where the page is an answer to it. */
  query?: URLSearchParams
  params?: Record<string, string>
  meta: PageMeta
  /** What the page's social picture is made from; the site's own picture if nothing is said. */
  picture?: PictureData
  published?: string
  jsonLd?: object[]
}

/** Shown for pages without a picture of their own. */
const standardPicture = 'lagoon-56-anchor'

/** Pixels of a social picture: the 1.91 to 1 at which networks show large previews without cropping. */
export const socialSize = { width: 1200, height: 630 }

const mostOfTitle = 60

/** Address of a page in a language, as search engines keep it. */
export function languageAddress(origin: string, path: string, locale: Locale): string {
  return `${origin}${path}?lang=${locale}`
}

/** Signs a page's title where search results, which show about 60 characters, have room for it. */
function titleOf(title: string): string {
  const signed = `${title} | ${company.shortName}`
  return signed.length > mostOfTitle ? title : signed
}

export function pageSeo({
  origin,
  locale,
  explicit,
  id,
  params,
  query = new URLSearchParams(),
  meta,
  picture = pictureOf(standardPicture, locale),
  published,
  jsonLd = [],
}: SeoInput): PageSeo {
  const path = canonicalPath(id, params)
  const search = new URLSearchParams({
    ...Object.fromEntries(query),
    ...(explicit && { lang: locale }),
  }).toString()
  return {
    title: titleOf(meta.title),
    description: meta.description,
    keywords: meta.keywords,
    kind: pageEntry(id).kind,
    published,
    unlisted: pageEntry(id).unlisted ?? false,
    canonical: explicit ? languageAddress(origin, path, locale) : `${origin}${path}`,
    markdown: `${markdownPath(path)}${search ? `?${search}` : ''}`,
    alternates: [
      ...locales.map((each) => ({ hreflang: each, href: languageAddress(origin, path, each) })),
      { hreflang: 'x-default', href: `${origin}${path}` },
    ],
    siteName: company.brand,
    locale,
    // server/social.ts makes the file at this address.
    image: {
      url: `${origin}/social/${picture.id}/${[id, ...Object.values(params ?? {})].join('-')}-${locale}.jpg`,
      alt: picture.alt,
      ...socialSize,
    },
    jsonLd,
  }
}
