import type { ReactNode } from 'react'
import { Headline } from './headline.tsx'
import { Caption, Picture, type PictureData } from './picture.tsx'

type PictureHeroProps = { picture: PictureData; kicker?: string; title: string; lead: string; caption?: string; position?: string; children?: ReactNode
  /** Cards elsewhere turn into this picture; not for a page that has such cards itself. */
  arrives?: boolean
}

/** A hero fills its frame by height on upright screens, so it needs more pixels than the window is wide. */
export const heroSizes = '(orientation: portrait) 150vw, 100vw'

/** A page that opens with one big calm picture. On wide screens the headline lies on it; on phones and tablets below it, where it would hide what the picture shows. */
export function PictureHero({ picture, kicker, title, lead, caption, position, children, arrives }: PictureHeroProps) {
  return (
    <header>
      <div className="hero plate relative">
        <Picture picture={picture} sizes={heroSizes} eager className={`h-[54svh] min-h-[20rem] w-full lg:h-[min(54rem,84svh)] lg:min-h-[32rem] ${arrives ? 'travels' : ''}`} />
        <div className="shade-below absolute inset-0 hidden lg:block" aria-hidden="true" />
        <div className="page pt-7 md:max-lg:pt-9 lg:absolute lg:inset-x-0 lg:bottom-0 lg:pb-10">
          {kicker && <p className="label mb-4">{kicker}</p>}
          <Headline as="h1" className="max-w-[13em] text-display">{title}</Headline>
          <Caption as="div" picture={picture} position={position} className="mt-4 md:mt-5">{caption}</Caption>
        </div>
      </div>
      <div className="page grid-12 gap-y-7 pt-6 md:max-lg:pt-8 lg:pt-12">
        <p className="col-span-12 max-w-[34em] text-lead md:col-span-7">{lead}</p>
        {children && <div className="no-print col-span-12 grid content-start gap-3 phone:max-md:flex phone:max-md:flex-wrap md:col-span-5 md:justify-self-end xl:flex xl:flex-wrap xl:justify-end">{children}</div>}
      </div>
    </header>
  )
}
