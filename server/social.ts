/**
 * The pictures that previews of a page show in messengers and networks: one per page and language, its title on its
 * picture, under the address that the page itself names (`og:image`).
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { create, type Font } from 'fontkit'
import sharp from 'sharp'
import { socialSize } from '#app/seo/page-seo.server.ts'
import { jpegPath, pictureOf } from '#app/ui/picture.server.ts'
import { company } from '#content/company.ts'
import type { Locale } from '#content/locales.ts'
import type { CachedPage } from './cached-pages.ts'

const root = new URL('../', import.meta.url).pathname
/** Drawn cards are kept by what they show, so a second build draws only what changed. */
const cache = `${root}node_modules/.cache/social/`
const margin = 72

export type Card = { path: string; picture: string; title: string; locale: Locale }

/** The cards that the pages ask for. @throws where a page names none */
export function cardsOf(pages: Map<string, CachedPage>): Card[] {
  const cards = new Map<string, Card>()
  for (const [key, page] of pages) {
    if (page.status !== 200) continue
    if (!page.preview)
      throw new Error(`The page ${key} names no social picture (its loader returns no \`seo\`)`)
    const path = new URL(page.preview.picture).pathname
    cards.set(path, {
      path,
      picture: path.split('/')[2]!,
      title: page.preview.title.replace(` | ${company.shortName}`, ''),
      locale: page.locale,
    })
  }
  return [...cards.values()]
}

/** Draws every card under `folder`, for example `build/client`. @returns how many there are and how many were drawn anew. */
export async function drawSocialPictures(
  pages: Map<string, CachedPage>,
  folder: string,
): Promise<{ cards: number; drawn: number }> {
  await mkdir(cache, { recursive: true })
  const cards = cardsOf(pages)
  const font = create(await readFile(`${root}brochures/fonts/newsreader.ttf`)) as Font
  const code = await readFile(new URL(import.meta.url))
  let drawn = 0
  for (const card of cards) {
    const picture = pictureOf(card.picture, card.locale)
    const source = `${root}public${jpegPath(picture)}`
    const kept = `${cache}${createHash('sha256')
      .update(code)
      .update(JSON.stringify([card.title, source, picture.focal, company.shortName, socialSize]))
      .digest('hex')
      .slice(0, 20)}.jpg`
    if (!existsSync(kept)) {
      await draw(card, source, font, kept)
      drawn++
    }
    await mkdir(`${folder}/social/${card.picture}`, { recursive: true })
    await copyFile(kept, `${folder}${card.path}`)
  }
  return { cards: cards.length, drawn }
}

async function draw({ title, picture, locale }: Card, source: string, font: Font, target: string) {
  const { width, height } = socialSize
  const { focal } = pictureOf(picture, locale)
  const lines = wrap(font, title, 68, width - margin * 2 - 120)
  const text = lines
    .map((line, i) => outline(font, line, 68, [margin, height - 74 - (lines.length - 1 - i) * 76]))
    .join('')
  const overlay = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="s" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#0a2533" stop-opacity=".85"/><stop offset=".42" stop-color="#0a2533" stop-opacity=".42"/><stop offset=".75" stop-color="#0a2533" stop-opacity=".04"/><stop offset="1" stop-color="#0a2533" stop-opacity=".36"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#s)"/>
    <g fill="none" stroke="#fbf8f1" stroke-width="1.6" stroke-linecap="round" transform="translate(${margin} 52) scale(1.5)"><path d="M2 9.500c7-4.200 13 3.600 20 .2 3-1.500 3.600-5 1-6.200"/><path d="M2 16.500c8-4.600 15 3.800 26 0"/><path d="M2 23.500c7-4.200 13 3.600 19 .2 3.200-1.800 6.600 1 4.800 3.600"/></g>
    <g fill="#fbf8f1">${outline(font, company.shortName, 40, [margin + 64, 88])}${text}</g>
    <path d="M0 ${height - 12.5}H${width}M0 ${height - 3.5}H${width}" stroke="#fbf8f1"/><path d="M0 ${height - 8}H${width}" stroke="#fbf8f1" stroke-width="4" stroke-dasharray="60 60"/></svg>`
  const image = sharp(source)
  const { width: w, height: h } = await image.metadata()
  const scale = Math.max(width / w, height / h)
  const [fullWidth, fullHeight] = [Math.round(w * scale), Math.round(h * scale)]
  // The focal point of the picture stays in the frame, as on the page.
  const offset = (full: number, frame: number, tenths: number) => Math.round(((full - frame) * tenths) / 10)
  await image
    .resize(fullWidth, fullHeight)
    .extract({
      left: offset(fullWidth, width, focal[0]),
      top: offset(fullHeight, height, focal[1]),
      width,
      height,
    })
    .composite([{ input: Buffer.from(overlay) }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(target)
}

function widthOf(font: Font, text: string, size: number) {
  return (font.layout(text).advanceWidth / font.unitsPerEm) * size
}

/** Breaks a title into lines no wider than `most` pixels, the lines of about one length. */
function wrap(font: Font, text: string, size: number, most: number): string[] {
  const count = Math.ceil(widthOf(font, text, size) / most)
  const width = Math.min(most, (widthOf(font, text, size) / count) * 1.15)
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && widthOf(font, longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The outline of a line of text, so that no font of the machine is needed. */
function outline(font: Font, text: string, size: number, [x, y]: [number, number]): string {
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let at = 0
  const paths = glyphs.map((glyph, i) => {
    const path = `<path transform="translate(${at} 0)" d="${glyph.path.toSVG()}"/>`
    at += positions[i]!.xAdvance
    return path
  })
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`
}
