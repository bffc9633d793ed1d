import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, ServerRouter } from 'react-router'
import styles from './app.css?inline'
import { StyleSheet } from './styles.ts'

/** The outer server is built apart from the site; this is the key under which it hands over a request. */
export { siteRequest } from './context.ts'

/** A flaw of the contents says by itself where it stands; everything else needs its stack. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return
  console.error(error instanceof Error && error.message.startsWith('content/') ? error.message : error)
}

/** Renders a whole page. Pages are small and kept in the page store, so nothing is streamed in parts. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  let responseStatus = status
  const stream = await renderToReadableStream(<StyleSheet value={import.meta.env.DEV ? '' : styles}><ServerRouter context={context} url={request.url} /></StyleSheet>, {
    // Whole sections in their place: without JavaScript nothing would move them there.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      responseStatus = 500
      console.error(error)
    },
  })
  await stream.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // Scripts wait behind the picture and the fonts: the page can be read without them.
  const html = (await new Response(stream).text()).replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
  return new Response(html, { status: responseStatus, headers })
}
