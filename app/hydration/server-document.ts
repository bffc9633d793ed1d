import { createContext } from 'react'

/** Parts of a document that only the server knows. Empty in development, where Vite serves scripts and styles. */
export type ServerDocument = {
  /** The page's style sheet, in the page so that nothing has to be fetched before the first paint; the browser reads it back from there. */
  styles: string
  /** The boot script (boot.ts). */
  boot: string
  /** A `HydrationConfig` as JSON. */
  config: string
  /** The page's loader data as React Router streams it. */
  pageData: string
  /** What the server draws into the page, by key (server-html.ts); absent in the browser, which has it in the page. */
  parts?: ReadonlyMap<string, string>
}
export const emptyDocument: ServerDocument = { styles: '', boot: '', config: '', pageData: '' }

export const ServerDocumentContext = createContext(emptyDocument)
