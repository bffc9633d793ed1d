/** A rendered page as Markdown, for assistants: what stands in its `main`, without forms and drawings. */
import TurndownService from 'turndown'

/** Parts of a page that say nothing in Markdown; a drawing's description stands beside it as text. */
const left: TurndownService.Filter = (node) =>
  /^(SCRIPT|STYLE|SVG|FORM|BUTTON|NAV|DIALOG|SUMMARY|NOSCRIPT)$/i.test(node.nodeName) ||
  node.getAttribute('aria-hidden') === 'true'

/** @param origin of the site, so that links and pictures are found from elsewhere */
export function pageMarkdown(html: string, origin: string): string {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? ''
  const facts = {
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
    description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1],
    language: /<html lang="(\w+)"/.exec(html)?.[1],
    page: canonicalOf(html),
  }
  const head = Object.entries(facts).map(
    ([name, value]) => `${name}: ${JSON.stringify(plain(value ?? ''))}\n`,
  )
  return `---\n${head.join('')}---\n\n${converter(origin, facts.page ?? origin).turndown(main)}\n`
}

/** A rendered page's answer with Markdown in place of HTML; search engines are led to the page itself. */
export async function markdownAnswer(page: Response, origin: string): Promise<Response> {
  const html = await page.text()
  const headers = new Headers(page.headers)
  headers.set('Content-Type', 'text/markdown; charset=utf-8')
  headers.set('Link', `<${canonicalOf(html)}>; rel="canonical"`)
  return new Response(pageMarkdown(html, origin), { status: page.status, headers })
}

const canonicalOf = (html: string) => plain(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '')

function converter(origin: string, page: string): TurndownService {
  const service = new TurndownService({
    headingStyle: 'atx',
    bulletListMarker: '-',
    emDelimiter: '*',
    hr: '---',
  })
  const address = (target: string | null) =>
    target ? new URL(target, target.startsWith('#') ? page : origin).href : ''
  service.remove(left)
  service.addRule('link', {
    filter: 'a',
    replacement: (words, node) => {
      const text = oneLine(words)
      return text && `[${text}](${address((node as Element).getAttribute('href'))})${gap(node)}`
    },
  })
  service.addRule('words in bold', {
    filter: 'strong',
    replacement: (words, node) => `**${oneLine(words)}**${gap(node)}`,
  })
  service.addRule('words', { filter: 'span', replacement: (words, node) => `${words}${gap(node)}` })
  service.addRule('empty point', {
    filter: (node) => node.nodeName === 'LI' && node.textContent.trim() === '',
    replacement: () => '',
  })
  service.addRule('picture', {
    filter: 'img',
    replacement: (_, node) => {
      const { alt, src } = attributes(node as Element)
      return alt ? `![${alt}](${address(src)})` : ''
    },
  })
  service.addRule('row of facts', {
    filter: ({ parentNode }) => parentNode?.nodeName === 'DL',
    replacement: (fact) => `\n${fact.trim()}\n`,
  })
  service.addRule('name of a fact', { filter: 'dt', replacement: (words) => `\n- ${oneLine(words)}: ` })
  service.addRule('fact', { filter: 'dd', replacement: (words) => `${oneLine(words)}\n` })
  service.addRule('cell', {
    filter: ['th', 'td'],
    replacement: (words, node) => {
      const columns = Number((node as Element).getAttribute('colspan') ?? 1)
      return ` ${oneLine(words).replaceAll('|', '\\|').replaceAll('-   ', '')} |${' |'.repeat(columns - 1)}`
    },
  })
  service.addRule('row', {
    filter: 'tr',
    replacement: (cells, node) => `\n|${cells}${isFirstRow(node as Element) ? underline(cells) : ''}`,
  })
  service.addRule('table', { filter: ['table'], replacement: (rows) => `\n\n${rows.trim()}\n\n` })
  service.addRule('part of a table', { filter: ['thead', 'tbody', 'tfoot'], replacement: (rows) => rows })
  return service
}

const attributes = (node: Element) => ({ alt: node.getAttribute('alt'), src: node.getAttribute('src') })

/** Tables in Markdown have a head; where a page's has none, its first row stands in. */
const isFirstRow = (row: Element) => row === row.closest('table')?.querySelector('tr')
const underline = (cells: string) => `\n|${' --- |'.repeat(cells.split(/(?<!\\)\|/).length - 1)}`

/** Parts that the style sheet sets apart stand without a space in the page. */
const gap = ({ nextSibling }: Node) => (nextSibling?.nodeType === 1 ? ' ' : '')
const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ').trim()

function plain(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
