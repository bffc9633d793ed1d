import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, ServerRouter } from 'react-router'
import styles from './app.css?inline'
import { arrive, awaitVisitor, heldScripts } from './awaiting.ts'
import { languageCookie } from './i18n/detect.ts'
import { languageStorageKey } from './i18n/remember.ts'
import { StyleSheet } from './styles.ts'

/** The outer server is built apart from the site; this is the key under which it hands over a request. */
export { siteRequest } from './context.ts'

/** A flaw of the contents says by itself where it stands; everything else needs its stack. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return
  console.error(error instanceof Error && error.message.startsWith('content/') ? error.message : error)
}

/** Renders a whole page. Pages are small and kept in the page store, so nothing is streamed in parts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  let responseStatus = status
  const stream = await renderToReadableStream(
    <StyleSheet value={import.meta.env.DEV ? '' : styles}>
      <ServerRouter context={context} url={request.url} />
    </StyleSheet>,
    {
      // Whole sections in their place: without JavaScript nothing would move them there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        responseStatus = 500
        console.error(error)
      },
    },
  )
  await stream.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const html = await new Response(stream).text()
  return new Response(import.meta.env.DEV ? html : withScriptsHeld(html), { status: responseStatus, headers })
}

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const held = /<script type="module" async="">([\s\S]*?)<\/script>/

/** Scripts wait for the visitor: the page can be read, and its forms posted, without them (awaiting.ts). */
function withScriptsHeld(html: string): string {
  if (!held.test(html))
    throw new Error(
      'entry.server.tsx: React Router names the scripts of a page in another way than expected; see withScriptsHeld',
    )
  const files = [...html.matchAll(preload)].map(([, file]) => file)
  return html
    .replace(preload, '')
    .replace('<head>', `<head><script>(${arrive.toString()})()</script>`)
    .replace(
      held,
      (_, text: string) =>
        `<script type="text/plain" id="${heldScripts}" data-files="${files.join(' ')}">${text}</script><script>(${awaitVisitor.toString()})(${JSON.stringify([heldScripts, languageCookie, languageStorageKey]).slice(1, -1)})</script>`,
    )
}
