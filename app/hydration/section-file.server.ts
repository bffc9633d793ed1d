import { createHash } from 'node:crypto'
import { sectionDataPath } from '#app/pages.ts'
import type { Locale } from '#content/locales.ts'

/** Sections whose data come with their script (routes/section-data.ts), when they are near. */
export const sectionIds = ['forms', 'offer'] as const
export type SectionId = (typeof sectionIds)[number]

/** A section's data as JSON, under an address that changes with them. */
export function sectionFile(id: SectionId, locale: Locale, value: object): { href: string; json: string } {
  const json = JSON.stringify(value)
  const digest = createHash('sha256').update(json).digest('hex').slice(0, 12)
  return { href: sectionDataPath(`${id}-${locale}-${digest}`), json }
}
