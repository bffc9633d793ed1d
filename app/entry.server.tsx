import { createHash } from 'node:crypto'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import stylesheet from './app.css?url'
import { siteRequest } from './context.ts'
import boot from 'virtual:boot-script'
import { templateStyles } from 'virtual:template-styles'
import { forDataBlock, hydrationConfig } from './hydration/hydration-config.server.ts'
import { routeFile } from './pages.ts'
import type { PageSeo } from './seo/page-seo.server.ts'
import { serverComponentsLoaded } from './ui/lazy-when-near.ts'
import type { SiteData } from './site-data.server.ts'
import { emptyDocument, type ServerDocument, ServerDocumentContext } from './hydration/server-document.ts'

/** The outer server is built apart from the site; this is the key under which it hands over a request. */
export { siteRequest } from './context.ts'

/** CSP source of the only script that runs inside a page; the same for every page of a build. */
export const bootScriptHash = `sha256-${createHash('sha256').update(boot).digest('base64')}`

/**
 * A flaw of the content says by itself where it stands; everything else needs its stack. What a visitor asked wrongly,
 * such as a form posted to a page that takes none, is no error of ours: the server logs it in one line.
 */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  console.error(error instanceof Error && error.message.startsWith('content/') ? error.message : error)
}

/**
 * Renders a whole page in one go: nothing in it waits (ui/lazy-when-near.ts), and a stream takes half as long again. In
 * development React Router streams the data of the page.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  requestContext: RouterContextProvider,
): Promise<Response> {
  await serverComponentsLoaded()
  const { serverHtml, onPreview } = requestContext.get(siteRequest)
  const { parts } = serverHtml
  const { seo } = pageData(context)
  if (seo) onPreview({ title: seo.title, picture: seo.image.url })
  const { document, router } = import.meta.env.DEV
    ? { document: emptyDocument, router: context }
    : await production(context)
  const page = (
    <ServerDocumentContext value={{ ...document, parts }}>
      <ServerRouter context={router} url={request.url} />
    </ServerDocumentContext>
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const body = import.meta.env.DEV
    ? await renderToReadableStream(page)
    : new TextEncoder().encode(`<!DOCTYPE html>${renderToString(page)}`)
  return new Response(body, { status, headers })
}

/** What the loader of the page itself returned; nothing where there is no page. */
function pageData({ staticHandlerContext: { matches, loaderData } }: EntryContext): { seo?: PageSeo } {
  return (loaderData[matches.at(-1)?.route.id ?? ''] as { seo?: PageSeo } | undefined) ?? {}
}

/** The data that React Router would stream into the page as scripts goes into a data block instead. */
async function production({
  serverHandoffStream,
  ...router
}: EntryContext): Promise<{ document: ServerDocument; router: EntryContext }> {
  const pageData = await new Response(serverHandoffStream).text()
  // No loader ran for a form that is posted to a page that takes none.
  const site = router.staticHandlerContext.loaderData['root'] as SiteData | undefined
  const config = JSON.stringify(
    hydrationConfig(router, { styles: stylesheet, data: site ? [site.texts.href] : [] }),
  )
  return {
    router,
    document: {
      styles: stylesOf(router),
      boot,
      config: forDataBlock(config),
      pageData: forDataBlock(pageData),
    },
  }
}

function stylesOf({ staticHandlerContext }: EntryContext): string {
  const styles = templateStyles[routeFile(staticHandlerContext.matches.at(-1)!.route.id)]
  if (styles === undefined) throw new Error('A page without styles: its route is not in the table of pages')
  return styles
}
