import type { ReactNode } from 'react'
import { Headline } from './headline.tsx'
import { Caption, Picture, type PictureData } from './picture.tsx'

type PictureHeroProps = { picture: PictureData; kicker?: string; title: string; lead: string; caption?: string; position?: string; children?: ReactNode }

/** A page that opens with one big calm picture. On phones the words stand below the headline's picture, not on it. */
export function PictureHero({ picture, kicker, title, lead, caption, position, children }: PictureHeroProps) {
  return (
    <header>
      <figure className="on-dark relative overflow-hidden text-paper">
        <Picture picture={picture} sizes="100vw" eager className="h-[min(46rem,78svh)] min-h-[30rem] w-full md:h-[min(54rem,84svh)]" />
        <div className="shade-below absolute inset-0" aria-hidden="true" />
        <div className="page absolute inset-x-0 bottom-0 pb-6 md:pb-10">
          {kicker && <p className="label mb-4">{kicker}</p>}
          <Headline as="h1" className="max-w-[13em] text-display">{title}</Headline>
          <Caption picture={picture} position={position} className="mt-5">{caption}</Caption>
        </div>
      </figure>
      <div className="page grid-12 gap-y-7 pt-8 md:pt-12">
        <p className="col-span-12 max-w-[34em] text-lead md:col-span-7">{lead}</p>
        {children && <div className="no-print col-span-12 flex flex-wrap content-start gap-3 md:col-span-5 md:justify-end">{children}</div>}
      </div>
    </header>
  )
}
