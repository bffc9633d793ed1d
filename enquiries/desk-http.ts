/** Answers an enquiry's page. Looking changes nothing, so that whoever follows the links of a letter does no harm; only a post does. */
import { company } from '#content/company.ts'
import type { Locale } from '#content/locales.ts'
import { type Database, inTransaction } from './database.ts'
import { changeDesk, type DeskChange, ofSameGuest } from './desk.ts'
import type { DeskLinks } from './desk-link.ts'
import { deskGonePage, deskPage, type DeskView } from './desk-page.ts'
import type { DraftFor } from './draft.ts'
import type { EnquiryFields, EnquiryKind } from './fields.ts'
import { plainLine } from './plain-text.ts'
import { referenceOf } from './reference.ts'
import { releaseEnquiry } from './release.ts'
import type { EnquiryRow } from './tables.ts'

type DeskParts = {
  database: Database
  links: DeskLinks
  from: string
  webhook: boolean
  /** Drafts an answer, by what is free and costs today. */
  draftFor?: DraftFor
  now: () => number
  /** Called after an enquiry was released, so that its letter goes out at once. */
  onRelease: () => void
}
const actions = ['taken', 'returned', 'answered', 'noted'] as const satisfies DeskChange['action'][]
/** Keeps the name that somebody wrote last, in their browser and for these pages alone. */
const nameCookie = 'desk_name'

/** @returns the answer to /desk/; whoever serves it adds the security headers */
export function createDesk(parts: DeskParts) {
  const { database, links, now } = parts
  return async (request: Request, locale: Locale): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const row = await links.read(database.db, pathname, now())
    if (!row) return page(deskGonePage(locale), 404)
    const name = cookieOf(request)
    if (request.method !== 'POST') return page(deskPage(await viewOf(parts, row, name), locale), 200)
    const form = await request.formData().catch(() => new FormData())
    const text = (field: string) => String(form.get(field) ?? '').trim()
    if (text('action') === 'released') {
      const released = await releaseEnquiry(database, row.id, {
        ...parts,
        name: company.shortName,
        now: now(),
      })
      if (released) parts.onRelease()
      const view = await viewOf(parts, await read(database, row.id), name)
      return page(
        deskPage({ ...view, told: released ? 'released' : undefined }, locale),
        released ? 200 : 409,
      )
    }
    const action = actions.find((each) => each === text('action'))
    const given = plainLine(text('name'))
    if (!action || given === '' || (action === 'noted' && text('note') === '')) {
      const view = await viewOf(parts, row, given)
      return page(deskPage({ ...view, told: given === '' ? 'name missing' : undefined }, locale), 422)
    }
    const change: DeskChange = { action, name: given, despite: text('despite') === 'yes' }
    if (text('note') !== '') change.note = text('note')
    const result = await changeDesk(database, row.id, change, now(), parts.webhook)
    if (result.done) return seeAgain(pathname, given)
    const view = await viewOf(parts, row, given)
    return page(deskPage({ ...view, told: { holder: result.holder, change } }, locale), 409)
  }
}

const read = ({ db }: Database, id: string) =>
  db.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** One moment of the store, the others of the same guest among it. */
function viewOf(parts: DeskParts, row: EnquiryRow, name: string): Promise<DeskView> {
  const { database, links, now } = parts
  const draft = draftOf(parts, row)
  return inTransaction(database, async (db) => ({
    row,
    name,
    draft,
    entries: await db
      .selectFrom('desk_entry')
      .selectAll()
      .where('enquiry_id', '=', row.id)
      .orderBy('at', 'desc')
      .execute(),
    others: (await ofSameGuest(db, row)).map((other) => ({
      row: other,
      link: new URL(links.linkTo('enquiry', other, now())).pathname,
    })),
  }))
}

function draftOf({ draftFor }: DeskParts, row: EnquiryRow) {
  const fields = JSON.parse(row.fields) as EnquiryFields
  const { kind, locale } = row as { kind: EnquiryKind; locale: Locale }
  return draftFor?.({ kind, locale, fields }, referenceOf(row.id))
}

function page(html: string, status: number): Response {
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex, nofollow',
      // The address is the key: it goes to no other site.
      'Referrer-Policy': 'same-origin',
    },
  })
}

/** After a change the browser asks for the page anew, so that reloading it repeats nothing. */
function seeAgain(path: string, name: string): Response {
  return new Response(null, {
    status: 303,
    headers: {
      Location: path,
      'Cache-Control': 'no-store',
      'Set-Cookie': `${nameCookie}=${encodeURIComponent(name)}; Path=/desk/; Max-Age=31536000; HttpOnly; SameSite=Lax`,
    },
  })
}

function cookieOf(request: Request): string {
  const value = new RegExp(`(?:^|;\\s*)${nameCookie}=([^;]*)`).exec(request.headers.get('cookie') ?? '')?.[1]
  try {
    return plainLine(decodeURIComponent(value ?? ''))
  } catch {
    return ''
  }
}
