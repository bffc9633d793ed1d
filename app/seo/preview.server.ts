/** The preview picture of a page, 1200 x 630, drawn at build per page and language (server/previews.ts). */
import type { Locale } from '#content/locales.ts'

export function previewOf(key: string, locale: Locale, alt = 'Alisios') {
  return { path: `/previews/${key}.${locale}.jpg`, alt, width: 1200, height: 630 }
}
