/** A brochure as a PDF file: four pages of A4 about a yacht or a destination, in one language. */
import { company } from '#content/company.ts'
import { fleet } from '#content/fleet.ts'
import type { Locale } from '#content/locales.ts'
import { drawDestination } from './destination.ts'
import type { Subject } from '#app/brochure-paths.ts'
import { createPdf, type Pdf } from './pdf.ts'
import { wordsOf } from './words.ts'
import { drawYacht } from './yacht.ts'

/** `origin` is the site's public address without a closing slash; `date` is printed beside the prices. */
export type BrochureOptions = Subject & { locale: Locale; origin?: string; date?: Date }

/** What the brochure is about, in its language: a yacht's name or a country's. */
export function nameOf(subject: Subject, locale: Locale): string {
  return subject.kind === 'yacht'
    ? fleet.find(({ slug }) => slug === subject.id)!.name
    : wordsOf(locale).copy.destination[subject.id].name
}

/** Title of the document: "Marea: brochure of Alisios Yacht Charter" in the language's own order. */
export function titleOf(subject: Subject, locale: Locale): string {
  return `${nameOf(subject, locale)}: ${wordsOf(locale).own.brochure}, ${company.brand}`
}

/** The pages of a brochure, drawn and not yet finished. @throws if a picture or a text is missing. */
export async function drawBrochure({
  locale,
  origin = company.origin,
  date = new Date(),
  ...subject
}: BrochureOptions): Promise<Pdf> {
  const words = wordsOf(locale)
  const keywords =
    subject.kind === 'yacht'
      ? words.copy.fleet.yachts[subject.id].keywords
      : words.copy.destination[subject.id].meta.keywords
  const pdf = createPdf({
    title: titleOf(subject, locale),
    subject: words.own.kicker,
    author: company.brand,
    keywords: keywords.join(', '),
    locale,
    date,
  })
  if (subject.kind === 'yacht')
    await drawYacht(
      pdf,
      fleet.find(({ slug }) => slug === subject.id)!,
      words,
      origin,
      date,
    )
  else await drawDestination(pdf, subject.id, words, origin, date)
  return pdf
}

/** Makes a brochure as a PDF file. The same options and contents give the same pages. @throws if a picture or a text is missing. */
export async function brochureOf(options: BrochureOptions): Promise<Buffer> {
  const pdf = await drawBrochure(options)
  return pdf.finish()
}
