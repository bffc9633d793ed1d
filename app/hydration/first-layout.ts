/**
 * A new page is laid out window first: what lies further down follows in slices while the browser is idle, so that none
 * holds up a finger (`data-arriving` in styles/page.css). Not on a page that opens at a place or comes back to one: it
 * must be as high as it was.
 */
/** After this long a slice ends, in ms: a phone four times slower than a desktop needs 24, half of what is felt. */
const sliceMs = 6

export function layOutWindowFirst() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (location.hash || navigation?.type !== 'navigate') return
  document.documentElement.dataset.arriving = ''
  addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => whenIdle(layOutRest)))
}

/** Pages that follow in the same document are laid out whole. */
export const endFirstLayout = () => delete document.documentElement.dataset.arriving

function layOutRest() {
  const parts = document.querySelectorAll<HTMLElement>('main > *, main > div > *, main > article > *, footer')
  layOutFrom([...parts])
}

function layOutFrom(parts: HTMLElement[]) {
  const end = performance.now() + sliceMs
  while (parts.length > 0 && performance.now() < end) {
    const part = parts.shift()!
    part.dataset.laidOut = ''
    part.getBoundingClientRect()
  }
  if (parts.length > 0) whenIdle(() => layOutFrom(parts))
}

/** Safari has no idle callbacks. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 1000 }) : setTimeout(work, 50)
