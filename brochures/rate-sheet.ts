/** A yacht's rates for agencies, on one page: rates, what they hold and leave out, terms, and room for the agency. */
import { comingHighSeasons } from '#charter/high-season.ts'
import { ledger } from '#charter/ledger.ts'
import { fullParty } from '#charter/party.ts'
import { pageTerms } from '#charter/page-words.server.ts'
import { charterYacht } from '#charter/yacht.ts'
import { interpolate } from '#content/interpolate.ts'
import type { Yacht } from '#content/schema.ts'
import { drawAgencyBand } from './agency-band.ts'
import { drawPrices } from './prices.ts'
import type { Pdf } from './pdf.ts'
import { drawTerms } from './terms.ts'
import { measure, page, styles } from './typography.ts'
import type { BrochureWords } from './words.ts'

/** `date` is the day on which the rates are stated. */
export function drawRateSheet(pdf: Pdf, yacht: Yacht, words: BrochureWords, date: Date) {
  const { charter, copy, own, label } = words
  const { name, model, guests, cabins, base } = yacht
  const x = page.side
  const width = measure
  const below = drawPrices(pdf, yacht, words, date, `${name}: ${own.rates}`)
  const part = pdf.group('Sect')
  const facts = [
    ...(model === name ? [] : [model]),
    charter.say('guests', { count: guests }),
    charter.say('cabinCount', { count: cabins }),
    `${label.fleet.base}: ${copy.destination[base].name}`,
  ]
  pdf.text('P', part, facts.join('  ·  '), { x, y: page.top + 22, width }, styles.strong)
  let y = below + 16
  for (const text of [feesOf(yacht, words), highSeasonFrom(date, words)])
    y = pdf.text('P', part, text, { x, y, width }, { ...styles.body, size: 8.8 }) + 4
  drawTerms(pdf, part, pageTerms(words.locale), { x, y: y + 10, width })
  drawAgencyBand(pdf, words)
}

/** What guests pay in her waters beside the rate. */
function feesOf({ slug }: Yacht, { charter, own, format }: BrochureWords): string {
  const facts = charterYacht(slug)
  const week = ledger(facts, facts.home, { nights: 7 }, fullParty(facts))
  const fees = week.lines
    .filter(({ code }) => code === 'fee')
    .map((line) => {
      const name = charter.line(line, week, facts)
      return line.cents === undefined ? `${name} (${charter.amount(line, week)})` : name
    })
  return interpolate(own.fees, { fees: format.all(fees) })
}

function highSeasonFrom(date: Date, { own, format }: BrochureWords): string {
  const spans = comingHighSeasons(date.toISOString().slice(0, 10))
  return interpolate(own.highSeasonNights, {
    spans: spans.map(({ first, last }) => format.dates(first, last)).join('; '),
  })
}
