/** BrochureWords and figures for a brochure in one language: the interface's labels, the brochures' own words, and the formats of the site. */
import { formats } from '#content/format.ts'
import { pageCharterWords } from '#charter/page-words.server.ts'
import { brochureTexts } from '#content/brochure.server.ts'
import { interfaceTexts } from '#content/interface.server.ts'
import type { Locale } from '#content/locales.ts'
import type { YachtLabels } from '#content/yacht-rows.ts'
import { copyOf } from '#content/site.server.ts'

export type BrochureWords = ReturnType<typeof wordsOf>

export function wordsOf(locale: Locale) {
  return {
    locale,
    copy: copyOf(locale),
    own: brochureTexts[locale],
    label: interfaceTexts[locale],
    yachtLabels: { locale, fleet: interfaceTexts[locale].fleet } satisfies YachtLabels,
    charter: pageCharterWords(locale),
    format: formats(locale),
  }
}
