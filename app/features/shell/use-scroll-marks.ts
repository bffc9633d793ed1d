import { useEffect } from 'react'

/** Scrolling by less is a trembling finger, in CSS px. */
const leastPx = 8
/** The header stays for the first part of a page, in CSS px. */
const topPx = 160

/**
 * Marks the document while the visitor scrolls down, so that the header leaves and is back on the way up, and while an
 * enquiry form crosses the middle of the window, which needs no bar of ways to ask below it (app/styles/shell.css).
 */
export function useScrollMarks() {
  useEffect(() => {
    let before = window.scrollY
    const mark = (name: string, isSo: boolean) => document.documentElement.toggleAttribute(name, isSo)
    const onScroll = () => {
      const now = Math.max(window.scrollY, 0)
      if (Math.abs(now - before) < leastPx) return
      mark('data-scrolling-down', now > before && now > topPx)
      const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
      mark('data-form-in-view', !!middle?.closest('main form[method=post]'))
      before = now
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])
}
