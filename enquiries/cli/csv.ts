/** CSV that a spreadsheet can open without running anything that a stranger typed. */

/** Spreadsheets take a cell that starts with one of these for a formula (OWASP, CSV injection); the last four are their full-width twins. */
const startsFormula = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/

/** One cell: a leading apostrophe where a formula would start, quotes where RFC 4180 wants them. */
export function csvCell(value: string | number | null | undefined): string {
  const text = String(value ?? '')
  const safe = startsFormula.test(text) && typeof value !== 'number' ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One record with its line end (CRLF, RFC 4180). */
export function csvLine(cells: (string | number | null | undefined)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}
