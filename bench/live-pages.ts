/** Pages that answer one visitor's question, each address for the first time: what one costs, and how soon fifty a second are answered. */
import { setTimeout as wait } from 'node:timers/promises'
import { liveAddress, type LiveKind, liveKinds } from '#server/live-addresses.ts'
import { median, tableRow, tableRule } from './figures.ts'
import { processorTimeOf, startBuiltServer } from './server.ts'

/** Addresses of a kind before and while they are measured. */
const [warmUp, measured] = [60, 120]
const [rate, seconds] = [50, 20]

/** Prints processor time of one page by kind, then two rounds of load. */
export async function livePages() {
  const server = await startBuiltServer()
  try {
    console.log(tableRow(['page', 'processor time, ms, median', 'mean of all', 'answered in, ms, median']))
    console.log(tableRule(4))
    for (const kind of liveKinds) console.log(tableRow([kind, ...(await cost(server, kind))]))
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

async function cost(server: Server, kind: LiveKind) {
  for (let i = 0; i < warmUp; i++) await get(server, liveAddress(kind, i))
  const times: number[] = []
  const answered: number[] = []
  for (let batch = 0; batch < measured / 10; batch++) {
    const before = await processorTimeOf(server.pid)
    for (let i = 0; i < 10; i++)
      answered.push((await get(server, liveAddress(kind, warmUp + batch * 10 + i))).ms)
    times.push((await processorTimeOf(server.pid)) - before)
  }
  const mean = times.reduce((sum, time) => sum + time, 0) / measured
  return [median(times) / 10, mean, median(answered)].map((figure) => figure.toFixed(1))
}

/** Half of them trips, a quarter searches, a quarter comparisons. */
const mixed: LiveKind[] = ['trip', 'search', 'trip', 'compare']

async function load(server: Server, from: number) {
  const before = await processorTimeOf(server.pid)
  const start = performance.now()
  const jobs: ReturnType<typeof get>[] = []
  for (let i = 0; i < rate * seconds; i++) {
    await wait(Math.max(0, start + (i * 1000) / rate - performance.now()))
    jobs.push(get(server, liveAddress(mixed[i % mixed.length]!, from + i)))
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
