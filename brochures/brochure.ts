/** A brochure as a PDF file: four pages of A4 about a yacht or a destination, in one language. A yacht's rates are one page. */
import { company } from '#content/company.ts'
import { fleet } from '#content/fleet.ts'
import type { Locale } from '#content/locales.ts'
import { drawDestination } from './destination.ts'
import type { Subject } from '#app/brochure-paths.ts'
import { createPdf, type Pdf } from './pdf.ts'
import { drawRateSheet } from './rate-sheet.ts'
import { type BrochureWords, wordsOf } from './words.ts'
import { drawYacht } from './yacht.ts'

/** `origin` is the site's public address without a closing slash; `date` is printed beside the prices. */
export type BrochureOptions = Subject & { locale: Locale; origin?: string; date?: Date }

/** What the brochure is about, in its language: a yacht's name or a country's. */
export function nameOf(subject: Subject, locale: Locale): string {
  return subject.kind === 'yacht'
    ? fleet.find(({ slug }) => slug === subject.id)!.name
    : wordsOf(locale).copy.destination[subject.id].name
}

const paperOf = ({ edition }: Subject, { own }: BrochureWords) =>
  edition === 'rates' ? own.rates : own.brochure

/** Whether it bears our name and leads to us. Papers for agencies do not. */
const isBranded = ({ edition = 'guests' }: Subject) => edition === 'guests'

/** Title of the document: "Marea: Brochure, Alisios Yacht Charter", or "Marea: Rates" for agencies. */
export function titleOf(subject: Subject, locale: Locale): string {
  const title = `${nameOf(subject, locale)}: ${paperOf(subject, wordsOf(locale))}`
  return isBranded(subject) ? `${title}, ${company.brand}` : title
}

/** Name under which a reader keeps the file: "Alisios Marea Brochure.pdf", or "Marea Rates.pdf" for agencies. */
export function fileNameOf(subject: Subject, locale: Locale): string {
  const ours = isBranded(subject) ? [company.shortName] : []
  return `${[...ours, nameOf(subject, locale), paperOf(subject, wordsOf(locale))].join(' ')}.pdf`
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
    author: isBranded(subject) ? company.brand : undefined,
    keywords: keywords.join(', '),
    locale,
    date,
  })
  if (subject.kind === 'destination') {
    await drawDestination(pdf, subject.id, words, origin, date)
    return pdf
  }
  const yacht = fleet.find(({ slug }) => slug === subject.id)!
  if (subject.edition === 'rates') drawRateSheet(pdf, yacht, words, date)
  else await drawYacht(pdf, yacht, words, origin, date)
  return pdf
}

/** Makes a brochure as a PDF file. The same options and contents give the same pages. @throws if a picture or a text is missing. */
export async function brochureOf(options: BrochureOptions): Promise<Buffer> {
  const pdf = await drawBrochure(options)
  return pdf.finish()
}
