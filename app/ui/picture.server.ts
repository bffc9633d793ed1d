import derived from '#art/derived.json' with { type: 'json' }
import { pictures } from '#art/pictures.ts'
import type { Locale } from '#content/locales.ts'
import { pictureBase } from './picture-base.ts'
import type { PictureData } from './picture.tsx'

type Derived = {
  hash: string
  width: number
  height: number
  widths: number[]
  fallback: number
  tint: string
  photograph?: boolean
  illustration?: boolean
}
type Entry = {
  focal: readonly [number, number]
  alt: Record<Locale, string>
  illustration: boolean
  whole?: boolean
}

const files = derived as unknown as Record<string, Derived>
const entries = pictures as unknown as Record<string, Entry>

export function hasPicture(id: string): boolean {
  return id in files && id in entries
}

/** Pixels of the widest variant of a picture that does not span a large screen: more costs bytes that nobody sees. */
const widest = 1760

/** The picture of an id in a language. @throws if there is no such picture: the build must not show a hole. */
export function pictureOf(id: string, locale: Locale): PictureData {
  const picture = openingPictureOf(id, locale)
  return { ...picture, widths: picture.widths.filter((width) => width <= widest) }
}

/** The picture with which a page opens, in as many pixels as a large screen has. @throws as pictureOf does. */
export function openingPictureOf(id: string, locale: Locale): PictureData {
  const file = files[id]
  const entry = entries[id]
  if (!file || !entry)
    throw new Error(
      `art/pictures/: there is no picture "${id}". Add it, or run "npm run images" if it is new.`,
    )
  return {
    id,
    alt: entry.alt[locale],
    hash: file.hash,
    width: file.width,
    height: file.height,
    widths: file.widths,
    fallback: file.fallback,
    tint: nearestTint(file.tint),
    focal: [Math.round(entry.focal[0] * 10), Math.round(entry.focal[1] * 10)],
    illustration: file.illustration ?? entry.illustration,
    ...(entry.whole && !file.photograph && { whole: true }),
  }
}

/** A strict content security policy allows no colour in markup, so each picture takes the nearest of five. */
const tints = {
  lagoon: [159, 211, 214],
  deep: [63, 116, 136],
  ink: [36, 64, 77],
  sunset: [217, 168, 120],
  land: [230, 217, 189],
} as const

function nearestTint(hex: string): PictureData['tint'] {
  const colour = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const distance = (tint: readonly number[]) =>
    tint.reduce((sum, value, i) => sum + (value - (colour[i] ?? 0)) ** 2, 0)
  const names = Object.keys(tints) as PictureData['tint'][]
  return names.reduce((best, name) => (distance(tints[name]) < distance(tints[best]) ? name : best))
}

/** Path of the picture as JPEG, which every reader of structured data accepts. */
export function jpegPath(picture: PictureData): string {
  return `${pictureBase(picture)}-${picture.fallback}.jpg`
}
