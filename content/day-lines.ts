/** Lines of an itinerary that depend on when, with which yacht and for how long guests go. */

/**
 * What can be the case on a day of a trip; charter/occasions.ts finds out which of them are. `motor`: she is a motor yacht.
 * `noKayak`, `noBoard`, `noPaddle`, `fishing`, `barbecue`: what she carries, `noPaddle` being neither kayak nor board.
 * `lobsterOpen`, `lobsterClosed`: where a law says so. `dark`, `moonlit`: whether the moon lights the evening; no evening of the rainy season is promised to be dark and full of stars. `weekend`, `weekday`.
 * `longLeg`: half a morning under way or more. `downwind`: under sail before the trade wind. `lastNight`, `moreNights`: whether guests leave her the next morning.
 * `othersLeave`: other guests do on the morning of this day.
 */
export const occasions = [
  'motor',
  'noKayak',
  'noBoard',
  'noPaddle',
  'fishing',
  'barbecue',
  'lobsterOpen',
  'lobsterClosed',
  'dark',
  'moonlit',
  'weekend',
  'weekday',
  'longLeg',
  'downwind',
  'lastNight',
  'moreNights',
  'othersLeave',
] as const
export type Occasion = (typeof occasions)[number]

/**
 * A text for everybody, or one with others for some occasions: `line` is what an itinerary says of which no more is known;
 * otherwise the first of the others whose occasion has come stands in its place. Null leaves the line out.
 */
export type DayLine = string | ({ line: string } & Partial<Record<Occasion, string | null>>)

/** The text where neither date nor yacht is known. */
export const generalLine = (text: DayLine): string => (typeof text === 'string' ? text : text.line)

/** The text on a day with these occasions; nothing where it is left out. */
export function lineOn(text: DayLine, on: ReadonlySet<Occasion>): string | null {
  if (typeof text === 'string') return text
  const { line, ...others } = text
  const met = (Object.keys(others) as Occasion[]).find((occasion) => on.has(occasion))
  return met === undefined ? line : (others[met] ?? null)
}

/** The lines of a day with these occasions. */
export const linesOn = (texts: readonly DayLine[], on: ReadonlySet<Occasion>): string[] =>
  texts.map((text) => lineOn(text, on)).filter((line) => line !== null)

/** Whether a value among the texts is a line with others for some occasions. */
export const isDayLine = (value: unknown): value is Exclude<DayLine, string> =>
  typeof value === 'object' && value !== null && 'line' in value
