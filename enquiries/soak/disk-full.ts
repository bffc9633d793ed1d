/** Fills the disk under a running server, frees it again, and counts what was accepted against what is stored. SQLite: PostgreSQL's disk is its server's. */
import { execFileSync } from 'node:child_process'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { sentForm } from '../testing/enquiries.ts'
import { temporaryFolder } from '../testing/folder.ts'
import { startRelay } from './relay-child.ts'
import { post } from './client.ts'
import { openPlace } from './place.ts'
import type { Report } from './report.ts'

const test = 'Disk full and freed again, SQLite on a small tmpfs'

/** @param rounds how often the disk is filled and freed while the same process serves */
export async function diskFull({ rounds }: { rounds: number }): Promise<Report> {
  const mount = temporaryFolder()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${6 + 2 * rounds}m`, 'tmpfs', mount.folder], {
      stdio: 'pipe',
    })
  } catch {
    mount.remove()
    const skipped = 'mounting a tmpfs needs root and the right to mount'
    console.info(`${test}: skipped, ${skipped}.`)
    return { test, figures: {}, held: false, skipped }
  }
  const place = await openPlace('sqlite', { folder: mount.folder })
  const relay = await startRelay({ ...place.env, ROLE: 'web' })
  const accepted: string[] = []
  const statuses = new Map<number, number>()
  let wrongRefusals = 0
  let recovered = 0

  async function send(key: string) {
    const { status, body } = await post(relay.port, key, { ...sentForm, message: key.repeat(50) })
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status === 200) accepted.push(key)
    else if (status !== 503 || JSON.parse(body).success !== 'false') wrongRefusals++
    return status
  }

  try {
    for (let round = 0; round < rounds; round++) {
      for (let i = 0; i < 20; i++) await send(`free-${round}-${i}`)
      // All but a little goes to another file, so that the disk fills up in the midst of an enquiry.
      const { bavail, bsize } = statfsSync(mount.folder)
      writeFileSync(`${mount.folder}/filler`, Buffer.alloc(Math.max(0, bavail * bsize - 200_000)))
      for (let i = 0, full = 0; full < 20 && i < 2000; i++)
        if ((await send(`full-${round}-${i}`)) === 503) full++
      rmSync(`${mount.folder}/filler`)
      if ((await send(`freed-again-${round}`)) === 200) recovered++
    }
    await relay.kill('SIGTERM')
    const { db } = await place.open()
    const rows = await db
      .selectFrom('enquiry')
      .innerJoin('outbox', 'outbox.enquiry_id', 'enquiry.id')
      .select('client_key')
      .execute()
    const stored = new Set(rows.map(({ client_key }) => client_key))
    const lost = accepted.filter((key) => !stored.has(key)).length
    const integrity = place.integrity()
    const refused = statuses.get(503) ?? 0
    return {
      test,
      figures: {
        rounds,
        accepted: accepted.length,
        'answered 503': refused,
        'other answers': wrongRefusals,
        lost,
        'recovered without restart': recovered,
        integrity,
      },
      held:
        refused >= rounds * 20 &&
        wrongRefusals === 0 &&
        lost === 0 &&
        recovered === rounds &&
        integrity === 'ok',
    }
  } finally {
    await relay.kill()
    await place.close()
    execFileSync('umount', [mount.folder])
    mount.remove()
  }
}
