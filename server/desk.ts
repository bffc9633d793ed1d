/** The page of an enquiry for the office, with the headers of our other pages. */
import type { Locale } from '#content/locales.ts'
import { inlineStyleHashes, securityHeaders } from './headers.ts'

export type Desk = (request: Request, locale: Locale) => Promise<Response>

/** Lets the page's own style sheet through; everything else of the policy stays. */
export function styledDesk(desk: Desk): Desk {
  return async (request, locale) => {
    const answer = await desk(request, locale)
    const html = await answer.clone().text()
    const styles = inlineStyleHashes(Buffer.from(html))
    const policy = securityHeaders({ https: false, styles })['Content-Security-Policy']!
    answer.headers.set('Content-Security-Policy', policy)
    return answer
  }
}
