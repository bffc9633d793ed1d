/** Scale drawings of yachts in the shape in which a page shows them. */
import type { ServerHtmlStore } from '#app/hydration/server-html.ts'
import { drawingOf } from '#charts/drawings/drawing.server.ts'
import { fleetLineUp, type LineUpLink } from '#charts/drawings/fleet-line-up.server.ts'
import type { Locale } from '#content/locales.ts'
import type { Yacht, YachtSlug } from '#content/schema.ts'
import { bothLayouts } from './drawing.server.ts'
import type { DrawingData } from './drawing.tsx'

/** One yacht in profile and plan. */
export const yachtDrawing = (yacht: Yacht, locale: Locale, page: ServerHtmlStore): DrawingData =>
  bothLayouts(page, `${yacht.slug} ${locale}`, 'drawing', (variant) =>
    drawingOf(yacht, { view: 'both', locale, idPrefix: variant, variant }),
  )

/** Yachts to one scale; with links, each leads to her page and says below her name what one chooses by. */
export const fleetDrawing = (
  fleet: readonly Yacht[],
  locale: Locale,
  page: ServerHtmlStore,
  links?: Partial<Record<YachtSlug, LineUpLink>>,
): DrawingData => {
  const key = [locale, ...fleet.map(({ slug }) => links?.[slug]?.href ?? slug)].join()
  return bothLayouts(page, key, 'drawing', (variant) =>
    fleetLineUp(fleet, locale, { idPrefix: variant, variant, links }),
  )
}
