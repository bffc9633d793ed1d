import { createInstance, type i18n } from 'i18next'
import type { InterfaceText } from '#content/interface.ts'
import type { Locale } from '#content/locales.ts'

/**
 * An i18next instance with the texts of one language, ready at once.
 * A missing key throws: it is a mistake in the build, not something to show to a guest.
 */
export function interfaceInstance(locale: Locale, texts: InterfaceText): i18n {
  const instance = createInstance()
  void instance.init({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: { translation: texts } },
    initAsync: false,
    debug: false,
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: (key) => {
      throw new Error(`content/${locale}/interface.ts: the key "${key}" is missing`)
    },
  })
  return instance
}
