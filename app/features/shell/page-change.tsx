import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { pageShown } from '#app/ui/page-shown.ts'

/** After a change of page: moves focus to the content and says the new title to screen readers. */
export function PageChange() {
  const { pathname, hash } = useLocation()
  const type = useNavigationType()
  const first = useRef(true)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    pageShown()
    setTitle(document.title)
    if (!hash) document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname, hash, type])
  return <p aria-live="polite" className="sr-only">{title}</p>
}
