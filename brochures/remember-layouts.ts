/** Makes PDFKit measure texts faster. */

type LayoutFont = { layoutRun(text: string, features?: string[]): object; remembers?: true }

/** PDFKit remembers the layout of a word only where no font features are asked for; measuring lays out most words often. */
export function rememberLayouts(doc: PDFKit.PDFDocument) {
  const font = (doc as unknown as { _font: LayoutFont })._font
  if (font.remembers) return
  font.remembers = true
  const layOut = font.layoutRun.bind(font)
  const known = new Map<string, object>()
  font.layoutRun = (text, features) => {
    const key = `${features} ${text}`
    const run = known.get(key) ?? layOut(text, features)
    known.set(key, run)
    return run
  }
}
