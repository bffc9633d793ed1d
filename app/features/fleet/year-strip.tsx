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
  const held = bars(nights.held)
  const hatching = nights.held.map(middle).join('')
  const booked = bars(nights.booked)
  const high = highSeason.map(lineAbove).join('')
  return (
    <svg viewBox={`0 0 ${31 * day} ${height}`} aria-hidden="true">
      <path className={asked ? 'year-asked' : undefined} d={free} />
      {held && <path className="year-held" d={held} />}
      {hatching && <path className="year-hatching" d={hatching} />}
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

/** A line through the middle, as wide as the bar is high; its dashes hatch the bar. */
const middle = (span: DaySpan) => `M${start(span)} ${barTop + barHeight / 2}h${width(span)}`
