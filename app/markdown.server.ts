/** Markdown of articles, answers and legal texts to HTML. Links are checked against the page table as they are rendered. */
import { Marked } from 'marked'
import { href, type PageId, pageIds } from '#app/pages.ts'
import { foreignWords } from '#content/foreign-words.ts'
import { yachtSlugs } from '#content/schema.ts'
import { copyOf } from '#content/site.server.ts'

type RenderOptions = {
  /** The page's language when its address names one: its links then name it too. */
  lang?: string
  /** Text for screen readers after links that open a new tab. */
  newTab: string
  /** File to blame for a broken link. */
  where: string
}

/** @throws naming the file when a `page:` link leads nowhere, and when HTML or a picture stands in the text: neither would be checked. */
export function renderMarkdown(markdown: string, { lang, newTab, where }: RenderOptions): string {
  const marked = new Marked({
    renderer: {
      html({ text }) {
        throw new Error(
          `${where}: "${text.trim()}" is HTML, which is not understood here. Write Markdown: **bold**, *italics*, ## a heading, - a point`,
        )
      },
      image({ href: source }) {
        throw new Error(
          `${where}: the picture "${source}" cannot stand inside a text. An article's two pictures are named in content/articles.ts`,
        )
      },
      em({ text, tokens }) {
        const words = this.parser.parseInline(tokens)
        const spoken = Object.hasOwn(foreignWords, text) && foreignWords[text]
        return spoken ? `<i lang="${spoken}">${words}</i>` : `<em>${words}</em>`
      },
      link({ href: target, tokens }) {
        const words = this.parser.parseInline(tokens)
        if (target.startsWith('page:'))
          return `<a href="${pageHref(target.slice(5), lang, where)}">${words}</a>`
        if (/^(mailto|tel):/.test(target)) return `<a href="${target}">${words}</a>`
        if (!target.startsWith('https://'))
          throw new Error(`${where}: the link "${target}" is neither page:ID, https, mailto nor tel`)
        return `<a href="${target}" target="_blank" rel="noopener">${words}<span class="sr-only"> (${newTab})</span></a>`
      },
    },
  })
  try {
    return marked.parse(markdown, { async: false })
  } catch (error) {
    // marked adds a request to report the fault to its authors; it is the writer's.
    throw error instanceof Error
      ? new Error(error.message.split('\nPlease report this')[0], { cause: error })
      : error
  }
}

function pageHref(target: string, lang: string | undefined, where: string) {
  const [name = '', hash] = target.split('#')
  const slug = name.startsWith('yacht/') ? name.slice(6) : undefined
  const known =
    slug === undefined
      ? pageIds.includes(name as PageId) && name !== 'yacht'
      : (yachtSlugs as readonly string[]).includes(slug)
  if (!known)
    throw new Error(
      `${where}: the link "page:${target}" leads to no page. Use page:ID with an ID of app/pages.ts, or page:yacht/SLUG.`,
    )
  if (hash && !(name === 'faq' && answers().includes(hash)))
    throw new Error(
      `${where}: the link "page:${target}" leads to no answer. After "page:faq#" stands the name of an answer in content/es/faq.ts.`,
    )
  const path = slug === undefined ? href(name as PageId) : href('yacht', { slug })
  return `${path}${lang ? `?lang=${lang}` : ''}${hash ? `#${hash}` : ''}`
}

/** The rendered text in two, parted before the chapter that begins nearest its middle; the second is empty where there is no chapter. */
export function inHalves(html: string): [string, string] {
  const chapters = [...html.matchAll(/<h2/g)].map(({ index }) => index)
  const middle =
    chapters.toSorted((a, b) => Math.abs(a - html.length / 2) - Math.abs(b - html.length / 2))[0] ??
    html.length
  return [html.slice(0, middle), html.slice(middle)]
}

/** Names of the answers, the same in every language: the only places inside a page to which a text may lead. */
function answers() {
  return Object.values(copyOf('es').faq.groups).flatMap(({ items }) => Object.keys(items))
}
