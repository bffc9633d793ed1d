/** The brochure of a yacht: cover; story and crew; figures, drawing and what is on board; prices, a week, contact. */
import { hasPicture } from '#app/ui/picture.server.ts'
import { canonicalPath } from '#app/pages.ts'
import { destinations } from '#content/destinations.ts'
import type { Yacht } from '#content/schema.ts'
import { chartSheet, dayList, scaleDrawing } from './art.ts'
import { contactHeight, drawContact } from './contact.ts'
import { coverPicture, drawCover } from './cover.ts'
import { columns } from './columns.ts'
import { foot, list, placePicture, table, titledList } from './pieces.ts'
import { printPicture } from './pictures.ts'
import { drawPrices } from './prices.ts'
import { measure, page, type Sheet, styles } from './sheet.ts'
import { listingPrice, specificationRows, type Words } from './words.ts'

const views = ['anchor', 'underway', 'dusk', 'stern', 'above'] as const
const storyPicture = { width: page.width, height: 248 } as const

/** The pictures of cover and story: two views of the yacht, or one and the waters where she lies. */
export function picturesOf({ slug, base }: Yacht): [string, string] {
  const own = views.map((view) => `${slug}-${view}`).filter(hasPicture)
  if (!own[0]) throw new Error(`art/pictures.ts: the brochure of "${slug}" needs a picture of her`)
  return [own[0], own[1] ?? destinations[base].picture]
}

export async function drawYacht(sheet: Sheet, yacht: Yacht, words: Words, origin: string, date: Date) {
  const { copy, own, label, locale, format } = words
  const text = copy.fleet.yachts[yacht.slug]
  const place = copy.destination[yacht.base]
  const [first, second] = picturesOf(yacht)
  const { guests, cabins, base, name, model, specifications } = yacht
  drawCover(sheet, {
    picture: await printPicture(first, coverPicture, locale),
    kicker: [copy.fleet.types[yacht.type], ...(model === name ? [own.kicker] : [model])].join('  ·  '),
    name, lead: text.subtitle, note: own.illustration,
    facts: [
      [label.fleet.length, `${format.number(specifications.length, 2)}\u00a0m`, 15], [label.fleet.guests, String(guests), 13], [label.fleet.cabins, String(cabins), 15],
      [label.fleet.base, place.name, 17], [label.fleet.prices, listingPrice(yacht, words), 36],
    ],
  })
  await drawStory(sheet, yacht, words, second)
  drawFigures(sheet, yacht, words)
  drawPrices(sheet, yacht, words, date)
  drawWeek(sheet, yacht, words)
  drawContact(sheet, words, copy.fleet.closing, `${origin}${canonicalPath('yacht', { slug: yacht.slug })}`)
  void base
}

async function drawStory(sheet: Sheet, yacht: Yacht, words: Words, pictureId: string) {
  const { copy, own, label, locale } = words
  const { description, fullDescription, crew } = copy.fleet.yachts[yacht.slug]
  sheet.newPage()
  const part = sheet.group('Sect')
  placePicture(sheet, part, await printPicture(pictureId, storyPicture, locale), { x: 0, y: 0, ...storyPicture })
  const x = page.side
  let y = sheet.text('H2', part, own.aboard, { x, y: storyPicture.height + 34, width: measure }, styles.title) + 10
  y = sheet.text('P', part, description, { x, y, width: 430 }, styles.lead) + 18
  y = columns(sheet, part, fullDescription, { x, y, width: measure }, page.height - 200 - y)
  const crewTop = Math.max(y + 18, page.height - 192)
  for (const [i, [title, about]] of [[label.fleet.captain, crew.captain], [label.fleet.chef, crew.chef]].entries() as ArrayIterator<[number, [string, string]]>) {
    const box = { x: x + i * (measure / 2 + 10), width: measure / 2 - 10 }
    sheet.rule({ ...box, y: crewTop })
    const below = sheet.text('H3', part, title, { ...box, y: crewTop + 10 }, styles.heading) + 2
    sheet.text('P', part, about, { ...box, y: below }, styles.body)
  }
  foot(sheet, yacht.name, 2, words)
}

function drawFigures(sheet: Sheet, yacht: Yacht, words: Words) {
  const { copy, own, label } = words
  sheet.newPage()
  const part = sheet.group('Sect')
  const x = page.side
  const top = sheet.text('H2', part, label.fleet.specifications, { x, y: page.top, width: measure }, styles.title) + 18
  const drawing = scaleDrawing(sheet, part, yacht, words, { x, y: top, width: 240 })
  sheet.text('Caption', part, own.drawing.replace('{scale}', '1:250'), { x, y: drawing + 6, width: 226 }, styles.small)
  const right = { x: x + 264, width: measure - 264 }
  let y = table(sheet, part, { rows: specificationRows(yacht, words), columns: [{ width: 100 }, { width: right.width - 90 }], gap: 3.6 }, { ...right, y: top + 4 })
  y = sheet.text('P', part, copy.fleet.builderNote, { ...right, y: y + 6 }, styles.small) + 20
  y = sheet.text('H3', part, label.fleet.amenities, { ...right, y }, styles.heading) + 4
  list(sheet, part, yacht.amenities.map((amenity) => copy.fleet.amenities[amenity]), { ...right, y }, { ...styles.body, size: 8.6, leading: 1.4 })
  foot(sheet, yacht.name, 3, words)
}

function drawWeek(sheet: Sheet, { base }: Yacht, words: Words) {
  const { own, copy } = words
  const part = sheet.group('Sect')
  const bottom = page.height - contactHeight - 22
  const top = bottom - 318
  const x = page.side
  let y = sheet.text('H2', part, `${own.week}: *${copy.destination[base].waters}*`, { x, y: top, width: measure }, styles.heading) + 8
  chartSheet(sheet, part, { destination: base, words, variant: 'tall', days: [1, 7] }, { x, y, height: bottom - y })
  const right = { x: x + 240, width: measure - 240 }
  y = dayList(sheet, part, base, [1, 7], words, { ...right, y })
  sheet.text('P', part, own.weekMore, { ...right, y: y + 6 }, styles.small)
}

export { titledList }
