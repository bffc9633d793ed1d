import type { ReactNode } from 'react'
import { Headline, italics } from './headline.tsx'

type TextSectionProps = { id?: string; title: string; paragraphs: string[]; children?: ReactNode }

/** A headline on the left, running text on the right. */
export function TextSection({ id, title, paragraphs, children }: TextSectionProps) {
  return (
    <section id={id} className="page grid-12 mt-20 gap-y-6 md:mt-32">
      <Headline className="col-span-12 text-title md:col-span-5">{title}</Headline>
      <div className="prose col-span-12 md:col-span-6 md:col-start-7 md:pt-2">
        {paragraphs.map((paragraph, i) => (
          <p key={paragraph} className={i === 0 ? 'text-lead' : ''}>
            {italics(paragraph)}
          </p>
        ))}
        {children}
      </div>
    </section>
  )
}
