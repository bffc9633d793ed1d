import { useMatches } from 'react-router'
import { page, type PageId, pageIds } from '#app/pages.ts'

type Target = { page: PageId; params?: Record<string, string>; query?: Record<string, string>; hash?: string }

/** Where a guest asks about the page shown: the form of a yacht's own page, else the contact page, which learns what it is about. */
export function useAskTarget(): Target {
  const match = useMatches().at(-1)
  const id = pageIds.find((each) => each === match?.id.split(':')[0])
  const slug = match?.params.slug
  if (id === 'yacht' && slug && match.loaderData && hasForm(match.loaderData))
    return { page: 'yacht', params: { slug }, hash: 'enquiry' }
  const { destination, file } = id ? page(id) : {}
  if (!destination) return { page: 'contact' }
  return {
    page: 'contact',
    query: file === 'routes/itinerary.tsx' ? { itinerary: destination } : { destination },
  }
}

/** Not where the address names no yacht of ours. */
const hasForm = (loaderData: unknown) => Boolean((loaderData as { ask?: object }).ask)
