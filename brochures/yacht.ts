/** The brochure of a yacht: cover; story and crew; figures, drawing and what is on board; prices, a week, contact. */
import { hasPicture } from '#app/ui/picture.server.ts'
import { canonicalPath } from '#app/pages.ts'
import { interpolate } from '#content/interpolate.ts'
import { destinations } from '#content/destinations.ts'
import type { Yacht } from '#content/schema.ts'
import { weekFrom } from '#charter/price-rows.ts'
import { charterYacht } from '#charter/yacht.ts'
import { allFigureRows } from '#content/yacht-rows.ts'
import { drawChart, dayList } from './itinerary-parts.ts'
import { scaleDrawing } from './yacht-drawings.ts'
import { drawAgencyBand } from './agency-band.ts'
import { contactHeight, drawContact } from './contact.ts'
import { coverPicture, drawCover } from './cover.ts'
import { placePicture } from './place-picture.ts'
import { foot } from './page-marks.ts'
import { list } from './lists.ts'
import { table } from './table.ts'
import { printPicture } from './pictures.ts'
import { drawPrices } from './prices.ts'
import type { Pdf } from './pdf.ts'
import { measure, page, styles } from './typography.ts'
import type { BrochureWords } from './words.ts'
import { drawStory } from './yacht-story.ts'

const views = ['anchor', 'underway', 'dusk', 'astern', 'above'] as const

/** The pictures of cover, story and figures: three views of the yacht; where there is only one, the waters where she lies. */
export function picturesOf({ slug, base }: Yacht): [string, string, string | undefined] {
  const own = views.map((view) => `${slug}-${view}`).filter(hasPicture)
  if (!own[0]) throw new Error(`art/pictures/yachts.ts: the brochure of "${slug}" needs a picture of her`)
  return [own[0], own[1] ?? destinations[base].picture, own[2]]
}

export async function drawYacht(pdf: Pdf, yacht: Yacht, words: BrochureWords, origin: string, date: Date) {
  const { copy, own, label, locale, format } = words
  const text = copy.fleet.yachts[yacht.slug]
  const place = copy.destination[yacht.base]
  const [first, second, third] = picturesOf(yacht)
  const { guests, cabins, name, model, specifications } = yacht
  drawCover(pdf, {
    picture: await printPicture(first, coverPicture, locale),
    kicker: [copy.fleet.types[yacht.type], ...(model === name ? [own.kicker] : [model])].join('  ·  '),
    name,
    lead: text.subtitle,
    note: own.illustration,
    facts: [
      [label.fleet.length, format.dimension(specifications.length), 15],
      [label.fleet.guests, String(guests), 13],
      [label.fleet.cabins, String(cabins), 15],
      [label.fleet.base, place.name, 17],
      [label.fleet.prices, weekFrom(charterYacht(yacht.slug), words.charter).short, 36],
    ],
  })
  await drawStory(pdf, yacht, words, second)
  await drawFigures(pdf, yacht, words, third)
  drawWeek(pdf, yacht, words, drawPrices(pdf, yacht, words, date) + 22)
  if (!pdf.branded) return drawAgencyBand(pdf, words)
  drawContact(
    pdf,
    words,
    { title: own.contact, text: copy.fleet.closing.text },
    `${origin}${canonicalPath('yacht', { slug: yacht.slug })}`,
  )
}

async function drawFigures(pdf: Pdf, yacht: Yacht, words: BrochureWords, pictureId: string | undefined) {
  const { copy, own, label } = words
  pdf.newPage()
  const part = pdf.group('Sect')
  const x = page.side
  const top =
    pdf.text('H2', part, label.fleet.specifications, { x, y: page.top, width: measure }, styles.title) + 18
  const drawing = scaleDrawing(pdf, part, yacht, words, { x, y: top, width: 240 })
  const below =
    pdf.text(
      'Caption',
      part,
      interpolate(own.drawing, { scale: '1:250' }),
      { x, y: drawing + 6, width: 226 },
      styles.small,
    ) + 22
  const room = page.height - 72 - below
  const picture = { width: 226, height: Math.min(room, 250) }
  if (pictureId && room > 120)
    placePicture(pdf, part, await printPicture(pictureId, picture, words.locale), {
      x,
      y: page.height - 72 - picture.height,
      ...picture,
    })
  const right = { x: x + 264, width: measure - 264 }
  let y = table(
    pdf,
    part,
    {
      rows: allFigureRows(yacht, words.yachtLabels).map(({ name, value }) => [name, value]),
      columns: [{ width: 118 }, { width: right.width - 108 }],
      gap: 3.6,
    },
    { ...right, y: top + 4 },
  )
  y = pdf.text('P', part, copy.fleet.builderNote, { ...right, y: y + 6 }, styles.small) + 20
  y = pdf.text('H3', part, label.fleet.amenities, { ...right, y }, styles.heading) + 4
  list(
    pdf,
    part,
    yacht.amenities.map((amenity) => copy.fleet.amenities[amenity]),
    { ...right, y },
    { ...styles.body, size: 8.6, leading: 1.4 },
  )
  foot(pdf, yacht.name, 3, words)
}

function drawWeek(pdf: Pdf, { base }: Yacht, words: BrochureWords, top: number) {
  const { own, copy } = words
  const part = pdf.group('Sect')
  const bottom = page.height - contactHeight - 20
  const x = page.side
  let y =
    pdf.text(
      'H2',
      part,
      `${own.week}: *${copy.destination[base].waters}*`,
      { x, y: top, width: measure },
      styles.heading,
    ) + 8
  const chart = drawChart(
    pdf,
    part,
    { destination: base, words, variant: 'tall', days: [1, 7] },
    { x, y, width: 262, height: bottom - y },
  )
  const left = chart.width + 22
  const right = { x: x + left, width: measure - left }
  const note = pdf.branded ? pdf.heightOf(own.weekMore, styles.small, right.width) : 0
  y = dayList(pdf, part, base, [1, 7], words, { ...right, y, height: bottom - y - note - 4 })
  if (pdf.branded) pdf.text('P', part, own.weekMore, { ...right, y: y + 2 }, styles.small)
}
