import type { ReactNode } from 'react'
import { Headline } from './headline.tsx'
import { Caption, Picture, type PictureData } from './picture.tsx'

type PictureHeroProps = {
  picture: PictureData
  kicker?: string
  title: string
  lead: string
  caption?: string
  position?: string
  children?: ReactNode
  /** Cards elsewhere turn into this picture; not for a page that has such cards itself. */
  transitionTarget?: boolean
}

/** A hero fills its frame by height on upright screens, so it needs more pixels than the window is wide. */
export const heroSizes = '(orientation: portrait) 150vw, (min-width: 102rem) 1462px, 100vw'

/** A page that opens with one big calm picture and nothing on it; on wide screens the headline stands below it on the left, what follows from it on the right. */
export function PictureHero({
  picture,
  kicker,
  title,
  lead,
  caption,
  position,
  children,
  transitionTarget,
}: PictureHeroProps) {
  return (
    <header>
      <div className="hero">
        <Picture
          picture={picture}
          sizes={heroSizes}
          eager
          className={`plate h-[54svh] min-h-[20rem] lg:h-[clamp(20rem,max(54svh,min(30vw,60svh)),46rem)] ${transitionTarget ? 'page-picture' : ''}`}
        />
      </div>
      <div className="page grid-12 pt-7 md:max-lg:pt-9 lg:pt-3">
        <div className="col-span-12 lg:order-2 lg:col-span-8">
          {kicker && <p className="label mb-4">{kicker}</p>}
          <Headline as="h1" className="max-w-[11em] text-display">
            {title}
          </Headline>
        </div>
        <Caption
          as="div"
          picture={picture}
          position={position}
          className="col-span-12 mt-4 text-quiet md:mt-5 lg:order-1 lg:mb-7 lg:mt-0"
        >
          {caption}
        </Caption>
        <div className="col-span-12 grid gap-y-7 pt-6 md:max-lg:grid-cols-12 md:max-lg:gap-x-[var(--gutter)] md:max-lg:pt-8 lg:order-3 lg:col-span-4 lg:pt-2">
          <p className="max-w-[34em] text-lead md:max-lg:col-span-7">{lead}</p>
          {children && (
            <div className="no-print grid content-start gap-3 phone:max-md:flex phone:max-md:flex-wrap md:max-lg:col-span-5 md:max-lg:justify-self-end lg:flex lg:flex-wrap">
              {children}
            </div>
          )}
        </div>
      </div>
    </header>
  )
}
