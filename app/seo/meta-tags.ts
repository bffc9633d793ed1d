import type { MetaDescriptor } from 'react-router'
import type { PageSeo } from './page-seo.server.ts'

const territories = { es: 'es_PA', en: 'en_GB', de: 'de_DE' } as const

/** The head of a page: title, description, keywords, social tags, canonical and alternate addresses, structured data. */
export function metaTags(seo: PageSeo | undefined): MetaDescriptor[] {
  if (!seo) return []
  const { title, description, image } = seo
  return [
    { title },
    { name: 'description', content: description },
    { name: 'keywords', content: seo.keywords.join(', ') },
    ...(seo.unlisted ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: seo.kind },
    { property: 'og:url', content: seo.canonical },
    { property: 'og:site_name', content: seo.siteName },
    { property: 'og:locale', content: territories[seo.locale] },
    ...Object.entries(territories)
      .filter(([locale]) => locale !== seo.locale)
      .map(([, content]) => ({ property: 'og:locale:alternate', content })),
    { property: 'og:image', content: image.url },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:alt', content: image.alt },
    { property: 'og:image:width', content: String(image.width) },
    { property: 'og:image:height', content: String(image.height) },
    ...(seo.published ? [{ property: 'article:published_time', content: seo.published }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image:alt', content: image.alt },
    { tagName: 'link', rel: 'canonical', href: seo.canonical },
    ...seo.alternates.map(({ hreflang, href }) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: hreflang,
      href,
    })),
    { tagName: 'link', rel: 'alternate', type: 'text/markdown', href: seo.markdown },
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: seo.siteName,
      href: `/feed/${seo.locale}.xml`,
    },
    ...seo.jsonLd.map((data) => ({ 'script:ld+json': data }) as MetaDescriptor),
  ]
}
