import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { type Selector, transform } from 'lightningcss'
import { build, parseAst, type Plugin, type Rolldown } from 'vite'
import { notFoundFile, pageIds, pages } from '../pages.ts'

const name = 'virtual:template-styles'
const app = fileURLToPath(new URL('../', import.meta.url))
const content = fileURLToPath(new URL('../../content/', import.meta.url))
const templates = [...new Set(pageIds.map((id) => pages[id].file)), notFoundFile]

/**
 * `import { templateStyles } from 'virtual:template-styles'`: for each route file the rules of app.css whose class names
 * stand in the sources that the route imports, on the server and in the browser. So class names have to be written out
 * there whole, which Tailwind asks for too.
 */
export function templateStyles(): Plugin {
  return {
    name: 'template-styles',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined
      return `export const templateStyles = ${JSON.stringify(await stylesOfTemplates())}`
    },
  }
}

async function stylesOfTemplates(): Promise<Record<string, string>> {
  const { output } = await buildTemplates()
  const chunks = new Map(
    output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  )
  const sheet = output.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
  if (sheet?.type !== 'asset') throw new Error('app.css was not built')
  const entry = (file: string) =>
    [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId === app + file)!
  return Object.fromEntries(
    templates.map((file) => [
      file,
      stylesFor(String(sheet.source), namesIn(sourcesOf([entry('root.tsx'), entry(file)], chunks))),
    ]),
  )
}

/** Every route on its own, as the server has it, and the whole style sheet. */
async function buildTemplates(): Promise<Rolldown.RolldownOutput> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [tailwindcss()],
    build: {
      ssr: true,
      ssrEmitAssets: true,
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: ['app.css', 'root.tsx', ...templates].map((file) => app + file) },
    },
  })
  if (!('output' in built)) throw new Error('The templates were not built')
  return built
}

type Chunks = Map<string, Rolldown.OutputChunk>

/** The code of some chunks and of all that they import, at once or later. Texts name no classes. */
function sourcesOf(entries: Rolldown.OutputChunk[], chunks: Chunks): string[] {
  const found = new Set(entries)
  for (const { imports, dynamicImports } of found)
    for (const file of [...imports, ...dynamicImports]) if (chunks.has(file)) found.add(chunks.get(file)!)
  return [...found]
    .flatMap(({ modules }) => Object.entries(modules))
    .filter(([file]) => !file.startsWith(content))
    .map(([, { code }]) => code ?? '')
}

/** Everything in the texts of some sources that may be a class name. */
function namesIn(sources: string[]): Set<string> {
  return new Set(
    sources.flatMap((source) => textsIn(parseAst(source))).flatMap((text) => text.split(/[\s"'`]+/)),
  )
}

/** The string literals and the fixed parts of template literals in a syntax tree. */
function textsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn)
  if (typeof node !== 'object' || node === null) return []
  const { type, value } = node as { type?: string; value?: unknown }
  if (type === 'Literal') return typeof value === 'string' ? [value] : []
  if (type === 'TemplateElement') return [(value as { raw: string }).raw]
  return Object.values(node).flatMap(textsIn)
}

/** The rules of a style sheet that can apply where only these class names occur. */
export function stylesFor(sheet: string, names: Set<string>): string {
  const isUsed = (selector: Selector): boolean =>
    selector.every((part) => {
      if (part.type === 'class') return names.has(part.name)
      if (part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where'))
        return part.selectors.some(isUsed)
      return true
    })
  const { code } = transform({
    filename: 'app.css',
    code: Buffer.from(sheet),
    minify: true,
    visitor: {
      Rule: {
        style: ({ value }) => (value.selectors.some(isUsed) ? undefined : []),
      },
    },
  })
  // Once more, because conditions that have lost all their rules are still there.
  return transform({ filename: 'app.css', code, minify: true }).code.toString()
}
