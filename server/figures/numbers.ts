/** Numbers as the three languages write them, in figures and in words. */
import type { Locale } from '#content/locales.ts'

/** From two on: one is an article as often as a number. */
const words: Record<Locale, string[][]> = {
  es: [
    ['dos'],
    ['tres'],
    ['cuatro'],
    ['cinco'],
    ['seis'],
    ['siete'],
    ['ocho'],
    ['nueve'],
    ['diez'],
    ['once'],
    ['doce'],
    ['trece'],
    ['catorce'],
    ['quince'],
  ],
  en: [
    ['two'],
    ['three'],
    ['four'],
    ['five'],
    ['six'],
    ['seven'],
    ['eight'],
    ['nine'],
    ['ten'],
    ['eleven'],
    ['twelve'],
    ['thirteen'],
    ['fourteen'],
    ['fifteen'],
  ],
  de: [
    ['zwei', 'zweien', 'zweier'],
    ['drei', 'dreien', 'dreier'],
    ['vier'],
    ['fünf'],
    ['sechs'],
    ['sieben'],
    ['acht'],
    ['neun'],
    ['zehn'],
    ['elf'],
    ['zwölf'],
    ['dreizehn'],
    ['vierzehn'],
    ['fünfzehn'],
  ],
}
const tens: Record<Locale, Record<string, number>> = {
  es: { veinte: 20, treinta: 30, cuarenta: 40, cincuenta: 50, sesenta: 60, noventa: 90, cien: 100 },
  en: { twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, ninety: 90, 'a hundred': 100 },
  de: { zwanzig: 20, dreißig: 30, vierzig: 40, fünfzig: 50, sechzig: 60, neunzig: 90, hundert: 100 },
}

/** Forty-seven, cuarenta y siete, siebenundvierzig. */
const joined: Record<Locale, (ten: string, one: string) => string> = {
  es: (ten, one) => (ten === 'veinte' ? `veinti${one}` : `${ten} y ${one}`),
  en: (ten, one) => `${ten}-${one}`,
  de: (ten, one) => `${one}und${ten}`,
}

const valueOf: Record<Locale, Map<string, number>> = {
  es: valuesIn('es'),
  en: valuesIn('en'),
  de: valuesIn('de'),
}
function valuesIn(locale: Locale) {
  const small = words[locale].flatMap((forms, i) => forms.map((form) => [form, i + 2] as const))
  const round = Object.entries(tens[locale])
  const between = round.flatMap(([ten, value]) =>
    small
      .filter(([, unit]) => unit < 10 && value < 100)
      .map(([one, unit]) => [joined[locale](ten, one), value + unit] as const),
  )
  return new Map([...small, ...round, ...between])
}

/** 1,298.50 in English; 1.298,50 in Spanish and German. */
const inFigures: Record<Locale, string> = {
  es: String.raw`\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?`,
  en: String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`,
  de: String.raw`\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?`,
}

/** The source of a pattern for a number in figures, or, with `inWords`, in either way. */
export function numberSource(locale: Locale, inWords: boolean): string {
  const spelled = [...valueOf[locale].keys()].toSorted((a, b) => b.length - a.length)
  return inWords ? `(?:${inFigures[locale]}|${spelled.join('|')})` : `(?:${inFigures[locale]})`
}

const anyNumber: Record<Locale, RegExp> = { es: anyIn('es'), en: anyIn('en'), de: anyIn('de') }
function anyIn(locale: Locale) {
  return new RegExp(`\\d|(?<!\\p{L})(?:${[...valueOf[locale].keys()].join('|')})(?!\\p{L})`, 'iu')
}
export const holdsNumber = (text: string, locale: Locale) => anyNumber[locale].test(text)

/** The value of what `numberSource` found. */
export function readNumber(text: string, locale: Locale): number {
  const word = valueOf[locale].get(text.toLowerCase())
  if (word !== undefined) return word
  const [groups, decimals] = locale === 'en' ? [/,/g, '.'] : [/\./g, ',']
  return Number(text.replace(groups, '').replace(decimals, '.'))
}
