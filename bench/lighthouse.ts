/** Lighthouse's mobile performance of one page of every template, in English: medians of three runs. */
import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { chromiumPath } from '../e2e/chromium.ts'
import { href, type PageId, pageIds, pages } from '#app/pages.ts'
import { median, tableRow, tableRule } from './figures.ts'
import { startBuiltServer } from './server.ts'

/** What is read of Lighthouse's report. */
type Category = { score: number | null; auditRefs: { id: string; weight: number }[] }
type Report = {
  categories: Partial<Record<'performance' | 'accessibility', Category>>
  audits: Record<string, { score: number | null; numericValue?: number }>
}

type Categories = ('performance' | 'accessibility')[]

const runs = 3
const columns = ['score', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'KB']

/** Prints a table of all templates; throttling is Lighthouse's own, simulated. */
export async function lighthouse() {
  const server = await startBuiltServer()
  try {
    console.log(tableRow(['page', ...columns]))
    console.log(tableRule(columns.length + 1))
    for (const path of templatePaths()) {
      const reports: Report[] = []
      for (let run = 0; run < runs; run++) reports.push(await report(server.origin + path))
      const number = (audit: string, digits = 0, unit = 1) =>
        median(reports.map(({ audits }) => (audits[audit]?.numericValue ?? NaN) / unit)).toFixed(digits)
      const score = (
        median(reports.map(({ categories }) => categories.performance?.score ?? NaN)) * 100
      ).toFixed(0)
      console.log(
        tableRow([
          `\`${path}\``,
          score,
          number('first-contentful-paint'),
          number('largest-contentful-paint'),
          number('total-blocking-time'),
          number('cumulative-layout-shift', 3),
          number('total-byte-weight', 0, 1024),
        ]),
      )
    }
  } finally {
    await server.stop()
  }
}

/** The first page of each route module. */
export function templatePaths(): string[] {
  const first = new Map<string, PageId>()
  for (const id of pageIds) if (!first.has(pages[id].file)) first.set(pages[id].file, id)
  return [...first.values()].map((id) => href(id, id === 'yacht' ? { slug: 'lagoon-56' } : {}))
}

/** Now and then Lighthouse misses the start of a load and has to be asked again. */
const maxAttempts = 5

/** What Lighthouse says of an address. @throws with what it printed, if it could not measure the page at all */
export async function report(
  url: string,
  categories: Categories = ['performance'],
  attempt = 1,
): Promise<Report> {
  return run(url, categories).catch((error: unknown) => {
    if (attempt === maxAttempts) throw error
    return report(url, categories, attempt + 1)
  })
}

const home = fileURLToPath(new URL('./lighthouse/', import.meta.url))

/** Lighthouse's command line. What only measurements need is installed with the first of them, not with the site. */
function installed(): string {
  const tool = `${home}node_modules/lighthouse/cli/index.js`
  if (!existsSync(tool)) execFileSync('npm', ['ci', '--prefix', home], { stdio: 'inherit' })
  return tool
}

/** Runs Lighthouse in a process of its own, as its command line does. @throws with what it printed. */
async function run(url: string, categories: Categories): Promise<Report> {
  const tool = installed()
  const flags = [
    `--only-categories=${categories.join(',')}`,
    '--output=json',
    '--output-path=stdout',
    '--quiet',
    '--no-enable-error-reporting',
  ]
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [tool, url, ...flags, '--chrome-flags=--headless --no-sandbox --disable-gpu --disable-quic'],
    {
      env: { ...process.env, CHROME_PATH: chromiumPath() },
      maxBuffer: 2 ** 27,
    },
  )
  return JSON.parse(stdout) as Report
}
