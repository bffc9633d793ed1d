import { useMatches } from 'react-router'
import { page, type PageId, pageIds } from '#app/pages.ts'

/** The page of the table that is shown; none where nothing was found. */
export function useShownPage(): PageId | undefined {
  const match = useMatches().at(-1)
  return pageIds.find((each) => each === match?.id.split(':')[0])
}

/** The page of the header's links to which another belongs: a yacht to the yachts, an itinerary to the destinations. */
export function partOf(id: PageId): PageId {
  const { part, destination } = page(id)
  return part ?? (destination ? 'destinations' : id)
}
