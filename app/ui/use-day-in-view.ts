import { type RefObject, useEffect, useState } from 'react'

/** The day of an itinerary that crosses the middle of the window, by the ids `day-1`, `day-2` ...; none before the first and after the last. @param drawnFor changes when the list is drawn anew */
export function useDayInView(list: RefObject<HTMLElement | null>, drawnFor?: unknown): number | undefined {
  const [day, setDay] = useState<number>()
  useEffect(() => {
    const inView = new Set<number>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const number = Number(target.id.slice('day-'.length))
          if (isIntersecting) inView.add(number)
          else inView.delete(number)
        }
        setDay(inView.size > 0 ? Math.max(...inView) : undefined)
      },
      { rootMargin: '-45% 0px -45% 0px' },
    )
    for (const each of list.current!.querySelectorAll('li[id^="day-"]')) observer.observe(each)
    return () => observer.disconnect()
  }, [list, drawnFor])
  return day
}
