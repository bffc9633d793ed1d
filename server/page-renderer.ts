/** Where a page is rendered: in the thread for it, or on this one where there is none or none any more. */
import type { LanguageChoice } from '#app/i18n/detect.ts'
import { type CachedPage, drawPage, packPage } from './cached-pages.ts'
import type { PageAddress } from './page-address.ts'
import { threadBusyMs } from './render-queue.ts'
import { type RenderThread, ThreadEnded } from './render-thread.ts'
import type { Site } from './site.ts'

export type PageRenderer = {
  /** Renders and compresses a page. */
  render: (address: PageAddress, language: LanguageChoice) => Promise<CachedPage>
  /** Milliseconds for which this thread was busy with pages, after which it has to rest. */
  busy: () => number
}

export function createPageRenderer(
  site: Pick<Site, 'render' | 'edition'>,
  origin: string,
  thread?: Pick<RenderThread, 'render'>,
): PageRenderer {
  let busy = 0

  async function renderHere(address: PageAddress, language: LanguageChoice): Promise<CachedPage> {
    const before = threadBusyMs()
    try {
      return await packPage(await drawPage(site, origin, address, language))
    } finally {
      busy += threadBusyMs() - before
    }
  }

  async function render(address: PageAddress, language: LanguageChoice): Promise<CachedPage> {
    try {
      return (await thread?.render(address, language)) ?? (await renderHere(address, language))
    } catch (error) {
      if (error instanceof ThreadEnded) return renderHere(address, language)
      throw error
    }
  }

  return { render, busy: () => busy }
}
