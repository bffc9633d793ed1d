import { lazy, Suspense, useEffect, useState } from 'react'
import { persistently } from '#app/hydration/persistently.ts'
import type { PictureLoopProps } from './moving-water.tsx'

const MovingWater = lazy(async () => ({
  default: await persistently(() => import('./moving-water.tsx').then((module) => module.MovingWater)),
}))

/** As hero.css has it: on narrower windows the picture is a band that a film would only warm the phone for. */
const wide = '(min-width: 64rem)'

/**
 * Moves the water of the picture below: a silent film of seven seconds, through a mask that shows nothing but water. It
 * comes after everything else of the page; without scripts the picture stands still.
 */
export function PictureLoop(props: PictureLoopProps) {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const begin = () => setWanted(matchMedia(wide).matches)
    if (document.readyState === 'complete') begin()
    else addEventListener('load', begin)
    return () => removeEventListener('load', begin)
  }, [])
  return wanted ? (
    <Suspense>
      <MovingWater {...props} />
    </Suspense>
  ) : null
}
