import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Opens the disclosure whose content the address names (`/faq#seasick`) and writes the opened one into the address. */
export function useOpenFromHash() {
  const { hash } = useLocation()
  useEffect(() => {
    const named = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    const details = named?.closest('details')
    if (!named || !details) return
    details.open = true
    named.scrollIntoView()
  }, [hash])
  useEffect(() => {
    function remember(event: Event) {
      const details = event.target
      const id =
        details instanceof HTMLDetailsElement && details.open && details.querySelector(':scope > [id]')?.id
      if (id) history.replaceState(history.state, '', `#${id}`)
    }
    document.addEventListener('toggle', remember, true)
    return () => document.removeEventListener('toggle', remember, true)
  }, [])
}
