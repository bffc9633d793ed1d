/** The build's last step alone: every page of the tree in the working folder, rendered and kept. */
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'

type Modules = {
  pages: typeof import('../server/cached-pages.ts')
  files: typeof import('../server/page-files.ts')
  site: typeof import('../server/site.ts')
}

const here = pathToFileURL(`${process.cwd()}/`)
const load = <Name extends keyof Modules>(file: string) =>
  import(new URL(file, here).href) as Promise<Modules[Name]>
const settings = { origin: 'https://www.alisios.example', relayUrl: '', analyticsSrc: '', offerModel: false }

const { createSite } = await load<'site'>('server/site.ts')
const { buildPages } = await load<'pages'>('server/cached-pages.ts')
const { savePages } = await load<'files'>('server/page-files.ts')
const build = (await import(new URL('build/server/index.js', here).href)) as ServerBuild
const site = createSite(build, settings, {
  enquire: async () => ({ status: 'refused' }),
  calendars: { calendarOf: () => ({ busy: [], ports: [] }), edition: () => '' },
  quotes: { sign: () => '', isSigned: () => false },
})
const built = await buildPages(site, settings.origin, '')
await savePages(built, settings)
Object.assign(globalThis, { growthPages: built.pages.size })
