/** The second page of a yacht's brochure: her picture, her story, her crew. */
import type { Yacht } from '#content/schema.ts'
import { columns, columnsHeight } from './columns.ts'
import { placePicture } from './place-picture.ts'
import { foot } from './page-marks.ts'
import { printPicture } from './pictures.ts'
import type { Pdf } from './pdf.ts'
import { measure, page, styles } from './typography.ts'
import type { BrochureWords } from './words.ts'

/** The picture takes the room that the words leave, within limits. */
export async function drawStory(pdf: Pdf, yacht: Yacht, words: BrochureWords, pictureId: string) {
  const { copy, own, label, locale } = words
  const { description, fullDescription, crew } = copy.fleet.yachts[yacht.slug]
  const x = page.side
  const half = { width: measure / 2 - 12 }
  const people = [
    [label.fleet.captain, crew.captain],
    [label.fleet.chef, crew.chef],
  ] as const
  const crewHeight = 40 + Math.max(...people.map(([, about]) => pdf.heightOf(about, styles.body, half.width)))
  const crewTop = page.height - 66 - crewHeight
  const opening =
    34 +
    pdf.heightOf(own.aboard, styles.title, measure) +
    10 +
    pdf.heightOf(description, styles.lead, 440) +
    18
  const room = crewTop - 24 - opening
  const picture = {
    width: page.width,
    height: Math.min(430, Math.max(190, room - columnsHeight(pdf, fullDescription, measure))),
  }
  pdf.newPage()
  const part = pdf.group('Sect')
  placePicture(pdf, part, await printPicture(pictureId, picture, locale), { x: 0, y: 0, ...picture })
  let y = pdf.text('H2', part, own.aboard, { x, y: picture.height + 34, width: measure }, styles.title) + 10
  y =
    pdf.text(
      'P',
      part,
      description,
      { x, y, width: pdf.balanced(description, styles.lead, 440) },
      styles.lead,
    ) + 18
  columns(pdf, part, fullDescription, { x, y, width: measure }, crewTop - 20 - y)
  for (const [i, [title, about]] of people.entries()) {
    const box = { x: x + i * (half.width + 24), ...half }
    pdf.rule({ ...box, y: crewTop })
    const below = pdf.text('H3', part, title, { ...box, y: crewTop + 10 }, styles.heading) + 2
    pdf.text('P', part, about, { ...box, y: below }, styles.body)
  }
  foot(pdf, yacht.name, 2, words)
}
