/** A brochure as a stack of A4 pages: text, rules and figures put at places, each with its part in the document's structure. */
import PDFDocument from 'pdfkit'
import type { Locale } from '#content/locales.ts'
import { type Tone, tone } from './colours.ts'
import { printable } from './letters.ts'
import { type Box, emphasis, type Face, fonts, page, runsOf, type Style } from './typography.ts'
import { rememberLayouts } from './remember-layouts.ts'

export type Part = PDFKit.PDFStructureElement
/** What PDFKit takes for a part of the structure; its types leave out the place of a figure and the scope of a table's head. */
export type PartOptions = PDFKit.Mixins.StructureElementOptions & {
  bbox?: [number, number, number, number]
  placement?: 'Block'
  scope?: 'Column' | 'Row'
}
export type Pdf = ReturnType<typeof createPdf>
export type Facts = {
  title: string
  subject: string
  /** Whose it is; without one, nothing in the file names the company. */
  author?: string
  keywords: string
  locale: Locale
  date: Date
}

/** A text that was put on a page (1 is the first), and its letters that have no glyph: what a proof-reader needs. */
export type Written = Box & { text: string; height: number; page: number; missing: string[] }

/** An empty brochure: tagged, with its title shown in the window and its language named. */
export function createPdf({ title, subject, author, keywords, locale, date }: Facts) {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: locale,
    displayTitle: true,
    info: {
      Title: title,
      Subject: subject,
      ...(author && { Author: author, Creator: author }),
      Keywords: keywords,
      CreationDate: date,
      ModDate: date,
    },
  })
  for (const [name, file] of Object.entries(fonts))
    doc.registerFont(name, new URL(`fonts/${file}.ttf`, import.meta.url).pathname)
  const root = doc.struct('Document')
  doc.addStructure(root)
  const open: Part[] = [root]
  const written: Written[] = []
  let pages = 0

  /** A part of the structure that holds others: Sect, L, Table, TR. */
  function group(type: string, parent: Part = root, options: PartOptions = {}): Part {
    const part = doc.struct(type as 'Sect', options)
    parent.add(part)
    open.push(part)
    return part
  }

  /** Draws the content of one part of the structure. */
  function tagged(type: string, parent: Part, draw: () => void, options: PartOptions = {}) {
    const part = doc.struct(type as 'P', options)
    parent.add(part)
    part.add(doc.markStructureContent(type as 'P'))
    draw()
    doc.endMarkedContent()
    part.end()
  }

  /** Draws what only decorates: screen readers skip it. */
  function decor(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout') {
    doc.markContent('Artifact', { type })
    draw()
    doc.endMarkedContent()
  }

  function use({ face, size, leading, colour, tracking = 0, align = 'left' }: Style) {
    doc.font(face).fontSize(size).fillColor(tone(colour), 1)
    rememberLayouts(doc)
    return {
      lineGap: size * leading - doc.currentLineHeight(true),
      characterSpacing: tracking * size,
      align,
      features: [
        'kern',
        'liga',
        'lnum',
        ...(align === 'right' ? ['tnum'] : []),
      ] as PDFKit.Mixins.OpenTypeFeatures[],
    }
  }

  /** Height of a text in a style, in points. Marks of italics are not counted. */
  function heightOf(text: string, style: Style, width: number): number {
    const options = use(style)
    return doc.heightOfString(printable(text.replace(emphasis, '$1')), { ...options, width })
  }

  /** The least width at which a text needs no more lines than at `width`, so that none is left with a single word. */
  function balanced(text: string, style: Style, width: number): number {
    const height = heightOf(text, style, width)
    let least = width
    while (least > width / 2 && heightOf(text, style, least - 6) <= height) least -= 6
    return Math.min(width, least + 6)
  }

  function widthOf(text: string, style: Style): number {
    const { characterSpacing, features } = use(style)
    return doc.widthOfString(printable(text), { characterSpacing, features })
  }

  /** Writes a text and returns the y below it. BrochureWords between asterisks are set in italics. */
  function text(type: string, parent: Part, value: string, { x, y, width }: Box, style: Style): number {
    const height = heightOf(value, style, width)
    note(value, style, { x, y, width }, height)
    tagged(type, parent, () => {
      const runs = runsOf(value, style.face)
      runs.forEach(({ run, face }, i) => {
        const options = { ...use({ ...style, face }), width, continued: i < runs.length - 1 }
        if (i === 0) doc.text(run, x, y, options)
        else doc.text(run, options)
      })
    })
    return y + height
  }

  /** Writes one line that leads to an address, such as tel: or https:. Returns the y below it. */
  function link(parent: Part, value: string, { x, y, width }: Box, style: Style, address: string): number {
    const part = group('Link', parent)
    const height = heightOf(value, style, width)
    note(value, style, { x, y, width }, height)
    part.add(doc.markStructureContent('Link'))
    doc.text(printable(value), x, y, { ...use(style), width })
    doc.endMarkedContent()
    doc.link(x, y, Math.min(width, widthOf(value, style)), height, address, {
      structParent: part,
      Contents: new String(value),
    } as never)
    return y + height
  }

  /** Notes what was written where; a single line is as wide as its letters. */
  function note(text: string, style: Style, { x, y, width }: Box, height: number) {
    const plain = text.replace(emphasis, '$1')
    const oneLine = height < style.size * style.leading * 1.5 && (style.align ?? 'left') === 'left'
    written.push({
      text: plain,
      x,
      y,
      width: oneLine ? Math.min(width, widthOf(plain, style)) : width,
      height,
      page: pages,
      missing: runsOf(text, style.face).flatMap(({ run, face }) => missing(run, face)),
    })
  }

  /** Letters of a text for which a face has no glyph. */
  function missing(text: string, face: Face): string[] {
    doc.font(face)
    const { font } = (
      doc as unknown as { _font: { font: { hasGlyphForCodePoint: (point: number) => boolean } } }
    )._font
    return [...text].filter((letter) => letter !== '\n' && !font.hasGlyphForCodePoint(letter.codePointAt(0)!))
  }

  /** A hairline; thick for the head of a table. */
  function rule({ x, y, width }: Box, colour: Tone = 'hairline', thickness = 0.6) {
    decor(() =>
      doc
        .lineWidth(thickness)
        .strokeColor(tone(colour), 1)
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke(),
    )
  }

  function newPage() {
    doc.addPage()
    pages += 1
    decor(() => doc.rect(0, 0, page.width, page.height).fill(tone('paper')))
  }

  /** The finished file. */
  async function finish(): Promise<Buffer> {
    for (const part of open.toReversed()) part.end()
    const chunks: Buffer[] = []
    doc.end()
    for await (const chunk of doc as unknown as AsyncIterable<Buffer>) chunks.push(chunk)
    return Buffer.concat(chunks)
  }

  return {
    doc,
    /** Whether it bears the company's name and mark. */
    branded: author !== undefined,
    root,
    written,
    group,
    tagged,
    decor,
    heightOf,
    balanced,
    widthOf,
    text,
    link,
    rule,
    newPage,
    finish,
  }
}
