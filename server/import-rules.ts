/**
 * Which folder may import which, as a rule of the linter. It resolves every import to a file of this repository, so
 * that `#app/pages.ts` and `../app/pages.ts` are treated alike; imports of types count. Tests may import anything.
 */
import { posix, relative } from 'node:path'

const root = new URL('../', import.meta.url).pathname

/** `!` takes out a part of what is allowed. A file may always import from its own folder. */
type FolderRule = { mayImport: readonly string[]; because: string }

const server = { mayImport: [''], because: '' }
const charter = {
  mayImport: ['content/', 'enquiries/fields.ts', 'charter/', '!charter/model/'],
  because: 'charter/ calculates from content/ alone, in the browser and on the server.',
}

/** The rules by folder; the longest name that fits a file counts. */
export const importRules: Readonly<Record<string, FolderRule>> = {
  'content/': {
    mayImport: ['content/'],
    because: 'content/ is the bottom layer: it imports from content/ alone.',
  },
  'content/text-facts.ts': {
    mayImport: ['content/', 'charter/text-prices.server.ts'],
    because: 'Texts name prices, and charter/ alone works them out; anything else in content/ is below it.',
  },
  'charts/': { mayImport: ['content/', 'charts/'], because: 'charts/ are drawn from content/ alone.' },
  'charter/': charter,
  'charter/model/': { ...charter, mayImport: ['content/', 'enquiries/fields.ts', 'charter/'] },
  'art/': {
    mayImport: ['content/', 'charts/', 'art/'],
    because: 'art/ makes pictures before the site is built and knows nothing of the site.',
  },
  'app/': {
    mayImport: ['app/', 'content/', 'charter/', '!charter/model/', 'charts/', 'art/', 'enquiries/fields.ts'],
    because:
      'Only server/ knows the site, the relay and the language model; the table of fields alone is for all. Pages link to brochures by app/brochure-paths.ts.',
  },
  'app/ui/': {
    mayImport: ['app/', '!app/features/', '!app/routes/', '!app/seo/', 'content/', 'charts/', 'art/'],
    because: 'app/ui/ knows nothing of features, routes or servers.',
  },
  'app/features/': {
    mayImport: [
      'app/',
      '!app/features/',
      '!app/routes/',
      '!app/seo/',
      'content/',
      '!content/es/',
      '!content/en/',
      '!content/de/',
      '!content/site.server.ts',
      'charter/',
      '!charter/model/',
      'charts/',
      'art/',
      'enquiries/fields.ts',
    ],
    because:
      'Features do not import each other and take copy as props; only loaders and actions read the prose.',
  },
  'brochures/': {
    mayImport: [
      'content/',
      'charter/',
      '!charter/model/',
      'charts/',
      'art/',
      'app/',
      '!app/routes/',
      'brochures/',
    ],
    because: 'brochures/ are made of content, pictures and the site’s addresses; server/ serves them.',
  },
  'enquiries/': {
    mayImport: ['content/', 'enquiries/'],
    because: 'enquiries/ can be read alone: it imports the company’s facts and languages from content/ only.',
  },
  'server/': server,
  'bench/': server,
  'deploy/': server,
  'e2e/': server,
  'scripts/': server,
  '': { mayImport: ['app/', 'e2e/'], because: 'The settings of the tools import what they build or run.' },
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/** The folder of `importRules` whose rule holds for a file. */
export function ruleFolder(file: string): string {
  return Object.keys(importRules)
    .filter((folder) => file.startsWith(folder))
    .reduce((longest, folder) => (folder.length > longest.length ? folder : longest))
}

/** The file, as a path from the repository's root, that `specifier` means in `file`; nothing for a package. */
export function resolveImport(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (!specifier.startsWith('.')) return undefined
  return posix.join(posix.dirname(file), specifier.replace(/\?.*$/, ''))
}

/** Why `file` may not import `specifier`, or nothing where it may. Paths are from the repository's root. */
export function whyForbidden(file: string, specifier: string): string | undefined {
  const target = resolveImport(file, specifier)
  if (isTest(file) || target === undefined || target.startsWith('+types/') || target.includes('/+types/'))
    return undefined
  if (posix.dirname(target) === posix.dirname(file)) return undefined
  const { mayImport, because } = importRules[ruleFolder(file)]!
  const allowed = mayImport.some((each) => !each.startsWith('!') && target.startsWith(each))
  const takenOut = mayImport.some((each) => each.startsWith('!') && target.startsWith(each.slice(1)))
  return allowed && !takenOut ? undefined : because
}

type Node = { source?: { value?: unknown } | null }
type Context = {
  filename: string
  report: (problem: { node: Node; message: string }) => void
}

export default {
  meta: { name: 'site' },
  rules: {
    'import-rules': {
      create(context: Context) {
        const file = relative(root, context.filename)
        const check = (node: Node) => {
          const specifier = node.source?.value
          const because = typeof specifier === 'string' ? whyForbidden(file, specifier) : undefined
          if (because)
            context.report({ node, message: `${file} may not import ${String(specifier)}. ${because}` })
        }
        return {
          ImportDeclaration: check,
          ImportExpression: check,
          TSImportType: check,
          ExportNamedDeclaration: check,
          ExportAllDeclaration: check,
        }
      },
    },
  },
}
