/** Compares the names under which the languages hold their texts; part of the check of the contents. */
import type { TextFile } from './check-texts.ts'
import { isDayLine } from './day-lines.ts'
import { locales } from './locales.ts'

/**
 * Every language has the same names: one that only one of them lacks is missing there, one that only one of them has is
 * misspelt or left over.
 * @returns a line for each, with file and name
 */
export function nameFlaws(files: readonly TextFile[]): string[] {
  const names = new Map(files.map(({ file, texts }) => [file, new Set(namesIn(texts))]))
  const shared = new Set([...names.keys()].map((file) => file.split('/').slice(2).join('/')))
  return [...shared].flatMap((file) => {
    const each = locales.map((locale) => {
      const path = `content/${locale}/${file}`
      return { path, has: names.get(path) }
    })
    // A file that is missing or cannot be read is named by itself.
    if (!each.every(isRead)) return []
    const all = [...new Set(each.flatMap(({ has }) => [...has]))]
    return all.flatMap((name) => {
      const [having, lacking] = [
        each.filter(({ has }) => has.has(name)),
        each.filter(({ has }) => !has.has(name)),
      ]
      if (lacking.length === 1)
        return [`${lacking[0]!.path}: "${name}" is missing here. Every language has the same names`]
      if (having.length === 1)
        return [`${having[0]!.path}: "${name}" stands in this language alone. Correct its name, or remove it`]
      return []
    })
  })
}

type Names = { path: string; has: Set<string> | undefined }
const isRead = (file: Names): file is Names & { has: Set<string> } => file.has !== undefined

/** Forms of a plural differ between languages. */
const pluralForm = /_(?:zero|one|two|few|many|other)$/

/** `hero.title`; the entries of a list are taken together, because lists may differ in length. A line of a day has what occasions its writer thought of. */
function namesIn(value: unknown, above = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => namesIn(each, above))
  if (!value || typeof value !== 'object' || isDayLine(value)) return []
  return Object.entries(value).flatMap(([key, each]) => {
    const name = `${above}${above && '.'}${key.replace(pluralForm, '')}`
    return [name, ...namesIn(each, name)]
  })
}
