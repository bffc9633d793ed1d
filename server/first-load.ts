/** What a page's scripts weigh at first load: the brotli bytes of every script its HTML names. */
import { readFile, stat } from 'node:fs/promises'

const clientFolder = new URL('../build/client', import.meta.url).pathname

/** @param html a rendered page @returns bytes of all scripts that the browser fetches before anything is clicked */
export async function firstLoadScripts(html: string): Promise<number> {
  const manifest = /"(\/assets\/manifest-[^"]+\.js)"/.exec(html)?.[1]
  const files = new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file!))
  if (manifest) files.add(manifest)
  for (const [, file] of html.matchAll(/import\("(\/assets\/[^"]+\.js)"\)/g)) files.add(file!)
  for (const [, file] of html.matchAll(/from "(\/assets\/[^"]+\.js)"/g)) files.add(file!)
  const sizes = await Promise.all([...files].map(async (file) => (await stat(`${clientFolder}${file}.br`)).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Brotli bytes of the style sheets that a page names. */
export async function styleBytes(html: string): Promise<number> {
  const files = [...new Set([...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, file]) => file!))]
  const contents = await Promise.all(files.map((file) => readFile(`${clientFolder}${file}.br`)))
  return contents.reduce((sum, content) => sum + content.length, 0)
}
