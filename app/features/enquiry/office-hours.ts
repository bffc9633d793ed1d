type Hours = {
  timeZone: string
  hours: readonly { days: readonly number[]; opens: string; closes: string }[]
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Whether the office is open at a moment, by the hours of its own time zone. The closing minute itself counts as closed. */
export function isOpen(now: Date, { timeZone, hours }: Hours): boolean {
  const parts = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).formatToParts(now)
  const part = (type: string) => parts.find((each) => each.type === type)!.value
  const time = `${part('hour')}:${part('minute')}`
  const day = weekdays.indexOf(part('weekday')) + 1
  return hours.some(({ days, opens, closes }) => days.includes(day) && time >= opens && time < closes)
}
