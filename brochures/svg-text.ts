/** The words of an SVG drawing, put on a page. */
import { colour } from './colours.ts'
import { printable } from './letters.ts'
import type { Declarations } from './svg-style.ts'
import type { Node, Context } from './svg-tree.ts'

export function drawText({ doc }: Context, node: Node, style: Declarations) {
  const size = Number.parseFloat(style['font-size'] ?? '16')
  const serif = style['font-family']?.includes('serif') && !style['font-family'].includes('sans')
  doc
    .font(
      serif
        ? style['font-style'] === 'italic'
          ? 'italic'
          : 'serif'
        : Number(style['font-weight'] ?? 400) >= 500
          ? 'medium'
          : 'sans',
    )
    .fontSize(size)
  const characterSpacing = Number.parseFloat(style['letter-spacing'] ?? '0') * size
  const lines = node.children.map((child) =>
    typeof child === 'string'
      ? { text: child, attributes: node.attributes }
      : { text: String(child.children[0] ?? ''), attributes: child.attributes },
  )
  for (const { text: written, attributes } of lines) {
    const text = printable(written)
    const width = doc.widthOfString(text, { characterSpacing })
    const x =
      Number(attributes.x ?? 0) -
      (style['text-anchor'] === 'middle' ? width / 2 : style['text-anchor'] === 'end' ? width : 0)
    const put = (options: PDFKit.Mixins.TextOptions) =>
      doc.text(text, x, Number(attributes.y ?? 0), {
        baseline: 'alphabetic',
        lineBreak: false,
        characterSpacing,
        ...options,
      })
    const halo = colour(style.stroke ?? 'none')
    if (halo !== 'none' && style['paint-order'] === 'stroke') {
      doc
        .lineWidth(Number(style['stroke-width'] ?? 1))
        .lineJoin('round')
        .strokeColor(halo, Number(style['stroke-opacity'] ?? 1))
      put({ stroke: true, fill: false })
    }
    doc.fillColor(colour(style.fill ?? '#000000'), 1)
    put({ fill: true, stroke: false })
  }
}
