/** What a yacht costs and what that buys: her price, the rules of the one priced by the person, three lists. */
import { interpolate } from '#content/interpolate.ts'
import type { PersonPricing, Yacht } from '#content/schema.ts'
import { listingPrice, nightFor, personRateRows, weekPrice } from '#content/yacht-rows.ts'
import { table, titledList } from './pieces.ts'
import { type Part, type Pdf } from './pdf.ts'
import { measure, page, styles } from './typography.ts'
import type { BrochureWords } from './words.ts'

const listStyle = { ...styles.body, size: 8.2, leading: 1.38 }
const gutter = 16

/** Begins the last page. `date` is the day on which the prices are stated. @returns the y below. */
export function drawPrices(pdf: Pdf, yacht: Yacht, words: BrochureWords, date: Date): number {
  const { copy, own, label, format } = words
  pdf.newPage()
  const part = pdf.group('Sect')
  const x = page.side
  const width = yacht.pricing ? 210 : measure
  let y = pdf.text('H2', part, label.fleet.prices, { x, y: page.top - 12, width: measure }, styles.title) + 4
  const top = y
  const price = [listingPrice(yacht, words.yachtLabels), weekPrice(yacht, words.yachtLabels)]
    .filter(Boolean)
    .join('; ')
  y = pdf.text('P', part, price, { x, y, width: pdf.balanced(price, styles.lead, width) }, styles.lead) + 4
  y = pdf.text(
    'P',
    part,
    interpolate(own.asOf, { date: format.date(date.toISOString()) }),
    { x, y, width },
    styles.small,
  )
  if (yacht.pricing)
    y = Math.max(
      y,
      drawRates(pdf, part, yacht.pricing, words, { x: x + 230, y: top - 28, width: measure - 230 }),
    )
  const column = (measure - 2 * gutter) / 3
  const lists = [
    [label.common.included, yacht.included.map((id) => copy.fleet.inclusions[id])],
    [label.common.notIncluded, copy.fleet.notIncluded],
    [label.common.paidLocally, copy.destination[yacht.base].costs.paidLocally],
  ] as const
  return Math.max(
    ...lists.map(([title, items], i) =>
      titledList(
        pdf,
        part,
        title,
        items,
        { x: x + i * (column + gutter), y: y + 14, width: column },
        listStyle,
      ),
    ),
  )
}

function drawRates(
  pdf: Pdf,
  part: Part,
  pricing: PersonPricing,
  { own, format, yachtLabels }: BrochureWords,
  { x, y, width }: { x: number; y: number; width: number },
): number {
  const rows = personRateRows(pricing, yachtLabels).map(({ name, value }) => [name, value])
  const below = table(
    pdf,
    part,
    { rows, columns: [{ width: width - 86 }, { width: 86, align: 'right' }], style: listStyle, gap: 2.4 },
    { x, y, width },
  )
  const examples = [2, 4, 6, pricing.maxGuests].map((count) =>
    `${interpolate(own.adults, { count })} ${format.money(nightFor(pricing, count))}`.replaceAll(
      ' ',
      '\u00a0',
    ),
  )
  return pdf.text(
    'P',
    part,
    `${own.examples}: ${examples.join(', ')}.`,
    { x, y: below + 5, width },
    styles.small,
  )
}
