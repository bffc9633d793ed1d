import type { ReactNode } from 'react'
import { Headline } from './headline.tsx'

type PageHeadProps = { title: string; lead: string; kicker?: string; children?: ReactNode }

/** The opening of a page without a picture: a large headline and its lead, set off the grid's left. */
export function PageHead({ title, lead, kicker, children }: PageHeadProps) {
  return (
    <header className="page grid-12 gap-y-6 pt-14 md:pt-24">
      {kicker && <p className="label col-span-12 text-quiet">{kicker}</p>}
      <Headline as="h1" className="col-span-12 text-display lg:col-span-9">
        {title}
      </Headline>
      <p className="col-span-12 max-w-[34em] text-lead md:col-span-8 md:col-start-5 lg:col-span-6 lg:col-start-6">
        {lead}
      </p>
      {children}
    </header>
  )
}
