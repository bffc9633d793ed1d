import { useContext, useState } from 'react'
import { ServerDocumentContext } from './server-document.ts'
import type { ServerHtml } from './server-html.ts'

/** Attributes of the element that holds a part drawn by the server. Hydration leaves its content as it stands in the page. */
export function useServerHtml({ key, html }: ServerHtml) {
  const { parts } = useContext(ServerDocumentContext)
  // Read from the page once, so that the part can be shown again where React draws its element anew.
  const [inPage] = useState(() => (html === undefined && !parts ? readFromPage(key) : ''))
  return {
    'data-server-html': key,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: html ?? parts?.get(key) ?? inPage },
  }
}

const readFromPage = (key: string) =>
  document.querySelector(`[data-server-html="${CSS.escape(key)}"]`)?.innerHTML ?? ''
