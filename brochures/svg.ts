/**
 * Draws the site's own SVG (charts and scale drawings) into a PDF as vectors. It knows the elements that
 * charts/ writes, and stops at any other instead of leaving it out.
 */
import { colour } from './colours.ts'
import { drawingRules, type Declarations, declarationsOf, type SvgElement } from './svg-style.ts'
import { parse, type Context, type Document, type Node } from './svg-tree.ts'
import { drawText } from './svg-text.ts'

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
