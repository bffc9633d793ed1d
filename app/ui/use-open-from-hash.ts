import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Opens the disclosure that the address names (`/faq#seasick`) and writes the opened one into the address. */
export function useOpenFromHash() {
  const { hash } = useLocation()
  useEffect(() => {
    const named = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    if (named instanceof HTMLDetailsElement) {
      named.open = true
      named.scrollIntoView()
    }
  }, [hash])
  useEffect(() => {
    function remember(event: Event) {
      const details = event.target
      if (details instanceof HTMLDetailsElement && details.id && details.open) history.replaceState(history.state, '', `#${details.id}`)
    }
    document.addEventListener('toggle', remember, true)
    return () => document.removeEventListener('toggle', remember, true)
  }, [])
}
