/** What the terminal shows: tables, times and a line of progress. Nothing a guest typed can steer the terminal. */
import { styleText } from 'node:util'

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

/** Columns that a text takes: two for East Asian and pictographic characters, none for marks that combine. */
export function widthOf(text: string): number {
  let width = 0
  for (const { segment } of new Intl.Segmenter().segment(text))
    width += /^[\p{Extended_Pictographic}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(
      segment,
    )
      ? 2
      : 1
  return width
}

function cut(text: string, maxWidth: number) {
  if (widthOf(text) <= maxWidth) return text
  let kept = ''
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (widthOf(kept + segment) >= maxWidth) break
    kept += segment
  }
  return `${kept}…`
}

/** A table with a head and aligned columns; a cell wider than `maxWidth` is cut. Numbers stand to the right. */
export function table(
  head: string[],
  rows: (string | number | null | undefined)[][],
  { colour = false, maxWidth = 40 } = {},
): string {
  const cells = rows.map((row) => row.map((cell) => cut(plain(String(cell ?? '–')), maxWidth)))
  const widths = head.map((name, i) => Math.max(widthOf(name), ...cells.map((row) => widthOf(row[i]!))))
  const right = head.map((_, i) => rows.length > 0 && rows.every((row) => typeof row[i] === 'number'))
  const pad = (text: string, i: number) =>
    right[i] ? ' '.repeat(widths[i]! - widthOf(text)) + text : text + ' '.repeat(widths[i]! - widthOf(text))
  const line = (row: string[]) => row.map(pad).join('  ').trimEnd()
  const top = line(head)
  const rule = widths.map((width) => '─'.repeat(width)).join('  ')
  return [colour ? styleText('bold', top, { validateStream: false }) : top, rule, ...cells.map(line)]
    .map((each) => `${each}\n`)
    .join('')
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

/** A bar that is redrawn at most ten times a second, and taken away at the end; nothing where nobody looks. */
export function progressBar({ progress }: Terminal, label: string, total: number) {
  let drawn = -Infinity
  return {
    at(done: number) {
      if (!progress || performance.now() - drawn < 100) return
      drawn = performance.now()
      const share = total === 0 ? 1 : Math.min(1, done / total)
      const filled = Math.round(share * 24)
      progress(
        `\r${label} ${'█'.repeat(filled)}${'░'.repeat(24 - filled)} ${Math.round(share * 100)} %  ${done} of ${total}`,
      )
    },
    end() {
      if (drawn > 0) progress?.('\r\u001b[K')
    },
  }
}
