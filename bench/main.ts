/** `npm run bench -- NAME` runs one measurement. Times depend on the machine, so none of this runs in CI. */
import { circumstances } from './figures.ts'

const measurements: Record<string, () => Promise<void>> = {
  'cached-pages': async () => (await import('./cached-pages.ts')).cachedPages(),
  lcp: async () => (await import('./lcp.ts')).lcp(),
  lighthouse: async () => (await import('./lighthouse.ts')).lighthouse(),
  'page-quality': async () => (await import('./page-quality.ts')).pageQuality(),
  'first-tap': async () => (await import('./first-tap.ts')).firstTap(),
  tasks: async () => (await import('./tasks.ts')).tasks(),
  growth: async () => (await import('./growth.ts')).growth(),
  'live-pages': async () => (await import('./live-pages.ts')).livePages(),
  ready: async () => (await import('./ready.ts')).ready(),
}

const name = process.argv[2] ?? ''
const measure = measurements[name]
if (measure) {
  console.log(`${name}: ${circumstances()}`)
  await measure()
  console.log(`ended: ${circumstances()}`)
} else {
  console.error(
    `There is no measurement "${name}". Use: npm run bench -- ${Object.keys(measurements).join(' | ')}`,
  )
  process.exitCode = 1
}
