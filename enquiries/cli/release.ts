/** The commands retry and release. */
import { storeClock } from '../clock.ts'
import { releaseEnquiry } from '../release.ts'
import type { Context } from './context.ts'
import { linksOf, operator } from './desk.ts'
import { resolveId } from './enquiries.ts'
import { referenceOf } from '../reference.ts'
import { Refusal } from './refusal.ts'
import { jsonText } from './terminal.ts'

export async function release(
  { database, terminal, config }: Context,
  ids: string[],
  { json }: { json?: true },
) {
  const db = await database()
  const full = await Promise.all(ids.map((id) => resolveId(db, id)))
  const released: string[] = []
  const { mailFrom: from, webhook } = config()
  const links = await linksOf(db, config())
  const now = await storeClock(db)()
  const how = { from, links, webhook: webhook !== undefined, name: operator, now }
  for (const id of full) if (await releaseEnquiry(db, id, how)) released.push(id)
  const left = full.filter((id) => !released.includes(id))
  if (json) await terminal.out(jsonText({ released, left }))
  else if (released.length > 0)
    await terminal.out(
      `Released, and mailed within seconds where a worker runs: ${released.map((id) => referenceOf(id)).join(', ')}\n`,
    )
  if (left.length > 0) throw new Refusal(`Not in quarantine: ${left.map((id) => id.slice(0, 8)).join(', ')}`)
}
