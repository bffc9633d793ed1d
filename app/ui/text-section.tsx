import type { ReactNode } from 'react'
import { ChapterHead } from './chapter-head.tsx'
import { italics } from './headline.tsx'

type TextSectionProps = { id?: string; title: string; paragraphs: string[]; children?: ReactNode }

/** A headline on the left axis, running text on the right one. */
export function TextSection({ id, title, paragraphs, children }: TextSectionProps) {
  return (
    <section id={id} className="page chapter">
      <ChapterHead title={title}>
        <div className="prose">
          {paragraphs.map((paragraph, i) => (
            <p key={paragraph} className={i === 0 ? 'text-lead' : ''}>
              {italics(paragraph)}
            </p>
          ))}
          {children}
        </div>
      </ChapterHead>
    </section>
  )
}
