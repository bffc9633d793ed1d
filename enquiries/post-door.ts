/** The door before posts: they come from our own pages and are no larger than their kind may be. */
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

/** What posts of one kind may weigh, and how they are refused: 403 for their origin, 413 for their size. */
export type PostKind = { maxBytes: number; refuse: (status: 403 | 413) => Response }

/** Bytes of a post in JSON; a long enquiry with its offer has about 15,000. */
export const maxJsonBytes = 32 * 1024

/** Lets posts through to the next handler. @param siteUrl the site's origin, as visitors see it */
export function postDoor(siteUrl: string, kindOf: (c: Context) => PostKind): MiddlewareHandler {
  return async (c, next) => {
    const { maxBytes, refuse } = kindOf(c)
    if (!sameOrigin(c.req.raw, [new URL(c.req.url).origin, siteUrl])) return refuse(403)
    return bodyLimit({ maxSize: maxBytes, onError: () => refuse(413) })(c, next)
  }
}

/** By Origin, else by Sec-Fetch-Site; a request with neither comes from no browser and cannot carry a visitor's rights. */
function sameOrigin(request: Request, origins: string[]) {
  const origin = request.headers.get('origin')
  if (origin !== null) return origins.includes(origin)
  const site = request.headers.get('sec-fetch-site')
  return site === null || site === 'same-origin' || site === 'none'
}
