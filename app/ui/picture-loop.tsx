import { useEffect, useRef, useState } from 'react'
import { isFastLine } from './fast-line.ts'
import { useInBrowser } from './in-browser.ts'
import { pictureBase } from './picture-base.ts'
import type { PictureData } from './picture.tsx'

/** As hero.css has it: on narrower windows the picture is a band that a film would only warm the phone for. */
const wide = '(min-width: 64rem)'

type PictureLoopProps = {
  picture: PictureData
  labels: { pause: string; play: string }
}

/**
 * Moves the water of the picture below: a silent film of seven seconds, through a mask that shows nothing but water, and a
 * button that holds it. Fetched after everything else, and only on wide windows, on fast lines and where movement is
 * welcome; else, and without scripts, the picture stands still.
 */
export function PictureLoop({ picture, labels }: PictureLoopProps) {
  const welcome = useInBrowser(mayMove, false)
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    if (document.readyState === 'complete') return setLoaded(true)
    const onLoad = () => setLoaded(true)
    addEventListener('load', onLoad)
    return () => removeEventListener('load', onLoad)
  }, [])
  return welcome && loaded && picture.loop ? (
    <MovingWater
      base={pictureBase({ id: picture.id, hash: picture.loop })}
      picture={picture}
      labels={labels}
    />
  ) : null
}

let answer: boolean | undefined

/** Asked once a visit: a film that has begun does not go because the line grew slower. */
function mayMove(): boolean {
  const { connection = {} } = navigator as { connection?: object }
  answer ??=
    matchMedia(wide).matches &&
    !matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches &&
    isFastLine(connection, performance.getEntriesByType('resource') as PerformanceResourceTiming[])
  return answer
}

function MovingWater({ base, picture, labels }: PictureLoopProps & { base: string }) {
  const film = useRef<HTMLVideoElement>(null)
  const [held, setHeld] = useState(false)
  const [shown, setShown] = useState(false)
  usePlayedInSight(film, held)
  // The mask is named by script: the content security policy allows no style in markup.
  useEffect(() => film.current!.style.setProperty('mask-image', `url(${base}-water.webp)`), [base])
  return (
    <>
      <video
        ref={film}
        className={`hero-loop ${shown ? 'hero-loop-shown' : ''}`}
        data-focal-x={picture.focal[0]}
        data-focal-y={picture.focal[1]}
        onPlaying={() => setShown(true)}
        muted
        loop
        playsInline
        preload="auto"
        aria-hidden
        tabIndex={-1}
      >
        <source src={`${base}-av1.mp4`} type='video/mp4; codecs="av01.0.08M.08"' />
        <source src={`${base}-h264.mp4`} type='video/mp4; codecs="avc1.640020"' />
      </video>
      {shown && (
        <button
          type="button"
          className="hero-hold no-print"
          aria-label={held ? labels.play : labels.pause}
          onClick={() => setHeld(!held)}
        >
          <svg viewBox="0 0 16 16" aria-hidden className="size-4 fill-current">
            <path d={held ? 'M4 2l9 6-9 6z' : 'M3 2h3.5v12H3zM9.5 2H13v12H9.5z'} />
          </svg>
        </button>
      )}
    </>
  )
}

/** Plays the film while it is in the window and not held. */
function usePlayedInSight(film: React.RefObject<HTMLVideoElement | null>, held: boolean) {
  useEffect(() => {
    const video = film.current!
    if (held) return video.pause()
    const observer = new IntersectionObserver(([entry]) => {
      // A browser that plays no films by itself leaves the picture still.
      if (entry!.isIntersecting) video.play().catch(() => {})
      else video.pause()
    })
    observer.observe(video)
    return () => observer.disconnect()
  }, [film, held])
}
