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
    // Clicks, not toggles: what a page shows open from the start was chosen by nobody.
    function remember({ target }: MouseEvent) {
      const summary = (target as Element).closest('details:not([open]) > summary')
      const id = summary?.parentElement!.querySelector(':scope > [id]')?.id
      if (id) history.replaceState(history.state, '', `#${id}`)
    }
    document.addEventListener('click', remember, true)
    return () => document.removeEventListener('click', remember, true)
  }, [])
}
