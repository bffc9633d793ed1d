import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** After a change of page: moves focus to the content and says the new title to screen readers. */
export function PageChange() {
  const { pathname, hash } = useLocation()
  const type = useNavigationType()
  const shown = useRef('')
  const [title, setTitle] = useState('')
  useEffect(() => {
    const before = shown.current
    shown.current = pathname
    if (!before) return
    setTitle(document.title)
    if (!hash) document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname, hash, type])
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}
