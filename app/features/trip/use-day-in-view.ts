import { type RefObject, useEffect } from 'react'
import { showDay } from '#app/ui/chart-day.ts'

/** Lights up on the chart the day that crosses the middle of the window; none before the first and after the last. */
export function useDayInView(list: RefObject<HTMLElement | null>, chart: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const sheet = chart.current!
    const inView = new Set<number>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const day = Number((target as HTMLElement).dataset['tripDay'])
          if (isIntersecting) inView.add(day)
          else inView.delete(day)
        }
        showDay(sheet, inView.size > 0 ? Math.max(...inView) : undefined)
      },
      { rootMargin: '-45% 0px -45% 0px' },
    )
    for (const day of list.current!.querySelectorAll('[data-trip-day]')) observer.observe(day)
    return () => observer.disconnect()
  }, [list, chart])
}
