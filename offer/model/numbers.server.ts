/** Numbers in a text of one of our languages, in figures and in words. */
import type { Locale } from '#content/locales.ts'

/** A number where it stands: `value` is NaN where the figures cannot be read as one number. */
export type FoundNumber = { value: number; start: number; end: number; figures: boolean }

const small: Record<Locale, string[]> = {
  en: [
    'two|pair|couple',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
    'thirteen',
    'fourteen',
    'fifteen',
    'sixteen',
    'seventeen',
    'eighteen',
    'nineteen',
    'twenty',
  ],
  es: [
    'dos|pareja',
    'tres',
    'cuatro',
    'cinco',
    'seis',
    'siete',
    'ocho',
    'nueve',
    'diez',
    'once',
    'doce',
    'trece',
    'catorce',
    'quince',
    'dieciséis',
    'diecisiete',
    'dieciocho',
    'diecinueve',
    'veinte',
  ],
  de: [
    'zwei|zweit',
    'drei',
    'vier',
    'fünf',
    'sechs',
    'sieben',
    'acht',
    'neun',
    'zehn',
    'elf',
    'zwölf',
    'dreizehn',
    'vierzehn',
    'fünfzehn',
    'sechzehn',
    'siebzehn',
    'achtzehn',
    'neunzehn',
    'zwanzig',
  ],
}
const patternsOf = (locale: Locale) =>
  small[locale].map(
    (words) =>
      new RegExp(
        `(?<!\\p{L})(?:${words})(?:(?!\\p{L})|(?=(?:tägig|nächtig|köpfig|wöchig|stündig|fach|mal)))`,
        'giu',
      ),
  )
const patterns: Record<Locale, RegExp[]> = {
  es: patternsOf('es'),
  en: patternsOf('en'),
  de: patternsOf('de'),
}
/** Words for numbers that no offer needs: beyond twenty, dozens, halves, multiples. */
const others: Record<Locale, RegExp> = {
  en: /\b(?:\w*(?:thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million)s?|grand|dozens?|half|quarters|thirds|(?:a|one) (?:quarter|third|fifth|tenth)(?= (?:of|off|less|more))|twice|double|triple|percent|per cent)\b/giu,
  es: /(?<!\p{L})(?:veinti\p{L}+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|cientos?|ciento|\p{L}*cient[oa]s|quinient[oa]s|mil|miles|mill[oó]n(?:es)?|docenas?|mitad|tercio|cuarta parte|dobles?|triple)(?!\p{L})/giu,
  de: /(?<!\p{L})(?:\p{L}+und(?:zwan|drei|vier|fünf|sech|sieb|acht|neun)\p{L}*zig|drei(?:ß|ss)ig|(?:vier|fünf|sech|sieb|acht|neun)zig|\p{L}*hundert\p{L}*|\p{L}*tausend\p{L}*|Million(?:en)?|Dutzend|Hälfte|Halb|Drittel|Viertel|Fünftel|Achtel|Zehntel|doppelt\p{L}*|dreifach\p{L}*|Prozent)(?!\p{L})/giu,
}

/** Every number of the text, in its order. Spanish "once" and English "a couple" count too; articles do not. */
export function numbersIn(text: string, locale: Locale): FoundNumber[] {
  const found: FoundNumber[] = []
  for (const match of text.matchAll(/\d(?:[\d.,'’\u00a0\u202f]*\d)?/gu))
    found.push({
      value: readFigures(match[0], locale),
      start: match.index,
      end: match.index + match[0].length,
      figures: true,
    })
  patterns[locale].forEach((pattern, i) => {
    for (const match of text.matchAll(pattern))
      found.push({ value: i + 2, start: match.index, end: match.index + match[0].length, figures: false })
  })
  for (const match of text.matchAll(others[locale]))
    found.push({ value: Number.NaN, start: match.index, end: match.index + match[0].length, figures: false })
  return found.sort((a, b) => a.start - b.start)
}

/** `14.000` is fourteen thousand in Spanish and German and nothing at all in English. Decimals must be zero. */
export function readFigures(figures: string, locale: Locale): number {
  const [thousands, decimals] = locale === 'en' ? [',', '\\.'] : ['\\.', ',']
  const match = new RegExp(
    `^(\\d{1,3}(?:[${thousands}'’\\u00a0\\u202f]\\d{3})+|\\d+)(?:${decimals}(\\d{1,2}))?$`,
    'u',
  ).exec(figures)
  if (!match || Number(match[2] ?? 0) !== 0) return Number.NaN
  return Number(match[1]!.replaceAll(/\D/g, ''))
}
