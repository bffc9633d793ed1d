import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'

const root = new URL('../', import.meta.url).pathname
const written: string[] = []

/** Lints one line in a file of a folder, as if it stood there. */
function lint(folder: string, line: string) {
  const file = `${folder}/lint-probe-${process.pid}.ts`
  mkdirSync(`${root}${folder}`, { recursive: true })
  writeFileSync(`${root}${file}`, `${line}\n`)
  written.push(file)
  const { stdout } = spawnSync(process.execPath, [`${root}node_modules/oxlint/bin/oxlint`, file], {
    cwd: root,
    encoding: 'utf8',
  })
  rmSync(`${root}${file}`)
  return stdout
}
afterAll(() => {
  for (const file of written) rmSync(`${root}${file}`, { force: true })
})

describe('imports flow one way', () => {
  it.each([
    ['content', '#app/pages.ts'],
    ['content', '#enquiries/relay.ts'],
    ['app/ui', '#app/features/fleet/price.tsx'],
    ['app/ui', '#app/routes/home.tsx'],
    ['app/features/fleet', '#app/routes/home.tsx'],
    ['app/features/fleet', '#app/features/viewer/gallery.tsx'],
    ['app/features/fleet', '#content/site.server.ts'],
    ['app/features/fleet', '#content/es/site.ts'],
    ['app/features/fleet', '#enquiries/relay.ts'],
    ['app/routes', '#server/app.ts'],
    ['app/routes', '#enquiries/relay.ts'],
    ['app/routes', '#brochures/brochure.ts'],
    ['brochures', '#server/app.ts'],
    ['app/routes', '#offer/model/open.server.ts'],
    ['app/features/fleet', '#offer/model/open.server.ts'],
    ['offer', '#app/pages.ts'],
    ['offer', '#server/app.ts'],
    ['offer', '#offer/model/open.server.ts'],
    ['offer', './model/open.server.ts'],
    ['offer/model', '#app/pages.ts'],
    ['offer/model', '#enquiries/limits.ts'],
    ['offer/model', '#server/app.ts'],
    ['offer/model', '#brochures/files.ts'],
    ['enquiries', '#app/pages.ts'],
    ['enquiries', '#server/app.ts'],
  ])('%s may not import %s', (folder, target) => {
    expect(lint(folder, `export * from '${target}'`)).toContain('no-restricted-imports')
  })
  it.each(['app/features/enquiry', 'app/routes', 'offer'])('lets %s read the table of fields', (folder) => {
    expect(lint(folder, "export { fields } from '#enquiries/fields.ts'")).not.toContain(
      'no-restricted-imports',
    )
  })
  it('lets a route link to a brochure', () => {
    expect(lint('app/routes', "export { brochurePath } from '#brochures/names.ts'")).not.toContain(
      'no-restricted-imports',
    )
  })
  it('lets a feature import ui and content types', () => {
    expect(lint('app/features/fleet', "export type { Yacht } from '#content/schema.ts'")).not.toContain(
      'no-restricted-imports',
    )
  })
})
