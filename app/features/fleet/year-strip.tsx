import type { DaySpan, YearMonth } from '#charter/calendar-year.ts'

/** A day is ten wide, so that a month of 31 fills the width; the bar stands below the line of high season. */
const day = 10
const [barTop, barHeight] = [5, 15]
const height = 24

/**
 * A month as a bar on a scale of days, like the edge of a chart: free nights are filled, booked ones empty, held ones hatched,
 * and a line above marks the high season. Short strokes stand on Saturdays. The text beside it says the same.
 */
export function YearStrip({ month, asked }: { month: YearMonth; asked: boolean }) {
  const { days, from, nights, highSeason, saturdays } = month
  const free = bars([{ first: from, last: days }])
  const held = nights.held.map(hatching).join('')
  const booked = bars(nights.booked)
  const high = highSeason.map(lineAbove).join('')
  return (
    <svg viewBox={`0 0 ${31 * day} ${height}`} aria-hidden="true">
      <path className={asked ? 'year-asked' : undefined} d={free} />
      {held && <path className="year-held" d={held} />}
      {booked && <path className="year-booked" d={booked} />}
      {high && <path className="year-high" d={high} />}
      <path d={saturdays.map(stroke).join('')} />
    </svg>
  )
}

const start = ({ first }: DaySpan) => (first - 1) * day
const width = ({ first, last }: DaySpan) => (last - first + 1) * day

const bars = (spans: readonly DaySpan[]) =>
  spans.map((span) => `M${start(span)} ${barTop}h${width(span)}v${barHeight}h-${width(span)}z`).join('')
const lineAbove = (span: DaySpan) => `M${start(span)} 1.5h${width(span)}`
const stroke = (saturday: number) => `M${(saturday - 1) * day} ${barTop + barHeight}v4`

/** A frame, and lines from lower left to upper right within it, three to a day. */
function hatching(span: DaySpan): string {
  const lines = Array.from({ length: (width(span) / day) * 2 - 1 }, (_, i) => {
    const x = start(span) + (i * day) / 2
    const run = Math.min(barHeight, start(span) + width(span) - x)
    return `M${x} ${barTop + barHeight}l${run}-${run}`
  })
  return `${bars([span])}${lines.join('')}`
}
