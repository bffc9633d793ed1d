/** Guests' words made safe to show in a letter: nothing in them may steer a terminal, turn the text around or add a line. */

/** Marks that change the direction of text (Unicode, bidirectional algorithm, section 2). */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g
const controls = /[\p{Cc}--[\n\t]]/gv

/** Text of several lines without control characters; its line breaks are line feeds. */
export function plainLines(text: string): string {
  return text.replace(lineBreaks, '\n').replace(directions, '').replace(controls, '')
}

/** Text of one line; a line break in it becomes a space. */
export function plainLine(text: string): string {
  return plainLines(text).replace(/\s+/g, ' ').trim()
}

/** A name for a mail header: one line, and nothing that a reader of mail decodes as an encoded word (RFC 2047). */
export function headerName(text: string): string {
  return plainLine(text).replace(/=+\?/g, '?').slice(0, 80)
}
