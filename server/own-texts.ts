import { existsSync } from 'node:fs'

/**
 * What a file of texts says itself. The yachts' texts stand in files of their own, in a folder of the same name, and
 * fleet.ts only takes them from there.
 */
export async function ownTexts(file: URL): Promise<object> {
  const [texts] = Object.values((await import(file.href)) as Record<string, object>)
  const folder = new URL(file.href.replace(/\.ts$/, ''))
  return existsSync(folder) ? { ...texts, yachts: undefined } : texts!
}
