import { type RefObject, useEffect } from 'react'

/** Draws the route of a chart once, when it first comes into view; not at all where less motion is wished or it is in view already. */
export function useRouteDrawing(chart: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = chart.current
    if (
      !element ||
      matchMedia('(prefers-reduced-motion: reduce)').matches ||
      element.getBoundingClientRect().top < innerHeight
    )
      return undefined
    const sheets = [...element.querySelectorAll('svg')]
    for (const sheet of sheets) sheet.classList.add('chart--waiting')
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry!.isIntersecting) return
        for (const sheet of sheets) {
          sheet.classList.remove('chart--waiting')
          sheet.classList.add('chart--drawn')
        }
        observer.disconnect()
      },
      { threshold: 0.35 },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      for (const sheet of sheets) sheet.classList.remove('chart--waiting', 'chart--drawn')
    }
  }, [chart])
}
