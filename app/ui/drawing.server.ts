import type { ServerHtmlStore } from '#app/hydration/server-html.ts'
import type { DrawingData } from './drawing.tsx'

type Made = {
  svg: string
  viewBox: string
  title: string
  description: string
}

/** A drawing changes only with the build, so each is made once. */
export function keeper<T>() {
  const kept = new Map<string, T>()
  return (key: string, make: () => T): T => {
    if (!kept.has(key)) kept.set(key, make())
    return kept.get(key)!
  }
}
const keepSheets = keeper<Record<Variant, Made>>()
type Variant = 'wide' | 'tall'

/**
 * A drawing in both layouts, in the shape in which a page shows it.
 * @param page takes the drawings out of the page's data
 * @param key under which it is kept for the next page
 */
export function bothLayouts(
  page: ServerHtmlStore,
  key: string,
  kind: DrawingData['kind'],
  make: (variant: Variant) => Made,
): DrawingData {
  const { wide, tall } = keepSheets(key, () => ({ wide: make('wide'), tall: make('tall') }))
  const sheet = (variant: Variant, { svg, viewBox }: Made) => ({
    svg: page.keep(`${kind}-${variant}`, svg),
    viewBox,
  })
  return {
    kind,
    title: wide.title,
    description: wide.description,
    wide: sheet('wide', wide),
    tall: sheet('tall', tall),
  }
}
