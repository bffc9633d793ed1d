/** The home page as brotli from the page store, against nginx serving the same bytes with the same headers. */
import { execFile } from 'node:child_process'
import { get } from 'node:http'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { median, ratio } from './figures.ts'
import { startNginx } from './nginx.ts'
import { startBuiltServer } from './server.ts'

/** An answer as it goes over the wire, not decompressed. */
export type Answer = { headers: Record<string, string>; body: Buffer }
/** What is read of autocannon's report; times in ms. */
type Load = { requests: { average: number }; latency: { p99: number }; errors: number; non2xx: number; timeouts: number }

const rounds = 3
const encodings = 'gzip, deflate, br, zstd'

/** Prints requests a second at 32 connections, and the 99th percentile at a steady 500 requests a second. */
export async function pageStore() {
  const store = await startBuiltServer()
  const answer = await wireAnswer(store.origin)
  const nginx = await startNginx(answer).catch(async (error: unknown) => {
    await store.stop()
    throw error
  })
  try {
    mustBeAlike(answer, await wireAnswer(nginx.origin))
    console.log(`home page: ${answer.body.length} bytes of ${answer.headers['content-encoding']}, headers alike`)
    for (const { origin } of [store, nginx]) await load(origin, '-c', '32', '-d', '3')

    const fast = await interleaved('requests a second at 32 connections', ['-c', '32', '-d', '6'], (result) => result.requests.average)
    console.log(`ratio page store / nginx: ${ratio(median(fast.store), median(fast.nginx))}`)
    const steady = await interleaved('p99 in ms at 500 requests a second', ['-c', '10', '-R', '500', '-d', '8'], (result) => result.latency.p99)
    console.log(`ratio page store / nginx: ${ratio(median(steady.store), median(steady.nginx), 1)}; budget 10 ms`)
  } finally {
    await nginx.stop()
    await store.stop()
  }

  async function interleaved(what: string, options: string[], figure: (result: Load) => number) {
    const figures = { store: [] as number[], nginx: [] as number[] }
    for (let round = 0; round < rounds; round++) {
      figures.store.push(figure(await load(store.origin, ...options)))
      figures.nginx.push(figure(await load(nginx.origin, ...options)))
    }
    console.log(`${what}: page store ${figures.store.join(', ')}; nginx ${figures.nginx.join(', ')}`)
    return figures
  }
}

/** One run of autocannon in a process of its own. @throws on any answer that is not 2xx. */
async function load(origin: string, ...options: string[]): Promise<Load> {
  const tool = fileURLToPath(import.meta.resolve('autocannon'))
  const { stdout } = await promisify(execFile)(process.execPath, [tool, '--json', '--no-progress', '-H', `accept-encoding=${encodings}`, ...options, origin])
  const result = JSON.parse(stdout) as Load
  if (result.errors + result.non2xx + result.timeouts > 0) throw new Error(`${origin}: ${result.errors} errors, ${result.non2xx} not 2xx, ${result.timeouts} timeouts`)
  return result
}

function wireAnswer(origin: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(origin, { headers: { 'accept-encoding': encodings }, agent: false }, async (response) => {
      const chunks = await response.toArray()
      resolve({ headers: response.headers as Record<string, string>, body: Buffer.concat(chunks) })
    }).on('error', reject)
  })
}

/** @throws if the two differ in bytes or in a header other than those of the connection. */
function mustBeAlike(ours: Answer, theirs: Answer) {
  if (!ours.body.equals(theirs.body)) throw new Error('nginx serves other bytes')
  const perConnection = ['connection', 'keep-alive', 'date', 'server']
  for (const name of new Set([...Object.keys(ours.headers), ...Object.keys(theirs.headers)]))
    if (!perConnection.includes(name) && ours.headers[name] !== theirs.headers[name])
      throw new Error(`The header ${name} differs: "${ours.headers[name]}" and "${theirs.headers[name]}"`)
}
