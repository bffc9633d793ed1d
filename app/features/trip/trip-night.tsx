import { NightSpread } from '#app/ui/night-spread.tsx'
import type { PictureData } from '#app/ui/picture.tsx'
import type { Night } from '#charter/trip-view/nights.server.ts'

type TripNightProps = { night: { title: string; text: string; nights: Night[] }; picture: PictureData }

/** The dark spread: the yacht at dusk, and the moon of each night. */
export function TripNight({ night, picture }: TripNightProps) {
  return (
    <NightSpread picture={picture} sentence={night.title}>
      <p className="measure mt-6">{night.text}</p>
      <ol className="figures mt-10 flex flex-wrap gap-x-6 gap-y-5">
        {night.nights.map(({ iso, date, moon }) => (
          <li key={iso} className="text-center text-small">
            <Moon age={moon.age} name={moon.name} />
            <span className="mt-2 block">{date}</span>
          </li>
        ))}
      </ol>
    </NightSpread>
  )
}

/** The lit part of the moon. @param age 0 is new, 0.5 full */
function Moon({ age, name }: { age: number; name: string }) {
  const waxing = age < 0.5
  const crescent = age < 0.25 || age > 0.75
  const width = Math.abs(Math.cos(2 * Math.PI * age)) * 10
  const d = `M0-10A10 10 0 0 ${waxing ? 1 : 0} 0 10A${width.toFixed(2)} 10 0 0 ${waxing === crescent ? 0 : 1} 0-10Z`
  return (
    <svg viewBox="-11 -11 22 22" role="img" aria-label={name} className="mx-auto h-11 w-11">
      <circle r="10" className="fill-none stroke-paper/40" strokeWidth="0.5" />
      <path d={d} className="fill-land" />
    </svg>
  )
}
