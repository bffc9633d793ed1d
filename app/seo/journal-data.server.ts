/** Articles, questions and answers as structured data. */
import { plainHeadline } from '#content/headline.ts'
import { canonicalPath, type PageId } from '../pages.ts'
import { company } from '#content/company.ts'
import type { Locale } from '#content/locales.ts'
import { languageAddress } from './page-seo.server.ts'
import { context, organisation } from './structured-data.server.ts'

type PostingInput = {
  origin: string
  locale: Locale
  id: PageId
  title: string
  description: string
  date: string
  author: string
  image: string
  words: number
}

export function postingData({
  origin,
  locale,
  id,
  title,
  description,
  date,
  author,
  image,
  words,
}: PostingInput) {
  return {
    '@context': context,
    '@type': 'BlogPosting',
    headline: plainHeadline(title),
    description,
    url: languageAddress(origin, canonicalPath(id), locale),
    datePublished: date,
    inLanguage: locale,
    wordCount: words,
    image,
    author: author === company.shortName ? organisation(origin) : { '@type': 'Person', name: author },
    publisher: organisation(origin),
    mainEntityOfPage: languageAddress(origin, canonicalPath(id), locale),
  }
}

type FaqInput = { origin: string; locale: Locale; items: { question: string; html: string }[] }

/** Answers are read away from the page, so their links name the site. */
export function faqData({ origin, locale, items }: FaqInput) {
  return {
    '@context': context,
    '@type': 'FAQPage',
    url: languageAddress(origin, canonicalPath('faq'), locale),
    inLanguage: locale,
    mainEntity: items.map(({ question, html }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: html.replaceAll('href="/', `href="${origin}/`) },
    })),
  }
}
