/** What the terminal shows: tables, times and a line of progress. Nothing a guest typed can steer the terminal. */

/** Where a command writes. `progress` is a terminal that can redraw a line, if there is one. */
export type Terminal = {
  out: (text: string) => Promise<void> | void
  progress?: (text: string) => void
  colour?: boolean
}

/** Text without control characters, so that no escape sequence reaches the terminal; line ends stay if asked for. */
export function plain(text: string, { lines = false } = {}): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, (character) =>
    character === '\n' && lines ? '\n' : character === '\u200d' ? character : ' ',
  )
}

/** JSON for other programs. What could steer a terminal that shows it is escaped, so that nothing is lost. */
export function jsonText(value: unknown, indent = 2): string {
  const escaped = (character: string) =>
    [...Array(character.length).keys()]
      .map((i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`)
      .join('')
  return `${JSON.stringify(value, null, indent).replace(/[\u007f-\u009f\u2028\u2029\p{Cf}\p{Co}]/gu, escaped)}\n`
}

/** A moment as `2026-11-21 07:12`, in UTC. */
export function moment(milliseconds: number | null | undefined): string {
  return milliseconds == null
    ? '–'
    : new Date(Number(milliseconds)).toISOString().slice(0, 16).replace('T', ' ')
}

/** A span such as `3 days`, `2 hours` or `40 s`. */
export function span(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000))
  if (seconds < 120) return `${seconds} s`
  if (seconds < 7200) return `${Math.round(seconds / 60)} minutes`
  return seconds < 172_800 ? `${Math.round(seconds / 3600)} hours` : `${Math.round(seconds / 86_400)} days`
}

export const bytes = (count: number) =>
  count < 1e6
    ? `${Math.round(count / 1e3)} kB`
    : count < 1e9
      ? `${Math.round(count / 1e6)} MB`
      : `${(count / 1e9).toFixed(1)} GB`
