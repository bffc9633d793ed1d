/** Building with one, five and ten times the yachts, articles and itineraries: processor time and memory of each step. */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ratio, tableRow, tableRule } from './figures.ts'
import { growTree } from './grown-tree.ts'

const sizes = [1, 5, 10]
/** The steps of server/build.ts that grow with the content. Pictures are not multiplied, and each one is derived once, whatever it is shown with. */
const steps = {
  bundles: ['node_modules/@react-router/dev/bin.cjs', 'build'],
  pages: [new URL('growth-pages.ts', import.meta.url).pathname],
}
type Cost = { processorMs: number; peakMb: number; pages: number }

/**
 * Prints both steps for each size, and what each page cost that a size has more than the one before: linear is the same
 * figure twice. (A mean over all pages would grow, because what is multiplied are the longer pages.)
 */
export async function growth() {
  console.log(
    tableRow([
      'content',
      'pages',
      'bundles: processor time, ms',
      'memory, MB',
      'pages: processor time, ms',
      'memory, MB',
      'time of an added page, ms',
      'memory of one, KB',
    ]),
  )
  console.log(tableRule(8))
  let last: Cost | undefined
  const added: number[] = []
  for (const times of sizes) {
    const [bundles, pages] = await costs(times)
    const more = last && {
      ms: (pages.processorMs - last.processorMs) / (pages.pages - last.pages),
      kb: ((pages.peakMb - last.peakMb) * 1024) / (pages.pages - last.pages),
    }
    if (more) added.push(more.ms)
    last = pages
    console.log(
      tableRow([
        `${times} x`,
        pages.pages,
        bundles.processorMs,
        bundles.peakMb,
        pages.processorMs,
        pages.peakMb,
        more?.ms.toFixed(1) ?? '',
        more?.kb.toFixed(0) ?? '',
      ]),
    )
  }
  console.log(
    `\nratio of the last added pages to the first: ${ratio(added.at(-1)!, added[0]!, 1)}; linear is 1`,
  )
}

async function costs(times: number): Promise<[Cost, Cost]> {
  const folder = await mkdtemp(join(tmpdir(), 'alisios-growth-'))
  try {
    growTree(folder, times)
    return [await cost(folder, steps.bundles), await cost(folder, steps.pages)]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Runs a step in a process of its own, which says at its end what it used. @throws with what it printed if it fails. */
async function cost(folder: string, [file = '', ...rest]: string[]): Promise<Cost> {
  const child = spawn(
    process.execPath,
    ['--import', new URL('growth-step.ts', import.meta.url).href, file, ...rest],
    { cwd: folder, env: { ...process.env, NODE_ENV: 'production' }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const code = await new Promise((resolve) => child.once('close', resolve))
  const said = /growth-step (\{.*\})/.exec(printed)?.[1]
  if (code !== 0 || !said) throw new Error(`${file} failed:\n${printed.slice(-4000)}`)
  return JSON.parse(said) as Cost
}
