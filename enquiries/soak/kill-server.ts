/** Kills a server at random moments under load, and counts what it had accepted against what is stored. */
import { setTimeout as sleep } from 'node:timers/promises'
import { sentForm } from '../testing/enquiries.ts'
import { prepareRelay } from './relay-child.ts'
import { post } from './client.ts'
import { relayInOneFile } from './one-file.ts'
import { openPlace, type StoreChoice } from './place.ts'
import type { Report } from './report.ts'

/** Enquiries under way at once. */
const visitors = 16

/**
 * Every enquiry is sent again with the same key until it is accepted, as a visitor would; one in four that broke off is given up.
 * @param minutes after which no more is begun; the figures then tell how much was done
 */
export async function killServer(
  choice: StoreChoice,
  { enquiries, kills, minutes = Infinity }: { enquiries: number; kills: number; minutes?: number },
): Promise<Report> {
  const program = await relayInOneFile()
  const place = await openPlace(choice)
  const start = performance.now()
  const accepted = new Map<string, string>()
  const prepare = () => prepareRelay(program, { ...place.env, ROLE: 'web' })
  let reserve = prepare()
  const open = async () => {
    const opened = await reserve.go()
    reserve = prepare()
    return opened
  }
  let relay = open()
  await relay
  let begun = 0
  let finished = 0
  let broken = 0
  let killed = 0
  let refused = 0
  const isOver = () => performance.now() - start > minutes * 60_000

  async function visitor() {
    while (begun < enquiries && !isOver()) {
      const number = ++begun
      const key = `soak-${number}-${Math.random().toString(36).slice(2, 10)}`
      const message = `Enquiry ${number}`
      for (;;) {
        const { port } = await relay
        try {
          const { status } = await post(port, key, { ...sentForm, message })
          if (status === 200) {
            accepted.set(key, message)
            break
          }
          refused++
        } catch {
          broken++
          if (broken % 4 === 0) break
        }
        await sleep(20 * Math.random())
      }
      finished++
    }
  }

  async function killer() {
    const moments = Array.from({ length: kills }, () => Math.floor(Math.random() * enquiries * 0.98)).sort(
      (a, b) => a - b,
    )
    for (const moment of moments) {
      while (finished < moment && !isOver()) await sleep(1)
      if (isOver()) return
      await sleep(10 * Math.random())
      const running = await relay
      const next = running.kill().then(open)
      next.catch(() => {})
      relay = next
      killed++
      await next
    }
  }

  try {
    await Promise.all([killer(), ...Array.from({ length: visitors }, visitor)])
    await (await relay).kill()
    const { db } = await place.open()
    const rows = await db
      .selectFrom('enquiry')
      .leftJoin('outbox', 'outbox.enquiry_id', 'enquiry.id')
      .select(({ fn }) => [
        'enquiry.client_key',
        'enquiry.fields',
        fn.count<number>('outbox.id').as('letters'),
      ])
      .groupBy(['enquiry.id', 'enquiry.client_key', 'enquiry.fields'])
      .execute()
    const stored = Map.groupBy(rows, (row) => row.client_key)
    const lost = [...accepted].filter(
      ([key, message]) => JSON.parse(stored.get(key)?.[0]?.fields ?? '{}').message !== message,
    ).length
    const withoutLetter = rows.filter(({ letters }) => Number(letters) === 0).length
    const doubled =
      [...stored.values()].filter((same) => same.length > 1).length +
      rows.filter(({ letters }) => Number(letters) > 1).length
    const integrity = place.integrity()
    return {
      test: `SIGKILL of the server under load, ${place.name}`,
      figures: {
        enquiries: begun,
        accepted: accepted.size,
        kills: killed,
        'broken off': broken,
        'other answers': refused,
        lost,
        'without outbox row': withoutLetter,
        'doubled per key': doubled,
        integrity,
        seconds: Math.round((performance.now() - start) / 1000),
      },
      held:
        (killed === kills || (isOver() && killed > 0)) &&
        accepted.size > begun / 2 &&
        broken >= Math.min(killed, 5) &&
        lost === 0 &&
        withoutLetter === 0 &&
        doubled === 0 &&
        integrity === 'ok',
    }
  } finally {
    await reserve.kill()
    await (await relay).kill()
    await place.close()
  }
}
