/** The second page of a destination: what she is like, when and why to go. */
import { unbroken } from '#content/headline.ts'
import type { PictureId } from '#art/pictures.ts'
import { destinations } from '#content/destinations.ts'
import type { DestinationId } from '#content/schema.ts'
import { columns, columnsHeight } from './columns.ts'
import { type Part, type Pdf } from './pdf.ts'
import { measure, page, styles } from './typography.ts'
import { printPicture } from './pictures.ts'
import { placePicture } from './place-picture.ts'
import { foot } from './page-marks.ts'
import { seasonRibbon } from './season.ts'
import type { BrochureWords } from './words.ts'

const storyPictures: Record<DestinationId, PictureId> = {
  panama: 'sunreef-62-marea-dusk',
  colombia: 'macan-pershing-64-underway',
  cuba: 'captains-chart',
  bahamas: 'lagoon-62-above',
}

/** Charts that would be too small across the page stand beside the days. */
export const tallCharts: readonly DestinationId[] = ['cuba', 'bahamas', 'colombia']

type Pair = readonly { title: string; text: string }[]
export const half = measure / 2 - 12
const noteStyle = { ...styles.body, size: 9, leading: 1.48 }

/** Two short texts beside each other. @returns the y below. */
export function drawPair(pdf: Pdf, part: Part, pair: Pair, y: number): number {
  for (const [i, { title, text }] of pair.entries()) {
    const box = { x: page.side + i * (half + 24), width: half }
    pdf.text(
      'P',
      part,
      text,
      { ...box, y: pdf.text('H3', part, title, { ...box, y }, styles.strong) },
      noteStyle,
    )
  }
  return y + pairHeight(pdf, pair)
}

export function pairHeight(pdf: Pdf, pair: Pair) {
  return (
    Math.max(
      ...pair.map(
        ({ title, text }) => pdf.heightOf(title, styles.strong, half) + pdf.heightOf(text, noteStyle, half),
      ),
    ) + 10
  )
}

/** The picture takes the room that the words leave, within limits. */
export async function drawStory(pdf: Pdf, id: DestinationId, words: BrochureWords) {
  const { hero, intro, location, bestTime, seasonNote, name } = words.copy.destination[id]
  const x = page.side
  const facts = [location, { ...bestTime, text: `${bestTime.text} ${seasonNote}` }]
  const opening =
    34 +
    pdf.heightOf(unbroken(hero.title), styles.title, 450) +
    10 +
    pdf.heightOf(hero.lead, styles.lead, 450) +
    18
  const ending = 18 + 52 + pairHeight(pdf, facts) + 56
  const room = page.height - opening - ending
  const picture = {
    width: page.width,
    height: Math.min(430, Math.max(170, room - columnsHeight(pdf, intro, measure))),
  }
  pdf.newPage()
  const part = pdf.group('Sect')
  placePicture(pdf, part, await printPicture(storyPictures[id], picture, words.locale), {
    x: 0,
    y: 0,
    ...picture,
  })
  let y =
    pdf.text(
      'H2',
      part,
      unbroken(hero.title),
      { x, y: picture.height + 34, width: pdf.balanced(unbroken(hero.title), styles.title, 450) },
      styles.title,
    ) + 10
  y =
    pdf.text('P', part, hero.lead, { x, y, width: pdf.balanced(hero.lead, styles.lead, 450) }, styles.lead) +
    18
  y = columns(pdf, part, intro, { x, y, width: measure }, room - picture.height) + 18
  y = seasonRibbon(pdf, part, destinations[id].season, words, { x, y, width: measure }) + 8
  drawPair(pdf, part, facts, y)
  foot(pdf, name, 2, words)
}
