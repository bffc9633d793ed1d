import { useEffect } from 'react'

/** Scrolling by less is a trembling finger, in CSS px. */
const leastPx = 8
/** The header stays for the first part of a page, in CSS px. */
const topPx = 160

/** Marks the document while the visitor scrolls down, so that the header leaves; it is back on the way up (app/styles/shell.css). */
export function useHideOnScroll() {
  useEffect(() => {
    let before = window.scrollY
    const onScroll = () => {
      const now = Math.max(window.scrollY, 0)
      if (Math.abs(now - before) < leastPx) return
      document.documentElement.toggleAttribute('data-scrolling-down', now > before && now > topPx)
      before = now
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])
}
