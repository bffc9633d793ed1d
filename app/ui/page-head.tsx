import { Headline } from './headline.tsx'

type PageHeadProps = {
  title: string
  lead: string
  /** What it costs. */
  price?: string
}

/** The opening of a page without a picture: a large headline on the left axis, its lead on the right one. */
export function PageHead({ title, lead, price }: PageHeadProps) {
  return (
    <header className="page grid-12 gap-y-6 pt-12 md:pt-20">
      <Headline as="h1" className="axis-left text-display">
        {title}
      </Headline>
      <div className="axis-right md:pt-3">
        <p className="measure text-lead">{lead}</p>
        {price && (
          <p className="figures mt-4 font-serif text-[1.3rem] leading-tight md:text-heading">{price}</p>
        )}
      </div>
    </header>
  )
}
