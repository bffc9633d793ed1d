/** Pictures of the site, cut for paper. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import type { PictureEntry } from '#art/pictures/entry.ts'
import { pictures as entries } from '#art/pictures.ts'
import type { Locale } from '#content/locales.ts'

export type PrintPicture = { jpeg: Buffer; alt: string; illustration: boolean }

/** Pixels an inch of paper; originals that have fewer are not enlarged. */
const density = 170
const root = new URL('../', import.meta.url).pathname
const photographEndings = ['jpg', 'jpeg', 'png', 'webp']

/** The file behind a picture's id: the owner's photograph where there is one, else the original. */
export function sourceFile(id: string): { file: string; photograph: boolean } {
  const photograph = photographEndings
    .map((ending) => `${root}content/photographs/${id}.${ending}`)
    .find((file) => existsSync(file))
  return { file: photograph ?? `${root}art/originals/${id}.jpg`, photograph: photograph !== undefined }
}

/** Where the window of the wished shape lies in a picture, keeping the focal point as near its middle as the edges allow. In pixels. */
export function cropOf(
  size: { width: number; height: number },
  aspect: number,
  [fx, fy]: readonly [number, number],
) {
  const width = Math.round(Math.min(size.width, size.height * aspect))
  const height = Math.round(Math.min(size.height, size.width / aspect))
  const place = (whole: number, part: number, at: number) =>
    Math.round(Math.min(whole - part, Math.max(0, whole * at - part / 2)))
  return { left: place(size.width, width, fx), top: place(size.height, height, fy), width, height }
}

/** A picture of the site cut to `width` by `height` points of paper. @throws if there is no picture of that id. */
export async function printPicture(
  id: string,
  { width, height }: { width: number; height: number },
  locale: Locale,
): Promise<PrintPicture> {
  const entry = (entries as Record<string, PictureEntry>)[id]
  if (!entry) throw new Error(`art/pictures/: the brochures need a picture "${id}"`)
  const { file, photograph } = sourceFile(id)
  const jpeg = await cut(file, { width, height }, entry.focal)
  return { jpeg, alt: entry.alt[locale], illustration: entry.illustration && !photograph }
}

/** A picture stands in the papers of three languages, and cutting it is most of the work of a paper. */
const kept = new LRUCache<string, Buffer>({ max: 8 })

async function cut(
  file: string,
  { width, height }: { width: number; height: number },
  focal: PictureEntry['focal'],
): Promise<Buffer> {
  const key = [file, width, height, ...focal].join(' ')
  const known = kept.get(key)
  if (known) return known
  const upright = await sharp(await readFile(file))
    .rotate()
    .toBuffer({ resolveWithObject: true })
  const crop = cropOf(upright.info, width / height, focal)
  const pixels = Math.min(crop.width, Math.round((width / 72) * density))
  const jpeg = await sharp(upright.data)
    .extract(crop)
    .resize(pixels)
    .toColourspace('srgb')
    .jpeg({ quality: 84 })
    .toBuffer()
  kept.set(key, jpeg)
  return jpeg
}
