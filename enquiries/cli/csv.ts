/** CSV that a spreadsheet can open without running anything that a stranger typed. */
import { plain } from './terminal.ts'

/**
 * Where a spreadsheet would take what follows for a formula (OWASP, CSV injection): one of these characters, or its
 * full-width twin, at the start of a cell, or after anything that a spreadsheet of another locale takes for the end of a
 * cell. German and Spanish Excel split at semicolons, even inside quotation marks once a comma follows the first ones.
 */
const formula = /(^|[;,|\t\n])([\s"']*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g

/** One quoted cell: no control characters but line ends, and an apostrophe where a formula would start. */
export function csvCell(value: string | number | null | undefined): string {
  if (typeof value === 'number') return `"${value}"`
  const text = plain((value ?? '').replace(/\r\n?/g, '\n'), { lines: true })
  return `"${text.replace(formula, "$1$2'").replaceAll('"', '""')}"`
}

/** One record with its line end (CRLF, RFC 4180). */
export function csvLine(cells: (string | number | null | undefined)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}
