/** The last page of a destination: costs, and the yachts that lie there. */
import { unbroken } from '#content/headline.ts'
import { lyingIn } from '#content/counts.ts'
import { fleet } from '#content/fleet.ts'
import { watersOf } from '#content/charter/waters.ts'
import type { DestinationId } from '#content/schema.ts'
import { weekFrom } from '#charter/price-rows.ts'
import { charterYacht } from '#charter/yacht.ts'
import { lineUp } from './yacht-drawings.ts'
import { contactHeight } from './contact.ts'
import { type Pdf } from './pdf.ts'
import { measure, page, styles } from './typography.ts'
import { titledList } from './lists.ts'
import { table } from './table.ts'
import type { BrochureWords } from './words.ts'

const listStyle = { ...styles.body, size: 8.2, leading: 1.38 }

export function drawCosts(pdf: Pdf, id: DestinationId, words: BrochureWords, asOf: string) {
  const { own, label, copy, format } = words
  const { costs, arrival } = copy.destination[id]
  pdf.newPage()
  const part = pdf.group('Sect')
  const x = page.side
  const column = (measure - 32) / 3
  let y =
    pdf.text('H2', part, unbroken(costs.title), { x, y: page.top - 12, width: measure }, styles.title) + 8
  const lists = [
    [label.common.included, costs.included],
    [label.common.notIncluded, costs.notIncluded],
    [label.common.paidLocally, costs.paidLocally],
  ] as const
  y =
    Math.max(
      ...lists.map(([title, items], i) =>
        titledList(pdf, part, title, items, { x: x + i * (column + 16), y, width: column }, listStyle),
      ),
    ) + 16
  const here = lyingIn(watersOf[id])
  const yachts = here.length > 0 ? here : fleet
  y =
    pdf.text(
      'H2',
      part,
      here.length > 0 ? own.yachts : label.nav.yachts,
      { x, y, width: measure },
      styles.heading,
    ) + 2
  if (here.length === 0) y = pdf.text('P', part, own.noYacht, { x, y, width: 420 }, styles.small) + 6
  y = table(
    pdf,
    part,
    {
      head: [
        label.nav.yachts,
        label.fleet.length,
        label.fleet.guests,
        label.fleet.cabins,
        label.fleet.base,
        label.fleet.prices,
      ],
      rows: yachts.map((yacht) => [
        yacht.name === yacht.model ? yacht.name : `${yacht.name} (${yacht.model})`,
        format.dimension(yacht.specifications.length),
        String(yacht.guests),
        String(yacht.cabins),
        copy.destination[yacht.base].name,
        weekFrom(charterYacht(yacht.slug), words.charter).short,
      ]),
      columns: [
        { width: 136, style: { ...listStyle, face: 'medium' } },
        { width: 46 },
        { width: 54 },
        { width: 54 },
        { width: 60 },
        { width: measure - 350 },
      ],
      style: listStyle,
      gap: 2.2,
    },
    { x, y, width: measure },
  )
  y = pdf.text('P', part, asOf, { x, y: y + 4, width: measure }, styles.small) + 8
  const bottom = page.height - contactHeight - 16
  const journey = pdf.heightOf(arrival.text, listStyle, measure - 140)
  const room = bottom - journey - 14 - y
  lineUp(pdf, part, yachts, words, { x, y, width: measure, height: room })
  pdf.text('H3', part, arrival.title, { x, y: bottom - journey, width: 130 }, styles.strong)
  pdf.text('P', part, arrival.text, { x: x + 140, y: bottom - journey, width: measure - 140 }, listStyle)
}
