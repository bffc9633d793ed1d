/** What a page's scripts weigh at first load: the brotli bytes of every script its HTML names. */
import { configId, type HydrationConfig, pageDataId } from '#app/hydration/config.ts'
import { glob, readFile, stat } from 'node:fs/promises'

const clientFolder = new URL('../build/client', import.meta.url).pathname

/** @param html a rendered page @returns bytes of all scripts that the browser fetches when the visitor first touches the page */
export async function firstLoadScripts(html: string): Promise<number> {
  const config = new RegExp(`<script type="application/json" id="${configId}">([^<]+)<`).exec(html)?.[1]
  if (!config) throw new Error('The page names no scripts')
  const { files } = JSON.parse(config) as HydrationConfig
  const sizes = await Promise.all(files.map(async (file) => (await stat(`${clientFolder}${file}.br`)).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** What a page weighs as it is sent, before compression, in bytes: all of it, and the parts that nobody sees. */
export function rawBytes(html: string): { html: number; data: number; styles: number } {
  const [, data = ''] =
    new RegExp(`<script type="application/json" id="${pageDataId}">([^<]*)<`).exec(html) ?? []
  return {
    html: Buffer.byteLength(html),
    data: Buffer.byteLength(data),
    styles: Buffer.byteLength(stylesOf(html)),
  }
}

/** The style sheet that a page carries. */
export const stylesOf = (html: string) =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text!).join('')

/** The style sheet of the whole site. */
export async function wholeStyleSheet(): Promise<string> {
  for await (const file of glob('assets/app-*.css', { cwd: clientFolder }))
    return readFile(`${clientFolder}/${file}`, 'utf8')
  throw new Error('There is no style sheet in build/client/assets')
}

/** Class names of all elements of a page. */
export function classesOf(html: string): string[] {
  return [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) =>
    names!.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&#x27;', "'").split(/\s+/),
  )
}

/** Classes that a style sheet has rules for, as they stand in markup: without the backslashes of CSS. */
export function styledClasses(sheet: string): Set<string> {
  const selectors = [...sheet.matchAll(/([^{}]+)\{/g)].map(([, selector]) => selector!)
  const names = selectors.flatMap((selector) =>
    [...selector.matchAll(/\.((?:\\[0-9a-f]{1,6} |\\.|[\w-])+)/gi)].map(([, name]) => name!),
  )
  return new Set(
    names
      .filter((name) => !/^\d/.test(name))
      .map((name) => name.replace(/\\3(\d) /g, '$1').replace(/\\(.)/g, '$1')),
  )
}
