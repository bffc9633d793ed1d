/** A copy of the source tree whose content is a whole number of times the site's; for `growth`, never for a site. */
import { cpSync, globSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { yachtSlugs } from '#content/schema.ts'

const root = new URL('../', import.meta.url).pathname
const parts = [
  'app',
  'art/*.{ts,json,css}',
  'art/pictures',
  'brochures',
  'charts',
  'content',
  'enquiries',
  'charter',
  'server',
  '*.{json,ts}',
]

/** Where each yacht has an entry under her slug, and what it is called there. */
const byYacht = {
  'content/charter/rates.ts': 'rates',
  'content/charter/cabins.ts': 'sleeping',
  'charts/drawings/forms.ts': 'forms',
}

/** A picture of a yacht is found by her slug: lagoon-56-anchor is lagoon-56-2-anchor of her copy. */
const ofYacht = new RegExp(`^(${yachtSlugs.join('|')})-`)
const copiedPicture = (id: string, n: number) =>
  ofYacht.test(id) ? id.replace(ofYacht, `$1-${n}-`) : `${id}-${n}`

/** Copies the sources into `folder` and multiplies yachts, articles and itineraries there. @throws where a source has another shape than expected here. */
export function growTree(folder: string, times: number): void {
  for (const name of globSync(parts, { cwd: root }))
    cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const numbers = Array.from({ length: times - 1 }, (_, i) => i + 2)
  const copies = JSON.stringify(numbers)

  const edit = (file: string, change: (text: string) => string) => {
    const before = readFileSync(join(folder, file), 'utf8')
    const after = change(before)
    if (times > 1 && after === before)
      throw new Error(`${file} has another shape than bench/grown-tree.ts expects`)
    writeFileSync(join(folder, file), after)
  }
  /** Every entry of a record again under its key with a number; sources of the copy from `value` and `n`, and of its key from `key`. */
  const again = (record: string, entry = 'value', name = '`${key}-${n}`') =>
    `\nfor (const [key, value] of Object.entries(${record})) for (const n of ${copies}) Object.assign(${record}, { [${name}]: ${entry} })\n`
  const longer = (list: string) => (text: string) =>
    text.replace(
      new RegExp(`(export const ${list} = \\[)([^\\]]*)(\\])`),
      (_, open: string, items: string, close: string) =>
        open +
        [...items.matchAll(/'([^']+)'/g)]
          .flatMap(([, id]) => ['', ...numbers.map((n) => `-${n}`)].map((end) => `'${id}${end}'`))
          .join(', ') +
        close,
    )

  edit('content/schema.ts', (text) => longer('articleIds')(longer('yachtSlugs')(text)))
  edit(
    'content/fleet.ts',
    (text) =>
      `${text}\nfor (const yacht of [...fleet]) for (const n of ${copies}) (fleet as any[]).push({ ...yacht, id: yacht.id + n * 100, slug: \`\${yacht.slug}-\${n}\`, name: \`\${yacht.name} \${n}\` })\n`,
  )
  edit(
    'content/articles.ts',
    (text) => text + again('articles', '{ ...value, related: value.related.map((id) => `${id}-${n}`) }'),
  )
  for (const [file, record] of Object.entries(byYacht)) edit(file, (text) => text + again(record))
  const pictureName = `/${ofYacht.source}/.test(key) ? key.replace(/${ofYacht.source}/, \`$1-\${n}-\`) : \`\${key}-\${n}\``
  edit('art/pictures.ts', (text) => text + again('pictures', 'value', pictureName))
  edit('art/derived.json', (text) =>
    JSON.stringify(
      Object.fromEntries(
        Object.entries(JSON.parse(text) as object).flatMap(([id, entry]) =>
          [id, ...numbers.map((n) => copiedPicture(id, n))].map((each) => [each, entry]),
        ),
      ),
    ),
  )
  for (const file of globSync('content/??/fleet.ts', { cwd: folder }))
    edit(file, (text) => text + again('fleet.yachts'))
  for (const file of globSync('content/??/spreads.ts', { cwd: folder }))
    edit(file, (text) => text + again('spreads.yachts') + again('spreads.articles'))
  for (const file of globSync('content/??/articles/*.md', { cwd: folder }))
    for (const n of numbers)
      cpSync(join(folder, file), join(folder, dirname(file), `${basename(file, '.md')}-${n}.md`))
  edit('app/pages.ts', (text) =>
    text.replace(
      'export type PageId',
      () =>
        `${again(
          'pages',
          "'article' in value || value.file.includes('itinerary') ? { ...value, path: `${value.path}-${n}`, aliases: ((value as PageEntry).aliases ?? []).map((path) => `${path}-${n}`), ...('article' in value ? { article: `${value.article}-${n}` } : {}) } : undefined",
        )}for (const [key, value] of Object.entries(pages)) if (!value) Reflect.deleteProperty(pages, key)\nexport type PageId`,
    ),
  )
}
