/** The home page as brotli from the cached pages, against nginx serving the same bytes with the same headers. */
import { execFile } from 'node:child_process'
import { get } from 'node:http'
import { promisify } from 'node:util'
import { median, tableRow, tableRule } from './figures.ts'
import { type Answer, startNginx } from './nginx.ts'
import { processorTimeOf, startBuiltServer } from './server.ts'

/** What is read of wrk's report. */
type Load = { perSecond: number; total: number; p99Ms: number }

const rounds = 3
const encodings = 'gzip, deflate, br, zstd'

/**
 * Prints requests a second at 32 connections, the processor time of one request, and the 99th percentile under that
 * load. Processor time is the fairest of the three on a machine that does other work too.
 */
export async function cachedPages() {
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
    for (const { origin } of [store, nginx]) await load(origin, 3)
    const full = await interleaved()

    console.log(tableRow(['median of three rounds each', 'cached pages', 'nginx', 'ratio', 'budget']))
    console.log(tableRule(5))
    print('requests a second, 32 connections', full, (run) => run.load.perSecond, 0, 'at least 0.4 of nginx')
    print('processor time of a request, μs', full, (run) => (run.processorMs * 1000) / run.load.total, 1, '')
    print('p99 at 32 connections, ms', full, (run) => run.load.p99Ms, 1, '')
  } finally {
    await nginx.stop()
    await store.stop()
  }

  async function interleaved(): Promise<Runs> {
    const runs: Runs = { store: [], nginx: [] }
    for (let round = 0; round < rounds; round++) {
      runs.store.push(await measured(store))
      runs.nginx.push(await measured(nginx))
    }
    return runs
  }
}

type Run = { load: Load; processorMs: number }
type Runs = { store: Run[]; nginx: Run[] }

async function measured({ origin, pid }: { origin: string; pid: number }): Promise<Run> {
  const before = await processorTimeOf(pid)
  const result = await load(origin, 6)
  return { load: result, processorMs: (await processorTimeOf(pid)) - before }
}

function print(what: string, runs: Runs, figure: (run: Run) => number, digits: number, budget: string) {
  const [ours, theirs] = [runs.store.map(figure), runs.nginx.map(figure)]
  const cell = (figures: number[]) =>
    `${median(figures).toFixed(digits)} (${figures.map((each) => each.toFixed(digits)).join(', ')})`
  console.log(tableRow([what, cell(ours), cell(theirs), (median(ours) / median(theirs)).toFixed(2), budget]))
}

/**
 * One run of wrk, which is faster than what it measures: one thread, 32 connections.
 * @throws on any answer that is not 2xx, and where wrk is missing ("apt-get install wrk" on Debian)
 */
async function load(origin: string, seconds: number): Promise<Load> {
  const { stdout } = await promisify(execFile)('wrk', [
    '-t1',
    '-c32',
    `-d${seconds}`,
    '--latency',
    '-H',
    `accept-encoding: ${encodings}`,
    origin,
  ])
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${origin}:\n${stdout}`)
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1])
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    total: number(/(\d+) requests in/),
    p99Ms: Number(p99) * { us: 0.001, ms: 1, s: 1000 }[unit]!,
  }
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
