/**
 * Draws the site's own SVG (charts and scale drawings) into a PDF as vectors. It knows the elements that
 * charts/ writes, and stops at any other instead of leaving it out.
 */
import { colour } from './colours.ts'
import { printable } from './letters.ts'
import { drawingRules, type Declarations, declarationsOf, type SvgElement } from './svg-style.ts'

type Node = SvgElement & { children: (Node | string)[] }
type Document = PDFKit.PDFDocument
type Context = { doc: Document; scale: number; ids: Map<string, Node> }

const inherited = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'text-anchor',
  'paint-order',
]
const attributeStyles = ['stroke-width', 'font-size', 'text-anchor', 'fill', 'stroke']
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** Width of a point's hairline on paper for a line that keeps its width on the screen, in points a pixel. */
const hairline = 0.62

/**
 * Draws `svg` (what stands between the svg tags) with its upper left corner at x, y.
 * @param scale points a unit of the drawing. @param classes those of the svg element, such as "chart chart--tall".
 */
export function drawSvg(
  doc: Document,
  svg: string,
  { x, y, scale, classes }: { x: number; y: number; scale: number; classes: string },
) {
  const root = parse(svg, classes)
  const ids = new Map<string, Node>()
  const index = (node: Node) => {
    if (node.attributes.id) ids.set(node.attributes.id, node)
    for (const child of node.children) if (typeof child !== 'string') index(child)
  }
  index(root)
  doc.save().translate(x, y).scale(scale)
  drawNode({ doc, scale, ids }, root, [], {})
  doc.restore()
}

/** A tree of the elements; our SVG is well formed, so tags are all there is to it. */
function parse(svg: string, classes: string): Node {
  const root: Node = { tag: 'svg', classes: classes.split(' '), attributes: {}, children: [] }
  const open = [root]
  for (const [, close, tag, rest = '', self, text] of svg.matchAll(
    /<(\/)?(\w+)((?:\s[^<>]*?)?)(\/)?>|([^<]+)/g,
  )) {
    if (text)
      open
        .at(-1)!
        .children.push(text.replace(/&(\w+|#39);/g, (whole, name: string) => entities[name] ?? whole))
    else if (close) open.pop()
    else {
      const attributes = Object.fromEntries(
        [...rest.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!]),
      )
      const node: Node = { tag: tag!, classes: attributes.class?.split(' ') ?? [], attributes, children: [] }
      open.at(-1)!.children.push(node)
      if (!self) open.push(node)
    }
  }
  return root
}

function drawNode(context: Context, node: Node, ancestors: SvgElement[], parent: Declarations) {
  const { doc, ids } = context
  const { tag, attributes } = node
  if (tag === 'defs') return
  const own = {
    ...Object.fromEntries(
      attributeStyles.filter((name) => attributes[name]).map((name) => [name, attributes[name]!]),
    ),
    ...declarationsOf(drawingRules(), node, ancestors),
  }
  const style = {
    ...Object.fromEntries(inherited.filter((name) => parent[name]).map((name) => [name, parent[name]!])),
    ...own,
  }
  doc.save()
  transform(doc, attributes.transform)
  const clip = /#([\w-]+)/.exec(attributes['clip-path'] ?? '')?.[1]
  if (clip) {
    const [shape] = ids.get(clip)!.children as Node[]
    outline(doc, shape!)
    doc.clip()
  }
  if (tag === 'use') drawNode(context, ids.get(attributes.href!.slice(1))!, [...ancestors, node], style)
  else if (tag === 'text') drawText(context, node, style)
  else if (tag === 'svg' || tag === 'g')
    for (const child of node.children) {
      if (typeof child !== 'string') drawNode(context, child, [...ancestors, node], style)
    }
  else drawShape(context, node, style)
  doc.restore()
}

function transform(doc: Document, value = '') {
  for (const [, name, list] of value.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b = 0] = list!.split(/[\s,]+/).map(Number)
    if (name === 'translate') doc.translate(a, b)
    else if (name === 'rotate') doc.rotate(a)
    else throw new Error(`The brochures cannot draw the SVG transform "${name}"`)
  }
}

function outline(doc: Document, { tag, attributes }: Node) {
  const number = (name: string) => Number(attributes[name] ?? 0)
  if (tag === 'path') doc.path(attributes.d!)
  else if (tag === 'circle') doc.circle(number('cx'), number('cy'), number('r'))
  else if (tag === 'rect' && attributes.rx)
    doc.roundedRect(number('x'), number('y'), number('width'), number('height'), number('rx'))
  else if (tag === 'rect') doc.rect(number('x'), number('y'), number('width'), number('height'))
  else throw new Error(`The brochures cannot draw the SVG element "${tag}"`)
}

function drawShape({ doc, scale }: Context, node: Node, style: Declarations) {
  const fill = colour(style.fill ?? '#000000')
  const stroke = colour(style.stroke ?? 'none')
  if (fill === 'none' && stroke === 'none') return
  outline(doc, node)
  if (stroke !== 'none') {
    const width = Number.parseFloat(style['stroke-width'] ?? '1')
    doc.lineWidth(style['vector-effect'] === 'non-scaling-stroke' ? (width * hairline) / scale : width)
    doc
      .lineJoin((style['stroke-linejoin'] ?? 'miter') as 'round')
      .lineCap((style['stroke-linecap'] ?? 'butt') as 'round')
    doc.strokeColor(stroke, Number(style['stroke-opacity'] ?? 1))
    // Dashes of a path of normalised length are short strokes along a road; on paper they all have one length.
    if (style['stroke-dasharray']) {
      const dashes = node.attributes.pathLength
        ? [2.4, 2.4]
        : style['stroke-dasharray'].split(/[\s,]+/).map(Number)
      doc.dash(dashes[0]!, { space: dashes[1] ?? dashes[0]! })
    }
  }
  if (fill !== 'none') doc.fillColor(fill, 1)
  if (fill === 'none') doc.stroke()
  else if (stroke === 'none') doc.fill()
  else doc.fillAndStroke()
}

function drawText({ doc }: Context, node: Node, style: Declarations) {
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
