/** A trip on paper, four pages: cover; the days on the chart; the price; the journey, what to bring, contact. */
import { canonicalPath } from '#app/pages.ts'
import type { TermsView } from '#charter/terms-view.ts'
import type { TripDay } from '#charter/trip-view/days.server.ts'
import type { JourneyStep } from '#charter/trip-view/journey.server.ts'
import type { tripView } from '#charter/trip-view/trip-view.server.ts'
import type { TripWords } from '#charter/trip-view/trip-words.server.ts'
import { company } from '#content/company.ts'
import { unbroken } from '#content/headline.ts'
import type { DestinationId, YachtSlug } from '#content/schema.ts'
import { drawContact } from './contact.ts'
import { coverPicture, drawCover } from './cover.ts'
import { drawChart } from './itinerary-parts.ts'
import { createPdf, type Part, type Pdf } from './pdf.ts'
import { foot, table, titledList } from './pieces.ts'
import { drawTerms } from './terms.ts'
import { printPicture } from './pictures.ts'
import { type Box, measure, page, styles } from './typography.ts'
import { type BrochureWords, wordsOf } from './words.ts'

export type TripPaper = {
  yacht: YachtSlug
  /** None where the waters have no itinerary. */
  destination?: DestinationId
  view: ReturnType<typeof tripView>
  words: TripWords
  lists: { title: string; items: readonly string[] }[]
  terms: TermsView
  papers: { title: string; items: readonly string[] }[]
  /** Of the page, with the price. */
  link: string
  origin: string
  date: Date
}

const gutter = 20
const half = (measure - gutter) / 2
const listStyle = { ...styles.body, size: 8.8, leading: 1.4 }

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

function drawDays(pdf: Pdf, { view, destination, words }: TripPaper, own: BrochureWords) {
  const { days: copy } = words.copy
  pdf.newPage()
  const part = pdf.group('Sect')
  const x = page.side
  let y = pdf.text('H2', part, copy.title, { x, y: page.top - 12, width: measure }, styles.title) + 2
  y = pdf.text('P', part, destination ? copy.lead : copy.none, { x, y, width: measure }, styles.small) + 8
  if (destination) {
    const chosen: [number, number] = [1, view.days.length]
    const room = { x, y, width: measure, height: view.days.length > 8 ? 210 : 300 }
    y += drawChart(pdf, part, { destination, words: own, variant: 'wide', days: chosen }, room).height + 12
    const list = pdf.group('L', part)
    const middle = Math.ceil(view.days.length / 2)
    const columns = [view.days.slice(0, middle), view.days.slice(middle)]
    columns.forEach((days, i) => {
      let at = y
      for (const day of days)
        at = drawDay(pdf, list, day, words, { x: x + i * (half + gutter), y: at, width: half })
    })
  }
  foot(pdf, view.what, 2, own)
}

function drawDay(pdf: Pdf, list: Part, day: TripDay, { say }: TripWords, { x, y, width }: Box): number {
  const part = pdf.group('LI', list)
  const label = `${say('days.day', { number: day.number })} · ${day.date}${day.note ? ` · ${day.note}` : ''}`
  let at = pdf.text('Lbl', part, label, { x, y, width }, { ...styles.small, colour: 'magenta' })
  const body = pdf.group('LBody', part)
  at = pdf.text('P', body, day.title, { x, y: at, width }, styles.strong)
  at = pdf.text('P', body, `${day.location}. ${day.leg}`, { x, y: at, width }, styles.small)
  at = pdf.text('P', body, `${day.sun} · ${day.moon.name}`, { x, y: at, width }, styles.small)
  pdf.rule({ x, y: at + 4, width })
  return at + 8
}

function drawPrice(pdf: Pdf, { view, lists, terms, words }: TripPaper, own: BrochureWords) {
  const { price } = words.copy
  const { ledger } = view
  pdf.newPage()
  const part = pdf.group('Sect')
  const x = page.side
  let y = pdf.text('H2', part, price.title, { x, y: page.top - 12, width: measure }, styles.title) + 4
  y = pdf.text('P', part, price.lead, { x, y, width: measure }, styles.body) + 8
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

function drawJourney(pdf: Pdf, { view, papers, words, link, origin }: TripPaper, own: BrochureWords) {
  const { journey, ask } = words.copy
  pdf.newPage()
  const part = pdf.group('Sect')
  const x = page.side
  const y =
    pdf.text('H2', part, unbroken(journey.title), { x, y: page.top - 12, width: measure }, styles.title) + 6
  const below = [
    drawSteps(pdf, part, journey.there, view.journey.there, { x, y, width: half }),
    drawSteps(pdf, part, journey.home, view.journey.home, { x: x + half + gutter, y, width: half }),
  ]
  columnsOf(pdf, part, papers, Math.max(...below) + 14, { ...listStyle, size: 7.8, leading: 1.34 })
  drawContact(pdf, own, ask, `${origin}${canonicalPath('trip')}`, link)
}

function drawSteps(
  pdf: Pdf,
  parent: Part,
  title: string,
  steps: JourneyStep[],
  { x, y, width }: Box,
): number {
  let at = pdf.text('H3', parent, title, { x, y, width }, styles.strong) + 3
  pdf.rule({ x, y: at, width }, 'ink', 0.8)
  for (const step of steps) {
    at = pdf.text('P', parent, step.date, { x, y: at + 5, width }, { ...styles.small, colour: 'magenta' })
    at = pdf.text('P', parent, step.title, { x, y: at, width }, styles.strong)
    at = pdf.text('P', parent, step.text, { x, y: at, width }, { ...styles.small, size: 7.4 })
  }
  return at
}

/** Lists side by side. @returns the y below each */
function columnsOf(
  pdf: Pdf,
  part: Part,
  lists: { title: string; items: readonly string[] }[],
  y: number,
  style:
    | typeof styles.body
    | (Omit<typeof styles.body, 'size' | 'leading'> & { size: number; leading: number }) = listStyle,
): number[] {
  const width = (measure - (lists.length - 1) * gutter) / lists.length
  return lists.map(({ title, items }, i) =>
    titledList(pdf, part, title, items, { x: page.side + i * (width + gutter), y, width }, style),
  )
}
