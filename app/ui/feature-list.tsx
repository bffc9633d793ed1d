import type { ReactNode } from 'react'
import { Headline, italics } from './headline.tsx'

type FeatureListProps = {
  id?: string
  title: string
  lead?: string
  items: { title: string; text: string }[]
  className?: string
  children?: ReactNode
}

/**
 * A chapter as a list of names and texts: on wide screens its headline stays in the margin while names and texts pass beside it,
 * on tablets the entries stand two abreast, on phones one under the other.
 */
export function FeatureList({
  id,
  title,
  lead,
  items,
  className = 'mt-20 md:mt-32',
  children,
}: FeatureListProps) {
  return (
    <section id={id} className={`page grid-12 gap-y-8 ${className}`}>
      <div className="col-span-12 lg:col-span-4">
        <div className="lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]">
          <Headline className="text-title">{title}</Headline>
          {lead && <p className="measure mt-4 text-lead">{lead}</p>}
          {children}
        </div>
      </div>
      <ul className="col-span-12 grid gap-x-10 sm:grid-cols-2 lg:col-span-7 lg:col-start-6 lg:grid-cols-1 lg:border-b lg:border-hairline">
        {items.map((item) => (
          <li
            key={item.title}
            className="border-t border-ink pb-10 pt-4 lg:border-hairline lg:py-7 lg:first:border-ink xl:grid xl:grid-cols-7 xl:gap-x-8"
          >
            <h3 className="text-heading xl:col-span-3">{item.title}</h3>
            <p className="mt-3 lg:max-xl:mt-2 xl:col-span-4 xl:mt-1">{italics(item.text)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
