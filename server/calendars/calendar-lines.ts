/**
 * The lines of an iCal file, checked and mended before the parser sees them. What is wrong is named by its line alone: the
 * content of a line may be a guest's name, and a parser's own messages repeat it.
 */
import { isDay } from '#charter/calendar.ts'

/** Says what is wrong with a calendar, in words that hold nothing of its content. */
export class CalendarProblem extends Error {}

type Line = { number: number; text: string }

const dated = /^(DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)((?:;[^:]*)?):(.*)$/i
const dayValue = /^(\d{4})(\d{2})(\d{2})$/
const timeValue = /^(\d{4})(\d{2})(\d{2})T([01]\d|2[0-3])[0-5]\d([0-5]\d|60)Z?$/
/** A name with its parameters, whose values may stand in quotation marks and then hold anything. */
const contentLine = /^[A-Za-z0-9-]+(;[^=:;]+=("[^"]*"|[^":;,]*)(,("[^"]*"|[^":;,]*))*)*:/

/**
 * Unfolded lines with a day's value marked as one, as some programs forget to (`DTSTART:20270206`).
 * @throws CalendarProblem that names the line
 */
export function calendarLines(text: string): string[] {
  const lines = unfold(text)
  if (!/^BEGIN:VCALENDAR$/i.test(lines[0]?.text ?? ''))
    throw new CalendarProblem('is no calendar: it does not begin with BEGIN:VCALENDAR')
  const open: string[] = []
  const mended: string[] = []
  for (const line of lines) {
    const { number, text: content } = line
    const [, edge, name = ''] = /^(BEGIN|END):(.+)$/i.exec(content) ?? []
    if (edge?.toUpperCase() === 'BEGIN') open.push(name.toUpperCase())
    else if (edge && open.pop() !== name.toUpperCase())
      throw new CalendarProblem(`line ${number} ends what did not begin there`)
    else if (!edge && !contentLine.test(content))
      throw new CalendarProblem(`line ${number} is no line of a calendar`)
    // Time zones begin in the year 1601, and what is to be done is none of our business.
    mended.push(...(open.at(-1) === 'VEVENT' ? withDay(line) : [content]))
  }
  if (open.length > 0) throw new CalendarProblem('breaks off: it has no END:VCALENDAR')
  return mended
}

/** Lines that begin with a blank go on from the one before (RFC 5545, 3.1). */
function unfold(text: string): Line[] {
  const lines: Line[] = []
  for (const [i, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const last = lines.at(-1)
    if (/^[ \t]/.test(raw) && last) last.text += raw.slice(1)
    else if (raw.trim() !== '') lines.push({ number: i + 1, text: raw.trimEnd() })
  }
  return lines
}

function withDay({ number, text }: Line): string[] {
  const [, name, parameters = '', value = ''] = dated.exec(text) ?? []
  if (!name || /VALUE=PERIOD/i.test(parameters)) return [text]
  // Some programs write a list of exceptions that is empty.
  if (value === '' && /^(EXDATE|RDATE)$/i.test(name)) return []
  const values = value.split(',')
  const areDays = values.every((each) => dayValue.test(each))
  if (!values.every(isSound)) throw new CalendarProblem(`line ${number} (${name}) holds no day or time`)
  const other = parameters.replace(/;VALUE=[^;]*/i, '')
  return [areDays ? `${name}${other};VALUE=DATE:${value}` : `${name}${other}:${value}`]
}

function isSound(value: string): boolean {
  const [, year, month, day] = dayValue.exec(value) ?? timeValue.exec(value) ?? []
  return year !== undefined && isDay(`${year}-${month}-${day}`)
}
