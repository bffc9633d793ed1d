/** The form that asks for another trip: its fields with what the address says, and their choices. */
import { type TripReading } from '#charter/trip.ts'
import type { TripWords } from '#charter/trip-view/trip-words.server.ts'
import { charterFleet } from '#charter/yacht.ts'
import { watersIds } from '#content/charter/waters.ts'
import { mostGuests } from '#content/schema.ts'
import { searchTexts } from '#content/search.server.ts'

export type ChangeForm = ReturnType<typeof changeForm>

export function changeForm({ nearest, month }: TripReading, { copy, say, locale }: TripWords, today: string) {
  const { stay, party } = nearest
  return {
    copy: copy.change,
    values: {
      yacht: nearest.yacht ?? '',
      to: nearest.waters,
      from: month ? `${month}-01` : stay.first,
      days: stay.nights,
      adults: party.persons - party.children,
      children: party.children,
    },
    yachts: charterFleet.map(({ slug, name }) => ({ id: slug, name })),
    waters: watersIds.map((id) => ({ id, name: searchTexts[locale].form.places[id] })),
    labels: { children: say('change.children') },
    today,
    least: Math.min(...charterFleet.map(({ rate }) => rate.minimumNights.value)),
    mostGuests,
  }
}
