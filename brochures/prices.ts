/** What a yacht costs and what that buys: her price, the rules of the one priced by the person, three lists. */
import { interpolate } from '#content/interpolate.ts'
import { notIncludedIn } from '#content/not-included.ts'
import type { Yacht } from '#content/schema.ts'
import { feeInPrice } from '#charter/included.ts'
import { rateSheet, stayRule, weekFrom } from '#charter/price-rows.ts'
import { type CharterYacht, charterYacht } from '#charter/yacht.ts'
import { titledList } from './lists.ts'
import { table } from './table.ts'
import { type Part, type Pdf } from './pdf.ts'
import { measure, page, styles } from './typography.ts'
import type { BrochureWords } from './words.ts'

const listStyle = { ...styles.body, size: 8.2, leading: 1.38 }
const gutter = 16

/** Begins a page. `date` is the day on which the prices are stated; a title of the page's own makes it the document's. @returns the y below. */
export function drawPrices(pdf: Pdf, yacht: Yacht, words: BrochureWords, date: Date, title?: string): number {
  const { copy, own, label, format } = words
  pdf.newPage()
  const part = pdf.group('Sect')
  const x = page.side
  // On a page of their own the rates of a yacht priced by the person need the room.
  const left = title ? 176 : 210
  const width = left - 20
  const heading = title ?? label.fleet.prices
  let y =
    pdf.text(
      title ? 'H1' : 'H2',
      part,
      heading,
      { x, y: page.top - 12, width: title ? measure : width },
      styles.title,
    ) + (title ? 32 : 4)
  const top = y
  const facts = charterYacht(yacht.slug)
  const { week, share } = weekFrom(facts, words.charter)
  y = pdf.text('P', part, week, { x, y, width: pdf.balanced(week, styles.lead, width) }, styles.lead) + 4
  y = pdf.text('P', part, share, { x, y, width }, styles.small) + 4
  y = pdf.text(
    'P',
    part,
    interpolate(own.asOf, { date: format.date(date.toISOString()) }),
    { x, y, width },
    styles.small,
  )
  y = Math.max(
    y,
    drawRates(pdf, part, facts, words, { x: x + left, y: title ? top : top - 28, width: measure - left }),
  )
  const column = (measure - 2 * gutter) / 3
  const lists = [
    [
      label.common.included,
      [...yacht.included.map((id) => copy.fleet.inclusions[id]), ...feeInPrice(facts.home, words.charter)],
    ],
    [label.common.notIncluded, notIncludedIn(yacht.base, copy)],
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

/** The rate sheet of two seasons. @returns the y below. */
function drawRates(
  pdf: Pdf,
  part: Part,
  facts: CharterYacht,
  { charter, label }: BrochureWords,
  { x, y, width }: { x: number; y: number; width: number },
): number {
  const amounts = 84
  const below = table(
    pdf,
    part,
    {
      head: [charter.say('prices.rates'), charter.say('prices.low'), charter.say('prices.high')],
      rows: rateSheet(facts, charter).map(({ name, low, high }) => [name, low, high]),
      columns: [
        { width: width - 2 * amounts },
        { width: amounts, align: 'right' },
        { width: amounts, align: 'right' },
      ],
      style: listStyle,
      gap: 2.4,
    },
    { x, y, width },
  )
  return pdf.text(
    'P',
    part,
    `${label.fleet.highSeason}. ${stayRule(facts, charter)}`,
    { x, y: below + 5, width },
    styles.small,
  )
}
