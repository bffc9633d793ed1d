import type { i18n } from 'i18next'
import type { InterfaceText } from '#content/interface.ts'
import type { Locale } from '#content/locales.ts'
import { textInstance } from '#content/text-instance.ts'

/** The interface's texts of one language, for `useTranslation`. */
export function interfaceInstance(locale: Locale, texts: InterfaceText): i18n {
  return textInstance(locale, texts, 'interface.ts')
}
