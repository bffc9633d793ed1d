/**
 * Links to an enquiry's page. The letter that carries one is the key: it is signed for this enquiry, ends by itself, and
 * ends at once when the enquiry's number of links is raised.
 */
import type { Kysely } from 'kysely'
import type { createLinkKey, LinkPurpose } from './link-key.ts'
import { readReference, referenceOf } from './reference.ts'
import { idsOfReference } from './reference-ids.ts'
import type { EnquiryRow, Tables } from './tables.ts'

/** Where the pages of enquiries are. */
export const deskPath = '/desk/'
/** Milliseconds for which a link works: to the enquiry's page, and to take it out of quarantine. */
const holdsMs = { enquiry: 180 * 24 * 60 * 60_000, release: 14 * 24 * 60 * 60_000 }

type DeskPurpose = Extract<LinkPurpose, keyof typeof holdsMs>
export type DeskLinks = ReturnType<typeof createDeskLinks>
type Linked = Pick<EnquiryRow, 'id' | 'link_version'>

/** @param siteUrl the site's origin, as the office's browsers see it */
export function createDeskLinks(key: ReturnType<typeof createLinkKey>, siteUrl: string) {
  const signed = ({ id, link_version }: Linked, ends: string) => `${id} ${link_version} ${ends}`
  return {
    /** `https://…/desk/7KCM-3RTX/enquiry/mb3k2x1c.…` */
    linkTo(purpose: DeskPurpose, row: Linked, now: number): string {
      // A whole day, so that the same letter, written twice on a day, has the same link.
      const ends = (Math.ceil((now + holdsMs[purpose]) / 86_400_000) * 86_400).toString(36)
      const signature = key.sign(purpose, signed(row, ends))
      return `${siteUrl}${deskPath}${referenceOf(row.id)}/${purpose}/${ends}.${signature}`
    },
    /** The enquiry that a path leads to, if the link still works. */
    async read(db: Kysely<Tables>, path: string, now: number): Promise<EnquiryRow | undefined> {
      const [, reference = '', purpose = '', ends = '', signature = ''] =
        /^\/desk\/([^/]{1,20})\/(enquiry|release)\/([0-9a-z]{1,12})\.([\w-]{22})$/.exec(path) ?? []
      const reading = readReference(reference)
      if (!('reference' in reading) || Number.parseInt(ends, 36) * 1000 < now) return undefined
      for (const id of await idsOfReference(db, reading.reference)) {
        const row = await db.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirst()
        if (row && key.verify(purpose as DeskPurpose, signed(row, ends), signature)) return row
      }
      return undefined
    },
  }
}
