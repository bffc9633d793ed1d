import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Where a form posted without scripts leads: to this page, and there to the box with this id that answers it. */
export function useAnswerPlace(id: string): string {
  return `${useLocation().search}#${id}`
}

/** For a box that answers the visitor: takes the focus whenever `answer` changes, and brings its beginning into sight however long it is. */
export function useAnswerBox(answer: object) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'start' })
  }, [answer])
  return box
}
