import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { type Rule, type Selector, transform } from 'lightningcss'
import { build, parseAst, type Plugin } from 'vite'
import { notFoundFile, pageIds, pages } from '../pages.ts'

const name = 'virtual:template-styles'
const app = fileURLToPath(new URL('../', import.meta.url))
const charts = fileURLToPath(new URL('../../charts/', import.meta.url))
const templates = [...new Set(pageIds.map((id) => pages[id].file)), notFoundFile]

/**
 * `import { templateStyles } from 'virtual:template-styles'`: for each route file the rules of app.css whose class names
 * stand in the sources that the route imports. So class names have to be written out there whole, which Tailwind asks for
 * too. A file called `.browser.tsx` does not count: what it shows comes with hydration, when the whole sheet is there.
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
  const { sheet, modules } = await buildTemplates()
  return Object.fromEntries(
    templates.map((file) => [file, stylesFor(sheet, namesOf([`${app}root.tsx`, app + file], modules))]),
  )
}

/** By file name: what may be a class name in a module, and what the module imports, at once or later. */
type Modules = Map<string, { names: string[]; imports: readonly string[] }>

/** Every route on its own, as the server has it, and the whole style sheet. */
async function buildTemplates(): Promise<{ sheet: string; modules: Modules }> {
  const modules: Modules = new Map()
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [tailwindcss(), moduleGraph(modules)],
    build: {
      ssr: true,
      ssrEmitAssets: true,
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: ['app.css', 'root.tsx', ...templates].map((file) => app + file),
        checks: { pluginTimings: false },
      },
    },
  })
  if (!('output' in built)) throw new Error('The templates were not built')
  const sheet = built.output.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
  if (sheet?.type !== 'asset') throw new Error('app.css was not built')
  return { sheet: String(sheet.source), modules }
}

/** Fills `modules` while bundling. A chunk holds modules that only some of its importers need, so chunks do not tell. */
function moduleGraph(modules: Modules): Plugin {
  return {
    name: 'module-graph',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const codes = new Map(chunks.flatMap((chunk) => Object.entries(chunk.modules)))
      for (const id of this.getModuleIds()) {
        const { importedIds, dynamicallyImportedIds } = this.getModuleInfo(id)!
        const names = mayNameClasses(id) ? namesIn(codes.get(id)?.code ?? '') : []
        modules.set(id, { names, imports: [...importedIds, ...dynamicallyImportedIds] })
      }
    },
  }
}

/** Components, and what the server draws. A plain module gives out classes only once scripts run. */
const mayNameClasses = (id: string) =>
  (id.startsWith(app) && /\.(tsx|server\.ts)$/.test(id) && !id.endsWith('.browser.tsx')) ||
  id.startsWith(charts)

/** What some modules and all that they import may name. */
function namesOf(entries: string[], modules: Modules): Set<string> {
  const found = new Set(entries)
  for (const id of found) for (const each of modules.get(id)?.imports ?? []) found.add(each)
  return new Set([...found].flatMap((id) => modules.get(id)?.names ?? []))
}

/** Everything in the texts of a module that may be a class name. */
const namesIn = (code: string) => textsIn(parseAst(code)).flatMap((text) => text.split(/[\s"'`]+/))

/** The string literals and the fixed parts of template literals in a syntax tree. */
function textsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn)
  if (typeof node !== 'object' || node === null) return []
  const { type, value } = node as { type?: string; value?: unknown }
  if (type === 'Literal') return typeof value === 'string' ? [value] : []
  if (type === 'TemplateElement') return [(value as { raw: string }).raw]
  return Object.values(node).flatMap(textsIn)
}

/**
 * The rules of a style sheet that can apply where only these class names occur, for browsers that can mix colours, as all
 * do that run the site's scripts (Vite's target, "baseline widely available"): Tailwind writes each mixed colour twice, the
 * second time under a condition.
 */
export function stylesFor(sheet: string, names: Set<string>): string {
  const isUsed = (selector: Selector): boolean =>
    selector.every((part) => {
      if (part.type === 'class') return names.has(part.name)
      if (
        part.type === 'pseudo-class' &&
        (part.kind === 'is' || part.kind === 'where' || part.kind === 'has')
      )
        return part.selectors.some(isUsed)
      return true
    })
  const keeps = (rule: Rule) => rule.type !== 'style' || rule.value.selectors.some(isUsed)
  const { code } = transform({
    filename: 'app.css',
    code: Buffer.from(sheet),
    minify: true,
    visitor: {
      Rule: {
        style: (rule) => (keeps(rule) ? withoutRepeats(rule) : []),
        supports: ({ value: { condition, rules } }) =>
          condition.type === 'declaration' && String(condition.value).startsWith('color-mix(')
            ? withoutNulls(rules.filter(keeps))
            : undefined,
      },
    },
  })
  // Once more, because conditions that have lost all their rules are still there.
  return transform({ filename: 'app.css', code, minify: true }).code.toString()
}

/** Tailwind writes some declarations with a browser's prefix several times over. */
function withoutRepeats<T extends Extract<Rule, { type: 'style' }>>(rule: T): T | undefined {
  const all = rule.value.declarations?.declarations ?? []
  const once = [...new Map(all.map((each) => [JSON.stringify(each), each])).values()]
  if (once.length === all.length) return undefined
  const declarations = { ...rule.value.declarations, declarations: once }
  return withoutNulls({ ...rule, value: { ...rule.value, declarations } })
}

/** Lightning CSS does not read back the nulls that it hands out. */
const withoutNulls = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value, (_, part: unknown) => part ?? undefined)) as T
