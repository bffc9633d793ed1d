/** The texts of the contents, file by file: what the files of TypeScript export, articles and legal texts. */
import { readdirSync, readFileSync } from 'node:fs'
import { articleMatter, legalMatter, splitMatter } from '#content/front-matter.ts'
import type { TextFile } from '#content/check-texts.ts'
import { locales } from '#content/locales.ts'
import { ownTexts } from './own-texts.ts'

export const content = new URL('../content/', import.meta.url)

const namesIn = (folder: string) =>
  readdirSync(new URL(folder, content), { recursive: true, encoding: 'utf8' }).map(
    (name) => `${folder}/${name}`,
  )

/** Every file of TypeScript, which exports its texts. */
export function typedFiles(): Promise<TextFile[]> {
  const typed = locales
    .flatMap((locale) => namesIn(locale))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('/site.ts'))
    .map(async (name) => ({
      file: `content/${name}`,
      texts: await ownTexts(new URL(name, content)),
    }))
  return Promise.all(typed)
}

/** Articles and legal texts. */
export const markdownNames = () =>
  locales.flatMap((locale) => namesIn(locale)).filter((name) => name.endsWith('.md'))

/** Its texts are those of the front matter and, as `body`, the one below. */
export function markdownFile(name: string): TextFile | { flaw: string } {
  const source = readFileSync(new URL(name, content), 'utf8')
  try {
    const matter = name.includes('/articles/') ? articleMatter : legalMatter
    return { file: `content/${name}`, texts: splitMatter<object>(name, source, matter) }
  } catch (error) {
    return { flaw: (error as Error).message }
  }
}
