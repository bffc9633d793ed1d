import { useLocation, useMatches } from 'react-router'
import { page, type PageId } from '#app/pages.ts'
import { useShownPage } from './shown-page.ts'

type Target = { page: PageId; params?: Record<string, string>; query?: Record<string, string>; hash?: string }
/** What the loaders of pages with a form of their own say when the form is there. */
type WithForm = { ask?: object; page?: { trip?: object } } | undefined

/** Where a guest asks about the page shown: the form of the page itself where it has one, else the contact page, which learns what it is about. */
export function useAskTarget(): Target {
  const { search } = useLocation()
  const match = useMatches().at(-1)
  const id = useShownPage()
  const shown = match?.loaderData as WithForm
  if (id === 'yacht' && shown?.ask)
    return { page: 'yacht', params: { slug: match!.params.slug! }, hash: 'enquiry' }
  if (id === 'trip' && shown?.page?.trip)
    return { page: 'trip', query: Object.fromEntries(new URLSearchParams(search)), hash: 'ask' }
  const { destination, file } = id ? page(id) : {}
  if (!destination) return { page: 'contact' }
  return {
    page: 'contact',
    query: file === 'routes/itinerary.tsx' ? { itinerary: destination } : { destination },
  }
}
