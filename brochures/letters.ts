/** Neither of our type families has a prime, and PDF knows no fallback font: minutes and seconds take the straight marks. */
export function printable(text: string): string {
  return text.replaceAll('′', "'").replaceAll('″', '"')
}
