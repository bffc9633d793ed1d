import { createInstance, type i18n } from 'i18next'
import { interpolate, type Values } from './interpolate.ts'
import type { Locale } from './locales.ts'

/**
 * i18next with the texts of one file in one language, ready at once. It puts values into texts as `interpolate` does
 * and chooses plurals besides. A missing text or value throws: it is a mistake to find in the build, not something to
 * show to a guest.
 */
export function textInstance(locale: Locale, texts: object, file: string): i18n {
  const where = `content/${locale}/${file}`
  const instance = createInstance()
  void instance.init({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: { translation: texts } },
    initAsync: false,
    debug: false,
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: (key) => {
      throw new Error(`${where}: the key "${key}" is missing`)
    },
    missingInterpolationHandler: (text: string, [place]: string[]) => {
      throw new Error(`${where}: there is no value for ${place} in "${text}"`)
    },
  })
  return instance
}

/**
 * The text of a key that is known only at run time; `count` chooses the plural. A page has some two hundred of them, so
 * i18next looks for each once and values are put in here.
 */
export function textOf(instance: i18n): (key: string, values?: Values) => string {
  // The keys that i18next knows by type are those of interface.ts alone.
  const t: (key: string, values: Values) => unknown = instance.t as never
  const found = new Map<string, string>()
  return (key, values = {}) => {
    const { count = '' } = values
    const asked = `${key} ${count}`
    const text =
      found.get(asked) ?? String(t(key, { skipInterpolation: true, ...(count !== '' && { count }) }))
    found.set(asked, text)
    return interpolate(text, values)
  }
}
