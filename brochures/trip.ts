/** A trip on paper, four pages: cover; the days on the chart; the price; the journey, what to bring, contact. */
import { company } from '#content/company.ts'
import { unbroken } from '#content/headline.ts'
import { coverPicture, drawCover } from './cover.ts'
import { createPdf, type Pdf } from './pdf.ts'
import { foot } from './page-marks.ts'
import { table } from './table.ts'
import { drawTerms } from './terms.ts'
import { printPicture } from './pictures.ts'
import { measure, page, styles } from './typography.ts'
import { type BrochureWords, wordsOf } from './words.ts'
import { drawDays } from './trip-days.ts'
import { drawJourney } from './trip-journey.ts'
import { type TripPaper, columnsOf } from './trip-paper.ts'

/** Makes the file. @throws if a picture or a text is missing */
export async function tripPaper(paper: TripPaper): Promise<Buffer> {
  const pdf = await drawTrip(paper)
  return pdf.finish()
}

/** The pages, drawn and not yet finished. */
export async function drawTrip(paper: TripPaper): Promise<Pdf> {
  const { view, words, date } = paper
  const own = wordsOf(words.locale)
  const pdf = createPdf({
    title: `${view.what}, ${company.brand}`,
    subject: words.copy.paper.title,
    author: company.brand,
    keywords: '',
    locale: words.locale,
    date,
  })
  await drawOpening(pdf, paper, own)
  drawDays(pdf, paper, own)
  drawPrice(pdf, paper, own)
  drawJourney(pdf, paper, own)
  return pdf
}

async function drawOpening(pdf: Pdf, { view, yacht, words }: TripPaper, own: BrochureWords) {
  const { head } = words.copy
  drawCover(pdf, {
    picture: await printPicture(`${yacht}-underway`, coverPicture, words.locale),
    kicker: head.kicker,
    name: unbroken(view.title).split(', ')[0]!,
    lead: view.when,
    note: own.own.illustration,
    facts: [
      [head.who, view.who, 24],
      [words.copy.change.yacht, view.name, 20],
      [head.availability, view.state.name, 26],
      [head.total, view.total, 30],
    ],
  })
}

function drawPrice(pdf: Pdf, { view, lists, terms, words }: TripPaper, own: BrochureWords) {
  const { price } = words.copy
  const { ledger } = view
  pdf.newPage()
  const part = pdf.group('Sect')
  const x = page.side
  let y = pdf.text('H2', part, price.title, { x, y: page.top - 12, width: measure }, styles.title) + 4
  y = pdf.text('P', part, view.priceLead, { x, y, width: measure }, styles.body) + 8
  y = table(
    pdf,
    part,
    {
      rows: ledger.rows.map(({ name, value }) => [name, value]),
      columns: [{ width: measure - 170 }, { width: 170, align: 'right' }],
    },
    { x, y, width: measure },
  )
  y = pdf.text('P', part, ledger.shares.join(' · '), { x, y: y + 6, width: measure }, styles.strong) + 4
  for (const note of [...ledger.notes, view.estimate])
    y = pdf.text('P', part, note, { x, y, width: measure }, styles.small) + 2
  y = Math.max(...columnsOf(pdf, part, lists, y + 18)) + 24
  drawTerms(pdf, part, terms, { x, y, width: measure })
  foot(pdf, view.what, 3, own)
}
