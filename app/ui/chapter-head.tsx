import type { ReactNode } from 'react'
import { Headline } from './headline.tsx'

type ChapterHeadProps = { title: string; lead?: string; id?: string; children?: ReactNode }

/** How every chapter opens: a rule, the headline on the page's left axis and its lead on the right one, both from the top. */
export function ChapterHead({ title, lead, id, children }: ChapterHeadProps) {
  return (
    <div className="grid-12 gap-y-4 border-t border-ink pt-6 md:pt-8">
      <Headline id={id} className="axis-left text-title">
        {title}
      </Headline>
      {(lead || children) && (
        <div className="axis-right">
          {lead && <p className="measure text-lead">{lead}</p>}
          {children}
        </div>
      )}
    </div>
  )
}
