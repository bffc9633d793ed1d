import { createContext } from 'react'

/**
 * The style sheet's text, put into the page by the server so that nothing has to be fetched before the first paint.
 * The browser reads it back from the page. Empty in development, where Vite serves and refreshes it.
 */
export const StyleSheet = createContext('')
