/** Pages that answer one visitor's question, each address for the first time: what one costs, and how soon fifty a second are answered. */
import { setTimeout as wait } from 'node:timers/promises'
import { href } from '#app/pages.ts'
import { addDays, today } from '#charter/calendar.ts'
import { locales } from '#content/locales.ts'
import { fleet } from '#content/fleet.ts'
import { destinationIds } from '#content/schema.ts'
import { median, tableRow, tableRule } from './figures.ts'
import { processorTimeOf, startBuiltServer } from './server.ts'

const kinds = ['search', 'month', 'compare', 'trip'] as const
type Kind = (typeof kinds)[number]

/** Addresses of a kind before and while they are measured. */
const [warmUp, measured] = [60, 120]
const [rate, seconds] = [50, 20]

/** Prints processor time of one page by kind, then two rounds of load. */
export async function livePages() {
  const server = await startBuiltServer()
  try {
    console.log(tableRow(['page', 'processor time, ms, median', 'mean of all', 'answered in, ms, median']))
    console.log(tableRule(4))
    for (const kind of kinds) console.log(tableRow([kind, ...(await cost(server, kind))]))
    console.log()
    console.log(tableRow(['50 a second', 'answered', '503', 'p50, ms', 'p90', 'p99', 'processor time, s']))
    console.log(tableRule(7))
    for (const round of [1, 2])
      console.log(tableRow([`round ${round}`, ...(await load(server, round * 1000))]))
  } finally {
    await server.stop()
  }
}

type Server = Awaited<ReturnType<typeof startBuiltServer>>

async function cost(server: Server, kind: Kind) {
  for (let i = 0; i < warmUp; i++) await get(server, address(kind, i))
  const times: number[] = []
  const answered: number[] = []
  for (let batch = 0; batch < measured / 10; batch++) {
    const before = await processorTimeOf(server.pid)
    for (let i = 0; i < 10; i++) answered.push((await get(server, address(kind, warmUp + batch * 10 + i))).ms)
    times.push((await processorTimeOf(server.pid)) - before)
  }
  const mean = times.reduce((sum, time) => sum + time, 0) / measured
  return [median(times) / 10, mean, median(answered)].map((figure) => figure.toFixed(1))
}

/** Half of them trips, a quarter searches, a quarter comparisons. */
const mixed: Kind[] = ['trip', 'search', 'trip', 'compare']

async function load(server: Server, from: number) {
  const before = await processorTimeOf(server.pid)
  const start = performance.now()
  const jobs: ReturnType<typeof get>[] = []
  for (let i = 0; i < rate * seconds; i++) {
    await wait(Math.max(0, start + (i * 1000) / rate - performance.now()))
    jobs.push(get(server, address(mixed[i % mixed.length]!, from + i)))
  }
  const answers = await Promise.all(jobs)
  const times = answers.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const share = (part: number) => times[Math.floor((times.length - 1) * part)]!.toFixed(1)
  const count = (status: number) => answers.filter((each) => each.status === status).length
  const processor = ((await processorTimeOf(server.pid)) - before) / 1000
  return [count(200), count(503), share(0.5), share(0.9), share(0.99), processor.toFixed(1)]
}

async function get({ origin }: Server, path: string) {
  const start = performance.now()
  const response = await fetch(origin + path, { headers: { 'accept-encoding': 'br' } })
  await response.arrayBuffer()
  return { status: response.status, ms: performance.now() - start }
}

/** A different address for each number, over yachts, waters, days, parties and languages. */
function address(kind: Kind, i: number): string {
  const yacht = fleet[i % fleet.length]!
  const day = addDays(today(), 20 + ((i * 7) % 600))
  const query = new URLSearchParams({
    to: kind === 'trip' ? yacht.base : destinationIds[i % destinationIds.length]!,
    from: kind === 'month' ? day.slice(0, 7) : day,
    days: String(5 + (i % 7)),
    adults: String(2 + (Math.floor(i / 60) % 5)),
    children: String(i % 3),
    lang: locales[i % locales.length]!,
  })
  if (kind === 'trip') query.set('yacht', yacht.slug)
  if (kind === 'compare') query.set('yachts', `${yacht.slug},${fleet[(i + 2) % fleet.length]!.slug}`)
  const page = kind === 'trip' ? 'trip' : kind === 'compare' ? 'compare' : 'yachts'
  return `${href(page)}?${query}`
}
