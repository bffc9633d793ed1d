/** What the price of a charter in some waters leaves out. */
import type { FleetCopy, SiteCopy } from './copy.ts'
import { itineraries } from './itineraries.ts'
import type { DestinationId } from './schema.ts'

type Copy = { fleet: Pick<FleetCopy, 'notIncluded' | 'notIncludedIn'>; destination: SiteCopy['destination'] }

/** Where nights are spent on land, the page of the place says it; elsewhere one list holds. */
export function notIncludedIn(place: DestinationId | undefined, { fleet, destination }: Copy): string[] {
  if (place && itineraries[place].days.some(({ night }) => night === 'hotel'))
    return destination[place].costs.notIncluded
  return [...fleet.notIncluded, ...((place && fleet.notIncludedIn[place]) ?? [])]
}
