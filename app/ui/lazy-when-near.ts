import { type ComponentType, lazy } from 'react'
import { persistently } from '#app/hydration/persistently.ts'

/**
 * A component whose script is fetched when its place comes near the window, or is named in the address. The server
 * renders it as any other, so it can be read and posted before; whatever was typed by then must be taken over on mount.
 * Where the script does not come, the server's form stays and is posted as without scripts; it is asked for again and again.
 */
export function lazyWhenNear<P>(id: string, load: () => Promise<ComponentType<P>>) {
  return lazy(async () => {
    if (typeof document !== 'undefined') await near(id)
    return { default: await persistently(load) }
  })
}

function near(id: string): Promise<void> {
  const place = document.getElementById(id)
  if (!place || location.hash.slice(1) === id) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry!.isIntersecting) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: '1200px' },
    )
    observer.observe(place)
  })
}
