/**
 * The words that the site itself uses in a language. What looks like a name and is none of them may be an invented
 * yacht. English and Spanish write few words with a capital, so every one must be known; German writes all nouns so,
 * and only those in the place or of the shape of a name are looked at.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { interfaceTexts } from '#content/interface.server.ts'
import { type Locale, locales } from '#content/locales.ts'
import { offerTexts } from '#content/offer.server.ts'
import { copyOf } from '#content/site.server.ts'

type Vocabulary = { exact: Set<string>; lower: Set<string>; long: string[] }

/** Feasts, which the calendar judges, and words with which letters and their sentences begin and pages do not. */
const beginnings: Record<Locale, string> = {
  en: 'New Year Eve Christmas Easter Carnival Holy Week dear good hello warm warmly kind regards sincerely yours thank thanks greetings welcome morning whether perhaps meanwhile should until alternatively lastly finally first firstly second secondly third next then afterwards later earlier besides moreover however although though since because while during despite except unless instead otherwise therefore thus hence indeed figure count expect consider imagine picture take bring pack tell ask share add choose let please might could would may can do does did has have had is are was were been being aboard ashore below above beyond beneath behind',
  es: 'Año Nuevo Navidad Semana Santa Carnaval buenos buenas estimado estimada estimados querido querida queridos hola cordial cordiales saludo saludos gracias atentamente quizá quizás mientras ojalá primero luego después finalmente último última además también tampoco sin embargo aunque porque pues puesto dado durante salvo excepto incluso así entonces según conforme considere imagine piense lleve traiga cuente cuéntenos díganos tome elija permita puede podría quiere sería será es son está están fue era ha han había hay bajo sobre tras ante nuevo año feliz lo eso esto aquello quien quienes cuando cuanto donde',
  de: 'guten tag liebe lieber sehr geehrte hallo grüße herzlich herzliche freundlichen danke dank vielleicht derweil willkommen beides moin alternativ ebenso übrigens außerdem zuerst zunächst zuletzt schließlich danach anschließend später früher jedoch dennoch trotzdem allerdings obwohl weil während seit trotz außer sonst deshalb daher darum folglich tatsächlich gewöhnlich meist meistens manchmal oft selten gerade nehmen packen bringen erzählen fragen teilen wählen lassen denken rechnen stellen könnte könnten würde würden dürfen darf kann können ist sind war waren hat haben wird werden drinnen draußen oben unten hinten vorn dort hier dazu dafür dagegen damit daran darauf darin',
}

const loaded = new Map<Locale, Vocabulary>()

function vocabularyOf(locale: Locale): Vocabulary {
  const known = loaded.get(locale)
  if (known) return known
  const folder = new URL(`../../content/${locale}/articles/`, import.meta.url)
  const texts = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'))
  gather(copyOf(locale), texts)
  gather(interfaceTexts[locale], texts)
  gather(offerTexts[locale], texts)
  texts.push(beginnings[locale])
  const exact = new Set(
    texts
      .join(' ')
      .normalize('NFC')
      .match(/\p{L}+/gu),
  )
  const lower = new Set([...exact].map((word) => word.toLowerCase()))
  const made = { exact, lower, long: [...lower].filter((word) => word.length >= 4) }
  loaded.set(locale, made)
  return made
}

/** Reads all languages in, so that the first letter does not wait for it. */
export function loadVocabularies(): void {
  for (const locale of locales) vocabularyOf(locale)
}

function gather(value: unknown, texts: string[]): void {
  if (typeof value === 'string') texts.push(value)
  else if (value && typeof value === 'object') for (const each of Object.values(value)) gather(each, texts)
}

/** Which part of a text's words the site uses in this language too: about nine tenths for its own language, a third for another. */
export function knownShare(text: string, locale: Locale): number {
  const words = text.match(/\p{L}+/gu) ?? []
  const { lower } = vocabularyOf(locale)
  return words.length < 8 ? 1 : words.filter((word) => lower.has(word.toLowerCase())).length / words.length
}

/** Endings of ordinary words, which the beginning of a sentence may need though the site happens not to. */
const endings: Record<Locale, RegExp> = {
  en: /(?:ly|ing|ed|ever|self|selves|ness|tion)$/u,
  es: /(?:mente|ando|iendo|[ae]n|[aei]r|[aeé]mos|ción|dad|arán?|erán?|irán?|ría|rían)$/u,
  de: /(?:ung|ungen|heit|heiten|keit|keiten|schaft|chen|lein|tion|tionen|nis|nisse|lich|liche|lichen|isch|weise|wärts|end|ende|enden|ern|eln|sten?|er|ers|es)$/u,
}

/** Words of a text that look like names and are not known to the site. `text` has no yacht's name in it any more. */
export function unknownNames(text: string, locale: Locale): string[] {
  const vocabulary = vocabularyOf(locale)
  const words = [...text.matchAll(/\p{L}+(?:[-’']\p{L}+)*/gu)]
  return words
    .filter((match, i) => {
      const word = match[0]
      if (!/\p{Lu}/u.test(word)) return false
      const before = text.slice(0, match.index)
      const first = /(?:^|[.!?:;…]\s*["“„«‘‚]?|["“„«‘‚])$/u.test(before.trimEnd()) || before.trim() === ''
      if (ordinary(word, locale, vocabulary, first)) return false
      return locale !== 'de' || first || likeName(word, before, words[i - 1]?.[0], vocabulary)
    })
    .map(([word]) => word)
}

function ordinary(word: string, locale: Locale, { exact, lower, long }: Vocabulary, first: boolean): boolean {
  const parts = word.split(/[-’']/u).filter((part) => part.length > 1)
  return parts.every((part) => {
    const small = part.toLowerCase()
    if (exact.has(part) || !/\p{Lu}/u.test(part)) return true
    if (first || locale === 'de')
      return (
        lower.has(small) ||
        lower.has(small.replace(/s$/, '')) ||
        endings[locale].test(small) ||
        (locale === 'de' && long.some((known) => small.endsWith(known)))
      )
    return false
  })
}

/** German: after "Yacht", "namens", "an Bord der", beside another unknown word, or ending as few German nouns do. */
function likeName(
  word: string,
  before: string,
  previous: string | undefined,
  { exact }: Vocabulary,
): boolean {
  if (
    /(?:yacht|katamaran|boot|schiff|segler|namens|heißt|(?:an Bord|auf|mit|von) der|an Bord von)\s+["“„«‘‚]?$/iu.test(
      before,
    )
  )
    return true
  if (previous && /^\p{Lu}/u.test(previous) && !exact.has(previous)) return true
  return /[aiouy]$/u.test(word)
}
