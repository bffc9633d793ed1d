/** What the page, its boot script and the tests agree on. */

/** Id of the data block with a `HydrationConfig`. */
export const configId = 'hydration-config'
/** Id of the data block with the loader data of the page, as React Router streams it. */
export const pageDataId = 'page-data'

/** How the boot script starts the application; addresses are paths of built files. */
export type HydrationConfig = {
  /** React Router's own settings, as it hands them over. */
  router: object
  /** Script that puts React Router's manifest on `window`. */
  manifest: string
  entry: string
  /** The module of each route shown, by route id. */
  routes: Record<string, string>
  /** All scripts of the page, to be fetched ahead in parallel. */
  files: string[]
  /** JSON that the page needs to be hydrated and shares with others, to be fetched ahead as well. */
  data: string[]
  /** The style sheet of the whole site; a page brings along its own part of it. */
  styles: string
}

/** What the visitor pressed before the page was hydrated, kept to be done again. Forms post by themselves. */
export type EarlyActions = { pressed?: HTMLElement }

declare global {
  interface Window {
    /** Set while the page waits for hydration. */
    earlyActions?: EarlyActions
  }
}
