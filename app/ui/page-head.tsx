import { Headline } from './headline.tsx'

type PageHeadProps = { title: string; lead: string }

/** The opening of a page without a picture: a large headline on the left axis, its lead on the right one. */
export function PageHead({ title, lead }: PageHeadProps) {
  return (
    <header className="page grid-12 gap-y-6 pt-12 md:pt-20">
      <Headline as="h1" className="axis-left text-display">
        {title}
      </Headline>
      <p className="axis-right measure text-lead md:pt-3">{lead}</p>
    </header>
  )
}
