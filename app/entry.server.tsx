import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

/** The outer server is built apart from the site; this is the key under which it hands over a request. */
export { siteRequest } from './context.ts'

/** Renders a whole page. Pages are small and kept in the page store, so nothing is streamed in parts. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  let responseStatus = status
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    // Whole sections in their place: without JavaScript nothing would move them there.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      responseStatus = 500
      console.error(error)
    },
  })
  await stream.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(stream, { status: responseStatus, headers })
}
