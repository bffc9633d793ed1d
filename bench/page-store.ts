/** The home page as brotli from the page store, against nginx serving the same bytes with the same headers. */
import { execFile } from 'node:child_process'
import { get } from 'node:http'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { median, tableRow, tableRule } from './figures.ts'
import { type Answer, startNginx } from './nginx.ts'
import { processorTimeOf, startBuiltServer } from './server.ts'

/** What is read of autocannon's report; times in ms. */
type Load = {
  requests: { average: number; total: number }
  latency: { p99: number }
  errors: number
  non2xx: number
  timeouts: number
}

const rounds = 3
const encodings = 'gzip, deflate, br, zstd'

/**
 * Prints requests a second at 32 connections, the processor time of one request, and the 99th percentile at a steady
 * 500 requests a second. Processor time is the fairest of the three on a machine that does other work too.
 */
export async function pageStore() {
  const store = await startBuiltServer()
  const answer = await wireAnswer(store.origin)
  const nginx = await startNginx(answer).catch(async (error: unknown) => {
    await store.stop()
    throw error
  })
  try {
    mustBeAlike(answer, await wireAnswer(nginx.origin))
    console.log(
      `Home page: ${answer.body.length} bytes of ${answer.headers['content-encoding']}, headers alike.\n`,
    )
    for (const { origin } of [store, nginx]) await load(origin, '-c', '32', '-d', '3')
    const full = await interleaved(['-c', '32', '-d', '6'])
    const steady = await interleaved(['-c', '10', '-R', '500', '-d', '8'])

    console.log(tableRow(['median of three rounds each', 'page store', 'nginx', 'ratio', 'budget']))
    console.log(tableRule(5))
    print(
      'requests a second, 32 connections',
      full,
      (run) => run.load.requests.average,
      0,
      'at least 0.5 of nginx',
    )
    print(
      'processor time of a request, μs',
      full,
      (run) => (run.processorMs * 1000) / run.load.requests.total,
      1,
      '',
    )
    print('p99 at 500 requests a second, ms', steady, (run) => run.load.latency.p99, 0, 'under 10 ms')
  } finally {
    await nginx.stop()
    await store.stop()
  }

  async function interleaved(options: string[]): Promise<Runs> {
    const runs: Runs = { store: [], nginx: [] }
    for (let round = 0; round < rounds; round++) {
      runs.store.push(await measured(store, options))
      runs.nginx.push(await measured(nginx, options))
    }
    return runs
  }
}

type Run = { load: Load; processorMs: number }
type Runs = { store: Run[]; nginx: Run[] }

async function measured({ origin, pid }: { origin: string; pid: number }, options: string[]): Promise<Run> {
  const before = await processorTimeOf(pid)
  const result = await load(origin, ...options)
  return { load: result, processorMs: (await processorTimeOf(pid)) - before }
}

function print(what: string, runs: Runs, figure: (run: Run) => number, digits: number, budget: string) {
  const [ours, theirs] = [runs.store.map(figure), runs.nginx.map(figure)]
  const cell = (figures: number[]) =>
    `${median(figures).toFixed(digits)} (${figures.map((each) => each.toFixed(digits)).join(', ')})`
  console.log(tableRow([what, cell(ours), cell(theirs), (median(ours) / median(theirs)).toFixed(2), budget]))
}

/** One run of autocannon in a process of its own. @throws on any answer that is not 2xx. */
async function load(origin: string, ...options: string[]): Promise<Load> {
  const tool = fileURLToPath(import.meta.resolve('autocannon'))
  const { stdout } = await promisify(execFile)(process.execPath, [
    tool,
    '--json',
    '--no-progress',
    '-H',
    `accept-encoding=${encodings}`,
    ...options,
    origin,
  ])
  const result = JSON.parse(stdout) as Load
  if (result.errors + result.non2xx + result.timeouts > 0)
    throw new Error(
      `${origin}: ${result.errors} errors, ${result.non2xx} not 2xx, ${result.timeouts} timeouts`,
    )
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
