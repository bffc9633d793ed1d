/** The languages of the site, in the order in which the switcher offers them. The first is the fallback. */
export const locales = ['es', 'en', 'de'] as const
export type Locale = (typeof locales)[number]
export const fallbackLocale: Locale = 'es'

/** Each language named in itself, as a reader of that language looks for it. */
export const localeNames: Record<Locale, string> = { es: 'Español', en: 'English', de: 'Deutsch' }

/** Tells whether a string from outside is one of our languages. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (locales as readonly string[]).includes(value)
}

/** A function of the language that makes its answer once for each; for what is slow to make. */
export function oncePerLocale<T>(make: (locale: Locale) => T): (locale: Locale) => T {
  const made = new Map<Locale, T>()
  return (locale) => {
    if (!made.has(locale)) made.set(locale, make(locale))
    return made.get(locale)!
  }
}
