import type { ReactNode } from 'react'
import { Headline, italics } from './headline.tsx'

type FeatureListProps = {
  id?: string
  title: string
  lead?: string
  items: { title: string; text: string }[]
  className?: string
  /** Below the headline, on the left. */
  children?: ReactNode
}

/**
 * A chapter as a list of names and texts: on wide screens its headline stays on the left axis while names and texts pass on the
 * right one, on tablets the entries stand two abreast, on phones one under the other.
 */
export function FeatureList({ id, title, lead, items, className = 'chapter', children }: FeatureListProps) {
  return (
    <section id={id} className={`page ${className}`}>
      <div className="grid-12 gap-y-8 border-t border-ink pt-6 md:pt-8">
        <div className="col-span-12 lg:col-span-5">
          <div className="lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]">
            <Headline className="text-title">{title}</Headline>
            {lead && <p className="measure mt-4 text-lead">{lead}</p>}
            {children}
          </div>
        </div>
        <ul className="col-span-12 grid content-start gap-x-10 sm:grid-cols-2 lg:col-span-6 lg:col-start-7 lg:grid-cols-1">
          {items.map((item) => (
            <li
              key={item.title}
              className="border-t border-hairline pb-8 pt-4 lg:pb-7 lg:first:border-0 lg:first:pt-0 xl:grid xl:grid-cols-6 xl:gap-x-8"
            >
              <h3 className="text-heading xl:col-span-2">{item.title}</h3>
              <p className="mt-2 xl:col-span-4 xl:mt-1">{italics(item.text)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
