import type { i18n } from 'i18next'
import type { InterfaceText } from '#content/interface.ts'
import type { Locale } from '#content/locales.ts'
import { textInstance } from '#content/text-instance.ts'

const made = new WeakMap<InterfaceText, i18n>()

/** The interface's texts of one language, for `useTranslation`. Made once for each, because i18next is slow to begin. */
export function interfaceInstance(locale: Locale, texts: InterfaceText): i18n {
  const instance = made.get(texts) ?? textInstance(locale, texts, 'interface.ts')
  made.set(texts, instance)
  return instance
}
