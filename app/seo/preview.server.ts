/** The picture that previews of a page show. */
import { pictureOf } from '#app/ui/picture.server.ts'
import type { PictureData } from '#app/ui/picture.tsx'
import type { Locale } from '#content/locales.ts'

/** Shown for pages without a picture of their own. */
const standard = 'lagoon-56-anchor'

/** The JPEG of a picture, which every preview service reads. */
export function previewOf(picture: PictureData) {
  const { base, fallback, width, height, alt } = picture
  return { path: `${base}-${fallback}.jpg`, alt, width: fallback, height: Math.round((fallback * height) / width) }
}

export function standardPreview(locale: Locale) {
  return previewOf(pictureOf(standard, locale))
}
