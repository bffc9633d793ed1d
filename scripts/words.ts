/**
 * `npm run words [folder]`: counts the habits that docs/voice.md asks writers to keep rare, by file and language of
 * content/ or of another folder of its shape. It reports and never fails: the ear decides, not the count.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Locale, locales } from '#content/locales.ts'
import { sentencesOf } from '#content/sentences.ts'
import { ownTexts } from '#server/own-texts.ts'

type Habit = [name: string, pattern: RegExp]

/** Counted once for each place where it stands. */
const habits: Record<Locale, Habit[]> = {
  es: [
    ['se', /(?<![\p{L}])se(?![\p{L}])/giu],
    ['nadie, nada, nunca', /(?<!\p{L})(nadie|nada|nunca)(?!\p{L})/giu],
    ['semicolons', /;/g],
    ['", y|pero|que ..." at the end', /, (y|pero|que|aunque) [^,;.:]{3,45}\.(?=\s|$)/gu],
  ],
  en: [
    ['nobody, somebody, anyone', /\b(nobody|somebody|someone|anybody|anyone|everybody|everyone)\b/gi],
    ['nothing, never', /\b(nothing|never)\b/gi],
    ['semicolons', /;/g],
    ['", and|which|but ..." at the end', /, (and|which|but) [^,;.:]{3,45}\.(?=\s|$)/g],
    ['supper', /\bsupper\b/gi],
    ['dinner', /\bdinner\b/gi],
  ],
  de: [
    ['man', /(?<!\p{L})man(?!\p{L})/giu],
    ['niemand, nichts, nie', /(?<!\p{L})(niemand|nichts|nie)(?!\p{L})/giu],
    ['semicolons', /;/g],
    ['", und|aber|doch ..." at the end', /, (und|aber|doch) [^,;.:]{3,45}\.(?=\s|$)/g],
  ],
}
/** Words of a last sentence that closes a paragraph like a proverb, and of a paragraph that can have one. */
const [shortEnd, longParagraph] = [8, 35]

const folder = resolve(process.argv[2] ?? 'content')

/** The texts of a file, in paragraphs. */
async function textsOf(file: string): Promise<string[]> {
  if (file.endsWith('.md')) return readFileSync(file, 'utf8').split(/\n\s*\n/)
  const found: string[] = []
  JSON.stringify(await ownTexts(pathToFileURL(file)), (_, value: unknown) => {
    if (typeof value === 'string') found.push(...value.split(/\n\s*\n/))
    return value
  })
  return found
}

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length

function countsOf(texts: string[], locale: Locale) {
  const sentences = texts.flatMap((text) => sentencesOf(text)).filter((sentence) => wordsIn(sentence) > 2)
  const proverbs = texts.filter((text) => {
    const last = sentencesOf(text).at(-1) ?? ''
    return wordsIn(text) >= longParagraph && wordsIn(last) <= shortEnd
  })
  return {
    words: texts.reduce((sum, text) => sum + wordsIn(text), 0),
    sentences: sentences.length,
    'over 30 words': sentences.filter((sentence) => wordsIn(sentence) > 30).length,
    'short last sentences': proverbs.length,
    ...Object.fromEntries(
      habits[locale].map(([name, pattern]) => [
        name,
        texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0),
      ]),
    ),
  }
}

for (const locale of locales) {
  const files = readdirSync(`${folder}/${locale}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|md)$/.test(name) && name !== 'site.ts')
    .toSorted()
  const texts = await Promise.all(files.map((name) => textsOf(`${folder}/${locale}/${name}`)))
  const rows = Object.fromEntries(files.map((name, i) => [name, countsOf(texts[i]!, locale)]))
  console.log(`\n${locale}`)
  console.table({ ...rows, all: countsOf(texts.flat(), locale) })
}
