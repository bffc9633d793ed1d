/** The build's last step alone: every page of the tree in the working folder, rendered and kept. */
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'

type Modules = { store: typeof import('../server/page-store.ts'); site: typeof import('../server/site.ts') }

const here = pathToFileURL(`${process.cwd()}/`)
const load = <Name extends keyof Modules>(file: string) =>
  import(new URL(file, here).href) as Promise<Modules[Name]>
const settings = { origin: 'https://www.alisios.example', relayUrl: '', analyticsSrc: '', offerModel: false }

const { createSite } = await load<'site'>('server/site.ts')
const { renderPages, savePages } = await load<'store'>('server/page-store.ts')
const build = (await import(new URL('build/server/index.js', here).href)) as ServerBuild
const pages = await renderPages(
  createSite(build, settings, async () => ({ status: 'refused' })),
  settings,
)
await savePages(pages, settings)
Object.assign(globalThis, { growthPages: pages.size })
