/** When the yacht leaves for a day's leg and arrives: by daylight, because coral is read by eye. */
import { coralLight, weighsAnchor } from '#content/charter/journey.ts'
import { terms } from '#content/charter/terms.ts'
import { instantIn } from './time-zones.ts'

/** ISO instants. `overnight`: she leaves on the evening before the day. `usual`: at the hour at which she leaves on most days. */
export type LegTimes = { leaves: string; arrives: string; overnight: boolean; usual: boolean }

type Leg = {
  /** ISO day on whose list the leg stands. */
  date: string
  hours: number
  /** Guests came aboard on this day. */
  boarding: boolean
  /** They were on deck hours before their cabins were ready. */
  onDeckEarly?: boolean
  /** It is meant as a night at sea. */
  byNight?: boolean
  sunrise: string
  sunset: string
  timeZone: string
}

const hour = 3_600_000
/** Guests settle in before she sails, unless they have been on deck since the morning and the light would go. */
const settling = hour
/** She is at anchor so long before sunset. */
const daylightLeft = hour
/** After a night at sea she comes in so long after sunrise: guests see the coast rise, and the captain the coral. */
const daylightGained = hour

/**
 * She leaves at her usual hour, on the day of boarding an hour after the cabins are ready, or as much earlier as she must to
 * anchor while coral can be seen; for a long leg at sunrise; and for one that daylight cannot hold, or that is meant as a night
 * at sea, on the evening before: so late that she arrives an hour after sunrise, and no earlier than an hour before sunset.
 */
export function legTimes({
  date,
  hours,
  boarding,
  onDeckEarly,
  byNight,
  sunrise,
  sunset,
  timeZone,
}: Leg): LegTimes {
  const at = (clock: string) => instantIn(timeZone, date, clock).getTime()
  const light = at(coralLight.value)
  const cabins = at(terms.boarding.value)
  const settled = cabins + settling
  const usual = !boarding
    ? at(weighsAnchor.value)
    : onDeckEarly
      ? Math.min(settled, Math.max(cabins - settling, light - hours * hour))
      : settled
  const latest = Date.parse(sunset) - daylightLeft
  const takes = hours * hour
  const overnight = () =>
    times(Math.max(latest - 24 * hour, Date.parse(sunrise) + daylightGained - takes), takes, {
      overnight: true,
    })
  if (byNight) return overnight()
  if (usual + takes <= Math.min(light, latest) || boarding) return times(usual, takes, { usual: !boarding })
  const early = Math.min(usual, Math.ceil(Date.parse(sunrise) / (hour / 2)) * (hour / 2))
  if (early + takes <= latest) return times(early, takes)
  return overnight()
}

function times(
  leaves: number,
  takes: number,
  { overnight = false, usual = false }: { overnight?: boolean; usual?: boolean } = {},
): LegTimes {
  const quarter = hour / 4
  const rounded = (instant: number) => new Date(Math.round(instant / quarter) * quarter).toISOString()
  return { leaves: rounded(leaves), arrives: rounded(leaves + takes), overnight, usual }
}
