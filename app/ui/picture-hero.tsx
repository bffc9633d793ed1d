import type { ReactNode } from 'react'
import { Headline } from './headline.tsx'
import { Caption, Picture, type PictureData } from './picture.tsx'

type PictureHeroProps = {
  picture: PictureData
  kicker?: string
  title: string
  lead: string
  /** What it costs, and what one gets for it: the first stands large. */
  price?: string
  facts?: string
  caption?: string
  position?: string
  children?: ReactNode
  /** Cards elsewhere turn into this picture; not for a page that has such cards itself. */
  transitionTarget?: boolean
  /** A yacht: her name in capitals, beside her picture. */
  yacht?: boolean
  /** On wide screens the words stand beside the picture instead of on it: where they would cover a boat. */
  beside?: boolean
}

/**
 * A hero fills its frame by height on upright screens, so it needs more pixels than the window is wide. A phone that lies
 * on its side has three pixels for each of CSS, of which the half are enough.
 */
const heroSizes = '(orientation: portrait) 120vw, (max-height: 30rem) 55vw, 100vw'

/** A page that opens with one big picture: headline, price and buttons are in the first window on every screen. */
export function PictureHero({
  picture,
  kicker,
  title,
  lead,
  price,
  facts,
  caption,
  position,
  children,
  transitionTarget,
  yacht,
  beside = yacht,
}: PictureHeroProps) {
  return (
    <header>
      <div className={`hero on-dark ${beside ? 'hero-split' : ''}`}>
        <Picture
          key={picture.id}
          picture={picture}
          sizes={heroSizes}
          eager
          className={`hero-picture ${transitionTarget ? 'page-picture' : ''}`}
        />
        <div className="hero-words page">
          {kicker && <p className={`label mb-2 lg:mb-3 ${yacht ? 'normal-case' : ''}`}>{kicker}</p>}
          <Headline
            as="h1"
            className={`max-w-[11em] text-display lg:max-w-[8em] ${yacht ? 'uppercase tracking-[0.02em]' : ''} ${beside ? 'lg:text-[clamp(2.6rem,4.2vw,4.6rem)]' : ''}`}
          >
            {title}
          </Headline>
          <p className="measure mt-4 text-lead lg:max-w-[25em] max-lg:order-last max-lg:mt-5">{lead}</p>
          {(price || facts) && (
            <p className="figures mt-3 flex flex-wrap items-baseline gap-x-4 gap-y-1 lg:mt-5">
              {price && (
                <span className="font-serif text-[1.3rem] leading-tight md:text-heading lg:max-w-[21em] first-letter:uppercase">
                  {price}
                </span>
              )}
              {facts && <span className="w-full">{facts}</span>}
            </p>
          )}
          {children && (
            <div className="no-print mt-4 flex w-full flex-wrap gap-2 md:gap-3 lg:mt-6">{children}</div>
          )}
        </div>
      </div>
      <Caption as="div" picture={picture} position={position} className="page mt-2 text-quiet">
        {caption}
      </Caption>
    </header>
  )
}
