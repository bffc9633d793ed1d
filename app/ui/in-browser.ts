import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** What only the browser knows, read when it has taken the page over; `ahead` stands in the page that the server renders. `read` gives equal values each time. */
export const useInBrowser = <T>(read: () => T, ahead: T): T => useSyncExternalStore(never, read, () => ahead)
