/** A page as its smallest pieces of text, each with the yachts and waters that it speaks of. Reads the HTML that React writes. */
import { type Subject, namedIn } from './subject.ts'

/** A paragraph, a row of a table, a label with its value. */
export type Block = { text: string; about: Subject }

type Element = { tag: string; attributes: string; children: (Element | string)[]; parent?: Element }

const tokens =
  /<!--[\s\S]*?-->|<(script|style|template)\b[\s\S]*?<\/\1>|<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|[^">])*)>|[^<]+/g
const voids = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])
const inline = new Set(
  'a abbr b br cite code em i img mark small span strong sub sup time tspan wbr'.split(' '),
)

/** A line of a text that has no markup. */
export function blockOf(line: string, about: Subject): Block {
  const text = plain(line)
  const { yachts, waters } = namedIn(text)
  return {
    text,
    about: {
      yachts: yachts.length > 0 ? yachts : about.yachts,
      waters: waters.length > 0 ? waters : about.waters,
    },
  }
}

/** Every text of a page that a person or a machine reads. `about` is what the page is about, for texts that name nothing else. */
export function blocksOf(html: string, about: Subject): Block[] {
  const root = parse(html)
  const blocks = [...spokenAttributes(html)].map((text) => ({ text, about: named(text) ?? about }))
  collect(root)
  return blocks

  function collect(element: Element) {
    const whole =
      isRow(element) || !element.children.some((child) => typeof child !== 'string' && !isInline(child))
    if (!whole) {
      for (const child of element.children) if (typeof child !== 'string') collect(child)
      const own = plain(
        element.children
          .filter((child) => typeof child === 'string' || isInline(child))
          .map(textOf)
          .join(' '),
      )
      if (own) blocks.push({ text: own, about: subjectAt(element, own) })
      return
    }
    const text = plain(textOf(element))
    if (text) blocks.push({ text, about: subjectAt(element, text) })
  }

  /** What the text names; else what the nearest part of the page around it names. */
  function subjectAt(element: Element, text: string): Subject {
    const found = named(text)
    const result = { yachts: found?.yachts ?? [], waters: found?.waters ?? [] }
    for (
      let part: Element | undefined = element;
      part && part.tag !== 'main' && part.tag !== 'body';
      part = part.parent
    ) {
      const around = namesOf(part)
      if (result.yachts.length === 0) result.yachts = around.yachts
      if (result.waters.length === 0) result.waters = around.waters
    }
    return {
      yachts: result.yachts.length > 0 ? result.yachts : about.yachts,
      waters: result.waters.length > 0 ? result.waters : about.waters,
    }
  }
}

const known = new WeakMap<Element, Subject>()
function namesOf(element: Element): Subject {
  const names = known.get(element) ?? namedIn(textOf(element))
  known.set(element, names)
  return names
}

function named(text: string): Subject | undefined {
  const found = namedIn(text)
  return found.yachts.length + found.waters.length > 0 ? found : undefined
}

/** A row of a table, or a name with its value, is read as one. */
const isRow = ({ tag, children }: Element) =>
  tag === 'tr' || children.some((child) => typeof child !== 'string' && child.tag === 'dt')
const isInline = ({ tag, children }: Element): boolean =>
  inline.has(tag) && children.every((child) => typeof child === 'string' || isInline(child))

function parse(html: string): Element {
  const root: Element = { tag: 'root', attributes: '', children: [] }
  let open = root
  for (const [token, , closing, name, attributes = ''] of html.matchAll(tokens)) {
    if (!name) {
      if (!token.startsWith('<')) open.children.push(token)
      continue
    }
    const tag = name.toLowerCase()
    if (closing) {
      let match: Element | undefined = open
      while (match && match.tag !== tag) match = match.parent
      open = match?.parent ?? open
      continue
    }
    const element: Element = { tag, attributes, children: [], parent: open }
    open.children.push(element)
    if (!voids.has(tag) && !attributes.endsWith('/')) open = element
  }
  return root
}

/** Elements that mark words within a word or figure; anything else stands apart from what is beside it. */
const withinWords = new Set(['abbr', 'b', 'em', 'i', 'sub', 'sup', 'tspan', 'wbr'])

function textOf(node: Element | string): string {
  if (typeof node === 'string') return node
  const apart = !withinWords.has(node.tag)
  const inside = node.children.map(textOf).join('')
  if (node.tag === 'dt') return `${inside}: `
  return apart ? ` ${inside} ` : inside
}

/** What a search engine shows and a screen reader says. */
function* spokenAttributes(html: string) {
  for (const [, text] of html.matchAll(/\s(?:alt|aria-label)="([^"]+)"/g)) yield plain(text!)
  for (const [, text] of html.matchAll(
    /<meta (?:name|property)="(?:og:|twitter:)?(?:description|title)" content="([^"]+)"/g,
  ))
    yield plain(text!)
  const title = /<title>([^<]*)/.exec(html)?.[1]
  if (title) yield plain(title)
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
function plain(text: string): string {
  return text
    .replace(/&([a-z]+|#\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim()
}
