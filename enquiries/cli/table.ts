/** Tables on a terminal. */
import { styleText } from 'node:util'
import { plain } from './terminal.ts'

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
