import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { StyleSheet } from './styles.ts'

/** As the server sent it: a page drawn afresh after an error needs it again, and the policy lets no other in. */
const styles = import.meta.env.DEV ? '' : (document.querySelector('head > style')?.textContent ?? '')

startTransition(() => {
  hydrateRoot(
    document,
    <StyleSheet value={styles}>
      <StrictMode>
        <HydratedRouter />
      </StrictMode>
    </StyleSheet>,
  )
})
