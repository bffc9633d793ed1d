import { useMatches } from 'react-router'
import { page, pageIds } from '#app/pages.ts'

/** What an enquiry from the page shown is about, as the query of the contact page reads it. */
export function useAskQuery(): Record<string, string> {
  const match = useMatches().at(-1)
  const id = pageIds.find((each) => each === match?.id.split(':')[0])
  if (id === 'yacht') return { yacht: match!.params.slug! }
  const { destination, file } = id ? page(id) : {}
  if (!destination) return {}
  return file === 'routes/itinerary.tsx' ? { itinerary: destination } : { destination }
}
