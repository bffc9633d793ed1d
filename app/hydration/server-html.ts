/**
 * HTML that the server draws and the browser keeps as it is drawn: charts, drawings, articles. In a document it stands in
 * its place and not in the page's data a second time; to a visitor who goes on inside the site it comes with the data.
 */
export type ServerHtml = {
  /** Names the part within its page. */
  key: string
  /** Absent in a document's data. */
  html?: string
}

/** Data of a section that its script fetches from `href`; `html` is JSON. A document shows what they say and leaves them out. */
export type ServerData = ServerHtml & { href: string }

export type ServerHtmlStore = {
  /** Takes a part of the page out of its data, where a document is asked for. */
  keep: (key: string, html: string) => ServerHtml
  /** What a document was drawn of, by key. */
  parts: ReadonlyMap<string, string>
}

/** @param request of a document, or of the data of a page alone, which React Router asks for under `PATH.data` */
export function serverHtmlStore({ url }: { url: string }): ServerHtmlStore {
  const isData = new URL(url).pathname.endsWith('.data')
  const parts = new Map<string, string>()
  function keep(key: string, html: string): ServerHtml {
    if (isData) return { key, html }
    if (parts.has(key)) throw new Error(`Two parts of ${url} are called "${key}"`)
    parts.set(key, html)
    return { key }
  }
  return { keep, parts }
}
