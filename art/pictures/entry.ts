import type { Locale } from '#content/locales.ts'

export type PictureEntry = {
  /** The point to keep in sight, as fractions of width and height. */
  focal: [number, number]
  alt: Record<Locale, string>
  /** Rendered or drawn; the page says so beside it. */
  illustration: boolean
  kind: 'rendered' | 'drawn'
  /** A piece with a border of its own, shown uncut where it stands alone. */
  whole?: boolean
}

export function rendered(
  es: string,
  en: string,
  de: string,
  focal: [number, number] = [0.5, 0.55],
): PictureEntry {
  return { focal, alt: { es, en, de }, illustration: true, kind: 'rendered' }
}

export function drawn(
  es: string,
  en: string,
  de: string,
  focal: [number, number] = [0.5, 0.5],
): PictureEntry {
  return { focal, alt: { es, en, de }, illustration: true, kind: 'drawn' }
}
