type Hours = {
  timeZone: string
  hours: readonly { days: readonly number[]; opens: string; closes: string }[]
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Whether the office is open at a moment, by the hours of its own time zone. The closing minute itself counts as closed. */
export function isOpen(now: Date, { timeZone, hours }: Hours): boolean {
  const parts = clockOf(timeZone).formatToParts(now)
  const part = (type: string) => parts.find((each) => each.type === type)!.value
  const time = `${part('hour')}:${part('minute')}`
  const day = weekdays.indexOf(part('weekday')) + 1
  return hours.some(({ days, opens, closes }) => days.includes(day) && time >= opens && time < closes)
}

/** Made once for each time zone, because `Intl` formats are slow to make. */
const clocks = new Map<string, Intl.DateTimeFormat>()
function clockOf(timeZone: string) {
  const made =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
    })
  clocks.set(timeZone, made)
  return made
}

/** Time is counted in quarters of an hour. */
const quarterMs = 15 * 60_000
/** Days after which counting ends: an office that is never open. */
const mostDays = 60

/** When the office opens next, counted from a moment; that moment, to the quarter of an hour, where it is open. */
export const opensAfter = (since: Date, office: Hours): Date =>
  new Date(afterOpenHours(since, 1 / 4, office).getTime() - quarterMs)

/** When the office will have been open for so many hours, counted from a moment and rounded up to a quarter of an hour. */
export function afterOpenHours(since: Date, openHours: number, office: Hours): Date {
  let left = openHours * 4
  let at = Math.ceil(since.getTime() / quarterMs) * quarterMs
  const end = at + mostDays * 24 * 60 * 60_000
  while (left > 0 && at < end) {
    if (isOpen(new Date(at), office)) left--
    at += quarterMs
  }
  return new Date(at)
}
