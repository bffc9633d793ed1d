/** Which day and hour it is in a time zone. Runs in the browser, too. */

const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** The day that it is somewhere, such as in America/Panama. Formats are kept, because one takes a millisecond to make. */
export function dayIn(timeZone: string, now = new Date()): string {
  const format =
    dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  dayFormats.set(timeZone, format)
  return format.format(now)
}

/** The instant at which a clock somewhere shows an hour on a day: boarding in Nassau is an hour earlier in summer than in winter, in UTC. */
export function instantIn(timeZone: string, day: string, hour: string): Date {
  const wanted = Date.parse(`${day}T${hour}:00Z`)
  // Twice, because the first guess may lie on the other side of a change of the clocks.
  const guess = wanted - offsetAt(timeZone, wanted)
  return new Date(wanted - offsetAt(timeZone, guess))
}

/** Made once for a time zone, because `Intl` formats are slow to make. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  clocks.set(timeZone, made)
  return made
}

const offsets = new Map<string, number>()

/** Milliseconds by which a time zone is ahead of UTC at an instant. Kept for each hour: a page asks for forty of them. */
function offsetAt(timeZone: string, instant: number): number {
  const key = `${timeZone} ${Math.floor(instant / 3_600_000)}`
  const offset = offsets.get(key) ?? offsetByClock(timeZone, instant)
  offsets.set(key, offset)
  return offset
}

function offsetByClock(timeZone: string, instant: number): number {
  const parts = clockOf(timeZone).formatToParts(instant)
  const part = (type: string) => Number(parts.find((each) => each.type === type)!.value)
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return local - Math.floor(instant / 1000) * 1000
}
