/** Stands, with a space on either side, where a writer lets a headline break into two halves. */
const breakMark = ' | '

/** The opening and the close of a headline whose writer marked a break. */
export function halvesOf(text: string): [opening: string, close: string] | undefined {
  const [opening, close] = text.split(breakMark)
  return opening && close ? [opening, close] : undefined
}

/** A headline for print, where lines are balanced instead: without its break, with its italics. */
export function unbroken(text: string): string {
  return text.replace(breakMark, ' ')
}

/** A headline as plain text: without its break and the asterisks of its italics. */
export function plainHeadline(text: string): string {
  return unbroken(text).replaceAll('*', '')
}
