import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { emptyDocument, ServerDocumentContext } from './hydration/server-document.ts'

/** As the server sent it: a page drawn afresh after an error needs it again, and the policy lets no other in. */
const styles = import.meta.env.DEV ? '' : (document.querySelector('head > style')?.textContent ?? '')

startTransition(() => {
  hydrateRoot(
    document,
    <ServerDocumentContext value={{ ...emptyDocument, styles }}>
      <StrictMode>
        <HydratedRouter />
      </StrictMode>
    </ServerDocumentContext>,
  )
})
