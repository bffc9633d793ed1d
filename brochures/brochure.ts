/** A brochure as a PDF file: four pages of A4 about a yacht or a destination, in one language. */
import { company } from '#content/company.ts'
import { fleet } from '#content/fleet.ts'
import type { Locale } from '#content/locales.ts'
import type { DestinationId, YachtSlug } from '#content/schema.ts'
import { drawDestination } from './destination.ts'
import { createSheet } from './sheet.ts'
import { wordsOf } from './words.ts'
import { drawYacht } from './yacht.ts'

export type Subject = { kind: 'yacht'; id: YachtSlug } | { kind: 'destination'; id: DestinationId }
/** `origin` is the site's public address without a closing slash; `date` is printed beside the prices. */
export type BrochureOptions = Subject & { locale: Locale; origin?: string; date?: Date }

/** Makes a brochure. The same options and contents give the same pages. @throws if a picture or a text is missing. */
export async function brochureOf({ locale, origin = company.origin, date = new Date(), ...subject }: BrochureOptions): Promise<Buffer> {
  const words = wordsOf(locale)
  const yacht = fleet.find(({ slug }) => slug === subject.id)
  const name = subject.kind === 'yacht' ? yacht!.name : words.copy.destination[subject.id].name
  const sheet = createSheet({
    title: `${name}: ${words.own.brochure}, ${company.brand}`, subject: words.own.kicker, author: company.brand, keywords: '', locale, date,
  })
  if (subject.kind === 'yacht') await drawYacht(sheet, yacht!, words, origin, date)
  else await drawDestination(sheet, subject.id, words, origin, date)
  return sheet.finish()
}
