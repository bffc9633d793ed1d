import { createHash } from 'node:crypto'
import { sectionDataPath } from '#app/pages.ts'
import type { Locale } from '#content/locales.ts'

/** What pages share or need late, under an address of its own (routes/section-data.ts): a section's data come when it is near, the interface's texts with hydration. */
export const sectionIds = ['forms', 'offer', 'answer', 'interface'] as const
export type SectionId = (typeof sectionIds)[number]

/** A section's data as JSON, under an address that changes with them. */
export function sectionFile(id: SectionId, locale: Locale, value: object): { href: string; json: string } {
  const json = JSON.stringify(value)
  const digest = createHash('sha256').update(json).digest('hex').slice(0, 12)
  return { href: sectionDataPath(`${id}-${locale}-${digest}`), json }
}
