import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Where a form posted without scripts leads: to this page, and there to the box with this id that answers it. */
export function useAnswerPlace(id: string): string {
  return `${useLocation().search}#${id}`
}

/**
 * For a box that answers the guest: takes the focus whenever `answer` changes.
 * @param scroll brings its beginning into sight, however long it is; not after a click whose double would then hit
 * something else
 */
export function useAnswerBox(answer: object, scroll = true) {
  const box = useRef<HTMLDivElement>(null)
  const scrolls = useRef(scroll)
  useEffect(() => {
    scrolls.current = scroll
  }, [scroll])
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    if (scrolls.current) box.current?.scrollIntoView({ block: 'start' })
  }, [answer])
  return box
}
