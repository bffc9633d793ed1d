/** The cached pages of a build as files: `build/pages/` holds a compressed file for each page and an index of them. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { BuiltPages, CachedPage } from './cached-pages.ts'
import type { SiteSettings } from './site.ts'

type Entry = Omit<CachedPage, 'br'> & { key: string; file: string }
type Index = Omit<BuiltPages, 'pages'> & { settings: SiteSettings; pages: Entry[] }

const folder = new URL('../build/pages/', import.meta.url)

/** `/yacht/lagoon-56?#de!` is kept in `yacht.lagoon-56.de.named.html.br`: the links of such a page name the language. */
function fileName(key: string): string {
  const [, path = '', locale = '', explicit] = /^\/([^?]*)\?#(\w+)(!?)$/.exec(key)!
  return `${path.replaceAll('/', '.') || 'home'}.${locale}${explicit ? '.named' : ''}.html.br`
}

export async function savePages({ pages, ...built }: BuiltPages, settings: SiteSettings): Promise<void> {
  await mkdir(folder, { recursive: true })
  const entries = [...pages].map(([key, { br, ...page }]) => ({
    entry: { key, file: fileName(key), ...page },
    br,
  }))
  for (const { entry, br } of entries) await writeFile(new URL(entry.file, folder), br)
  const index: Index = { settings, ...built, pages: entries.map(({ entry }) => entry) }
  await writeFile(new URL('index.json', folder), JSON.stringify(index, null, 1))
}

/** The pages of the last build, or nothing if they were rendered for other settings. */
export async function loadPages(settings: SiteSettings): Promise<BuiltPages | undefined> {
  const text = await readFile(new URL('index.json', folder), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const index = JSON.parse(text) as Index
  const { settings: builtFor, pages: entries, ...built } = index
  if (JSON.stringify(builtFor) !== JSON.stringify(settings)) return undefined
  const pages = entries.map(async ({ key, file, ...page }): Promise<[string, CachedPage]> => [
    key,
    { ...page, br: new Uint8Array(await readFile(new URL(file, folder))) },
  ])
  return { ...built, pages: new Map(await Promise.all(pages)) }
}

export async function removePages(): Promise<void> {
  await rm(folder, { recursive: true, force: true })
}
