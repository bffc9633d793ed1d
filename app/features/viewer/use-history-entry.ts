import { useEffect, useEffectEvent } from 'react'

/** Marks the history entry in which something lies open over its page. */
const mark = 'overlay'

/**
 * An entry of its own in the browser's history for what lies open over a page, so that Back closes it and stays on the
 * page, as phones have taught everyone. To the router both entries are the same page.
 * @param close called when the visitor goes back, and after `remove`
 */
export function useHistoryEntry(isOpen: boolean, close: () => void) {
  const onPopState = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return
    const listener = () => onPopState()
    addEventListener('popstate', listener)
    return () => removeEventListener('popstate', listener)
  }, [isOpen])
  return {
    add: () => history.pushState({ ...history.state, [mark]: true }, ''),
    /** Does nothing where the visitor has gone back already. */
    remove() {
      if ((history.state as Record<string, unknown> | null)?.[mark]) history.back()
    },
  }
}
