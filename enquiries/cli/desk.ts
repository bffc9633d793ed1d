/** The commands of the desk: take, return, answered, note, link, revoke. They do what an enquiry's page does. */
import type { RelayConfig } from '../config.ts'
import { type Database, inTransaction } from '../database.ts'
import { changeDesk, type DeskChange } from '../desk.ts'
import { createDeskLinks } from '../desk-link.ts'
import { createLinkKey } from '../link-key.ts'
import { referenceOf } from '../reference.ts'
import { createSecrets } from '../secrets.ts'
import type { Context } from './context.ts'
import { resolveId } from './enquiries.ts'
import { Refusal } from './refusal.ts'
import { jsonText, moment, plain } from './terminal.ts'

/** Stands for whoever works at the command line. */
export const operator = 'npm run enquiries'

/** Links as the server makes them. */
export async function linksOf(database: Database, { linkKeys, siteUrl }: RelayConfig) {
  return createDeskLinks(createLinkKey(linkKeys ?? [await createSecrets(database).link()]), siteUrl)
}

type ChangeOptions = { as: string; note?: string; despite?: true; json?: true }

export async function change(
  { database, config, terminal, now }: Context,
  start: string,
  action: DeskChange['action'],
  { as: name, note, despite, json }: ChangeOptions,
) {
  const db = await database()
  const id = await resolveId(db, start)
  if (action === 'noted' && !note)
    throw new Refusal('Say what to note: note REFERENCE --as NAME --note TEXT', 2)
  const webhook = config().webhook !== undefined
  const result = await changeDesk(db, id, { action, name, note, despite }, now, webhook)
  if (json) await terminal.out(jsonText({ reference: referenceOf(id), ...result }))
  else if (result.done) await terminal.out(plain(`${referenceOf(id)}: ${action}, ${name}\n`, { lines: true }))
  if (!result.done) {
    const { holder } = result
    throw new Refusal(
      `${holder.name} has been on this guest since ${moment(holder.at)} UTC (enquiry ${holder.reference}). Nothing was changed; --despite goes ahead all the same.`,
    )
  }
}

export async function link(
  { database, config, terminal, now }: Context,
  start: string,
  { json }: { json?: true },
) {
  const db = await database()
  const id = await resolveId(db, start)
  const row = await db.db.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const address = (await linksOf(db, config())).linkTo('enquiry', row, now)
  await terminal.out(json ? jsonText({ reference: referenceOf(id), link: address }) : `${address}\n`)
}

export async function revoke({ database, terminal }: Context, start: string, { json }: { json?: true }) {
  const db = await database()
  const id = await resolveId(db, start)
  await inTransaction(db, (each) =>
    each
      .updateTable('enquiry')
      .set(({ eb }) => ({ link_version: eb('link_version', '+', 1) }))
      .where('id', '=', id)
      .execute(),
  )
  const reference = referenceOf(id)
  await terminal.out(
    json ? jsonText({ revoked: reference }) : `No link to ${reference} of before works any more.\n`,
  )
}
