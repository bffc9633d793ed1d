import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { importRules, whyForbidden } from './import-rules.ts'

const root = new URL('../', import.meta.url).pathname

/** A folder with the linter's settings and rules, and nothing else of the repository. */
const copy = mkdtempSync(join(tmpdir(), 'import-rules-'))
mkdirSync(join(copy, 'server'))
for (const file of ['.oxlintrc.json', 'package.json', 'server/import-rules.ts'])
  cpSync(join(root, file), join(copy, file))
afterAll(() => rmSync(copy, { recursive: true }))

/** Lints files of the copy, given by path and text. @returns the linter's report */
function lint(files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(copy, dirname(file)), { recursive: true })
    writeFileSync(join(copy, file), `${text}\n`)
  }
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/oxlint/bin/oxlint'), ...Object.keys(files)],
    { cwd: copy, encoding: 'utf8' },
  )
  return stdout + stderr
}

describe('a file may not import', () => {
  it.each([
    ['content/x.ts', '#app/pages.ts'],
    ['content/x.ts', '../art/pictures.ts'],
    ['content/de/x.ts', '../../charts/chart.server.ts'],
    ['content/x.ts', '#enquiries/relay.ts'],
    ['charts/x.ts', '#art/pictures.ts'],
    ['charts/drawings/x.ts', '#app/pages.ts'],
    ['app/ui/x.ts', '#app/features/fleet/price.tsx'],
    ['app/ui/x.ts', '../features/fleet/price.tsx'],
    ['app/ui/x.ts', '#app/routes/home.tsx'],
    ['app/features/fleet/x.ts', '#app/routes/home.tsx'],
    ['app/features/fleet/x.ts', '#app/features/viewer/gallery.tsx'],
    ['app/features/fleet/x.ts', '../viewer/gallery.tsx'],
    ['app/features/fleet/x.ts', '#content/site.server.ts'],
    ['app/features/fleet/x.ts', '#content/es/site.ts'],
    ['app/features/fleet/x.ts', '#enquiries/relay.ts'],
    ['app/features/fleet/x.ts', '#charter/model/open.server.ts'],
    ['app/routes/x.ts', '#server/app.ts'],
    ['app/routes/x.ts', '#enquiries/relay.ts'],
    ['app/routes/x.ts', '#brochures/brochure.ts'],
    ['app/routes/x.ts', '#charter/model/open.server.ts'],
    ['brochures/x.ts', '#server/app.ts'],
    ['charter/x.ts', '#app/pages.ts'],
    ['charter/x.ts', './model/open.server.ts'],
    ['charter/model/x.ts', '#enquiries/limits.ts'],
    ['charter/model/x.ts', '#brochures/files.ts'],
    ['enquiries/x.ts', '#app/pages.ts'],
    ['enquiries/cli/x.ts', '../../server/app.ts'],
    ['enquiries/x.ts', '#charter/offer.ts'],
  ])('from %s: %s', (file, specifier) => {
    expect(whyForbidden(file, specifier)).toBeTruthy()
  })
})

describe('a file may import', () => {
  it.each([
    ['app/routes/x.ts', '#app/brochure-paths.ts'],
    ['app/features/enquiry/x.ts', '#enquiries/fields.ts'],
    ['charter/x.ts', '#enquiries/fields.ts'],
    ['app/features/fleet/x.ts', '#content/schema.ts'],
    ['app/features/fleet/x.ts', './price.tsx'],
    ['server/x.ts', '#enquiries/relay.ts'],
    ['content/x.test.ts', '#charts/chart.server.ts'],
    ['content/x.ts', 'zod'],
  ])('into %s: %s', (file, specifier) => {
    expect(whyForbidden(file, specifier)).toBeUndefined()
  })
})

describe('folders', () => {
  it('each have a rule', () => {
    const folders = readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .filter((name) => readdirSync(join(root, name)).some((file) => /\.tsx?$/.test(file)))
    for (const folder of folders) expect(Object.keys(importRules)).toContain(`${folder}/`)
  })
  it('do not import each other in a circle', () => {
    const top = (path: string) => path.split('/')[0]!
    // A rule for a single file lets it alone through; the linter finds a circle of files.
    const ofFolders = Object.entries(importRules).filter(([from]) => !from.endsWith('.ts'))
    const imported = (folder: string) =>
      ofFolders.flatMap(([from, { mayImport }]) =>
        top(from) === folder ? mayImport.filter((each) => !each.startsWith('!')).map(top) : [],
      )
    const reached = (folder: string, seen: Set<string>): Set<string> => {
      for (const next of imported(folder))
        if (next !== folder && !seen.has(next)) reached(next, seen.add(next))
      return seen
    }
    const built = ['server', 'bench', 'e2e', '']
    for (const folder of new Set(Object.keys(importRules).map(top)))
      if (!built.includes(folder)) expect([...reached(folder, new Set())], folder).not.toContain(folder)
  })
})

describe('the linter', () => {
  it.each([
    ['an import', "import { a } from '../app/a.ts'\nconsole.log(a)"],
    ['an import of a type', "import type { A } from '#app/a.ts'\nexport const a: A = 1"],
    ['a type named where it is used', "export type A = import('../app/a.ts').A"],
    ['an export', "export * from '#app/a.ts'"],
    ['an import at run time', "export const load = () => import('../app/a.ts')"],
  ])('reports %s', (_, text) => {
    expect(lint({ 'content/probe.ts': text })).toContain('content/probe.ts may not import')
  })
  it('reports files that import each other in a circle, even if only a type closes it', () => {
    const report = lint({
      'content/one.ts': "import { two } from '#content/two.ts'\nexport type One = typeof two",
      'content/two.ts': "import type { One } from './one.ts'\nexport const two: One | 2 = 2",
    })
    expect(report).toContain('no-cycle')
  })
  it('accepts what the rules allow', () => {
    expect(lint({ 'content/three.ts': "export type { A } from '#content/four.ts'" })).not.toContain('import')
  })
})
