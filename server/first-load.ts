/** What a page's scripts weigh at first load: the brotli bytes of every script its HTML names. */
import { configId, type HydrationConfig } from '#app/hydration/config.ts'
import { stat } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'

const clientFolder = new URL('../build/client', import.meta.url).pathname

/** @param html a rendered page @returns bytes of all scripts that the browser fetches when the visitor first touches the page */
export async function firstLoadScripts(html: string): Promise<number> {
  const config = new RegExp(`<script type="application/json" id="${configId}">([^<]+)<`).exec(html)?.[1]
  if (!config) throw new Error('The page names no scripts')
  const { files } = JSON.parse(config) as HydrationConfig
  const sizes = await Promise.all(files.map(async (file) => (await stat(`${clientFolder}${file}.br`)).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Brotli bytes of the style sheet that a page carries. */
export function styleBytes(html: string): number {
  const styles = stylesOf(html)
  return styles ? brotliCompressSync(styles).length : Number.POSITIVE_INFINITY
}

const stylesOf = (html: string) =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text!).join('')

/** Classes that a page's style sheet has rules for, as they stand in markup: without the backslashes of CSS. */
export function styledClasses(html: string): Set<string> {
  const selectors = [...stylesOf(html).matchAll(/([^{}]+)\{/g)].map(([, selector]) => selector!)
  const names = selectors.flatMap((selector) =>
    [...selector.matchAll(/\.((?:\\[0-9a-f]{1,6} |\\.|[\w-])+)/gi)].map(([, name]) => name!),
  )
  return new Set(
    names
      .filter((name) => !/^\d/.test(name))
      .map((name) => name.replace(/\\3(\d) /g, '$1').replace(/\\(.)/g, '$1')),
  )
}
