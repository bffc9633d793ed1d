/** The second page of a trip on paper: its days and their chart. */
import type { FreeDays } from '#charter/trip-view/free-days.server.ts'
import type { TripDay } from '#charter/trip-view/days.server.ts'
import type { TripWords } from '#charter/trip-view/trip-words.server.ts'
import { drawChart } from './itinerary-parts.ts'
import type { Part, Pdf } from './pdf.ts'
import { foot } from './page-marks.ts'
import { type Box, measure, page, styles } from './typography.ts'
import type { BrochureWords } from './words.ts'
import { type TripPaper, gutter, half } from './trip-paper.ts'

export function drawDays(pdf: Pdf, { view, destination, words }: TripPaper, own: BrochureWords) {
  const { days: copy } = words.copy
  pdf.newPage()
  const part = pdf.group('Sect')
  const x = page.side
  let y = pdf.text('H2', part, copy.title, { x, y: page.top - 12, width: measure }, styles.title) + 2
  y = pdf.text('P', part, destination ? view.daysLead : copy.none, { x, y, width: measure }, styles.small) + 8
  if (view.turnsBack)
    y = pdf.text('P', part, view.turnsBack.text, { x, y: y - 4, width: measure }, styles.small) + 8
  if (destination) {
    const room = { x, y, width: measure, height: view.days.length > 8 ? 210 : 300 }
    y +=
      drawChart(pdf, part, { destination, words: own, variant: 'wide', trip: view.stages }, room).height + 12
    const list = pdf.group('L', part)
    const entries = view.entries.filter(({ kind }) => kind !== 'ashore')
    const middle = Math.ceil(entries.length / 2)
    const columns = [entries.slice(0, middle), entries.slice(middle)]
    columns.forEach((column, i) => {
      const box = { x: x + i * (half + gutter), width: half }
      let at = y
      for (const entry of column) {
        if (entry.kind === 'day') at = drawDay(pdf, list, entry.day, words, { ...box, y: at })
        if (entry.kind === 'free') at = drawFree(pdf, list, entry.free, { ...box, y: at })
      }
    })
  }
  foot(pdf, view.what, 2, own)
}

function drawFree(pdf: Pdf, list: Part, free: FreeDays, { x, y, width }: Box): number {
  const part = pdf.group('LI', list)
  const label = `${free.label} · ${free.date}`
  let at = pdf.text('Lbl', part, label, { x, y, width }, { ...styles.small, colour: 'magenta' })
  const body = pdf.group('LBody', part)
  at = pdf.text('P', body, free.title, { x, y: at, width }, styles.strong)
  at = pdf.text('P', body, free.text, { x, y: at, width }, styles.small)
  pdf.rule({ x, y: at + 4, width })
  return at + 9
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
