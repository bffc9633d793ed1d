import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const root = new URL('../', import.meta.url).pathname
const documents = globSync(
  [
    '*.md',
    'docs/**/*.md',
    '{app,art,bench,brochures,charter,charts,content,deploy,e2e,enquiries,server}/**/README.md',
  ],
  {
    cwd: root,
  },
)

/** The files that a document links to; addresses and places in a page are left out. */
function linkedFiles(document: string): string[] {
  const text = readFileSync(join(root, document), 'utf8')
  return [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, target]) => target!)
    .filter((target) => !/^[a-z]+:/.test(target))
}

it.each(documents)('%s links to files that exist', (document) => {
  const missing = linkedFiles(document).filter((target) => !existsSync(join(root, dirname(document), target)))
  expect(missing).toEqual([])
})
