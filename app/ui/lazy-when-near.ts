import { type ComponentType, createElement, lazy } from 'react'
import { persistently } from '#app/hydration/persistently.ts'

/** On the server: what is still being loaded when the bundle has been. */
const loading: Promise<unknown>[] = []

/** Resolves when the server can render each of these components at once. */
export const serverComponentsLoaded = () => Promise.all(loading)

/**
 * A component whose script is fetched when its place comes near the window, or is named in the address. The server
 * renders it as any other, so it can be read and posted before; whatever was typed by then must be taken over on mount.
 * Where the script does not come, the server's form stays and is posted as without scripts; it is asked for again and again.
 */
export function lazyWhenNear<P extends object>(id: string, load: () => Promise<ComponentType<P>>) {
  if (import.meta.env.SSR) return loadedOnServer(load)
  return lazy(async () => {
    await near(id)
    return { default: await persistently(load) }
  })
}

/** Nothing waits while the server renders: its documents are made in one go (entry.server.tsx). */
function loadedOnServer<P extends object>(load: () => Promise<ComponentType<P>>) {
  let component: ComponentType<P> | undefined
  loading.push(load().then((loaded) => (component = loaded)))
  return (props: P) => createElement(component!, props)
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
