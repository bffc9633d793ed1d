/** Lighthouse's accessibility and layout shift of every page in every language, once each: prints what is not perfect. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { sitemapPaths } from '#app/seo/sitemap.server.ts'
import { pageIds, pages, page as pageEntry } from '#app/pages.ts'
import { locales } from '#content/locales.ts'
import { tableRow, tableRule } from './figures.ts'
import { report } from './lighthouse.ts'
import { startBuiltServer } from './server.ts'

/** Pages measured at a time. Scores and shifts do not depend on how busy the machine is, times would. */
const parallel = 2
const root = new URL('../', import.meta.url)
const folder = new URL('node_modules/.cache/bench/', root)

type Result = { accessibility: number; layoutShift: number; faults: string[] }

/** What was measured of the present build is kept, so that a measurement that was stopped goes on where it ended. */
export async function pageQuality() {
  const stamp = (await readFile(new URL('build/stamp', root), 'utf8')).slice(0, 16)
  const file = new URL(`page-quality-${stamp}.json`, folder)
  const results = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Record<string, Result>
  const aliases = pageIds.flatMap((id) => pageEntry(id).aliases ?? []).filter((path) => !path.includes(':'))
  const addresses = [...sitemapPaths(), ...aliases].flatMap((path) =>
    locales.map((locale) => `${path}?lang=${locale}`),
  )
  const open = addresses.filter((address) => !results[address])
  console.log(
    `${addresses.length} addresses of ${Object.keys(pages).length} pages, ${open.length} to measure.`,
  )
  await mkdir(folder, { recursive: true })
  const server = await startBuiltServer()
  async function measureNext(): Promise<void> {
    const address = open.shift()
    if (!address) return
    results[address] = await measure(server.origin + address)
    await writeFile(file, JSON.stringify(results))
    return measureNext()
  }
  try {
    await Promise.all(Array.from({ length: parallel }, measureNext))
  } finally {
    await server.stop()
  }
  print(addresses.map((address) => [address, results[address]!]))
}

async function measure(url: string): Promise<Result> {
  const { categories, audits } = await report(url, ['accessibility', 'performance'])
  const { accessibility } = categories
  return {
    accessibility: (accessibility?.score ?? 0) * 100,
    layoutShift: audits['cumulative-layout-shift']?.numericValue ?? NaN,
    faults: (accessibility?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
      .map(({ id }) => id),
  }
}

function print(results: [address: string, result: Result][]) {
  const flawed = results.filter(
    ([, { accessibility, layoutShift }]) => accessibility < 100 || layoutShift >= 0.0005,
  )
  console.log(`${results.length - flawed.length} with accessibility 100 and a layout shift of 0.000.`)
  if (flawed.length === 0) return
  console.log(tableRow(['page', 'accessibility', 'layout shift', 'faults']))
  console.log(tableRule(4))
  for (const [address, { accessibility, layoutShift, faults }] of flawed)
    console.log(
      tableRow([`\`${address}\``, accessibility.toFixed(0), layoutShift.toFixed(3), faults.join(', ')]),
    )
}
