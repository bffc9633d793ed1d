import { useEffect, useRef, useState } from 'react'
import { isFastLine } from './fast-line.ts'
import { pictureBase } from './picture-base.ts'
import type { PictureData } from './picture.tsx'

export type PictureLoopProps = {
  picture: PictureData
  labels: { pause: string; play: string }
}

/**
 * The film and the button that holds it, on fast lines and where movement is welcome. Fetched by picture-loop.tsx, in the
 * browser alone.
 */
export function MovingWater({ picture, labels }: PictureLoopProps) {
  return picture.loop && mayMove() ? (
    <Film base={pictureBase({ id: picture.id, hash: picture.loop })} picture={picture} labels={labels} />
  ) : null
}

let answer: boolean | undefined

/** Asked once a visit: a film that has begun does not go because the line grew slower. */
function mayMove(): boolean {
  const { connection = {} } = navigator as { connection?: object }
  answer ??=
    !matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches &&
    isFastLine(connection, performance.getEntriesByType('resource') as PerformanceResourceTiming[])
  return answer
}

function Film({ base, picture, labels }: PictureLoopProps & { base: string }) {
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
