import { useContext } from 'react'
import { Scripts } from 'react-router'
import { configId, pageDataId } from './config.ts'
import { ServerDocumentContext } from './server-document.ts'

/** Goes into the head, first: keeps the page's scripts waiting for the visitor (boot.ts). */
export function BootScript() {
  const { boot } = useContext(ServerDocumentContext)
  if (import.meta.env.DEV) return null
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: boot }} />
}

/**
 * In place of React Router's `<Scripts>`: names the page's scripts and carries its data, for the boot script. Both are data
 * blocks, which no browser runs, so the content security policy is the same for every page.
 */
export function DeferredScripts() {
  const { config, pageData } = useContext(ServerDocumentContext)
  if (import.meta.env.DEV) return <Scripts />
  return (
    <>
      <script
        type="application/json"
        id={configId}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: config }}
      />
      <script
        type="application/json"
        id={pageDataId}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: pageData }}
      />
    </>
  )
}
