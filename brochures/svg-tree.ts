/** SVG as a tree of elements. */
import type { SvgElement } from './svg-style.ts'

export type Node = SvgElement & { children: (Node | string)[] }
export type Document = PDFKit.PDFDocument
export type Context = { doc: Document; scale: number; ids: Map<string, Node> }

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** A tree of the elements; our SVG is well formed, so tags are all there is to it. */
export function parse(svg: string, classes: string): Node {
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
