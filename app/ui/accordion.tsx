import type { ReactNode } from 'react'
import { PlusSign } from './plus-sign.tsx'

export type AccordionItem = { id: string; title: string; content: ReactNode }
type AccordionProps = {
  name: string
  items: AccordionItem[]
  /** Shows its first answer. */
  firstOpen?: boolean
}

/**
 * Native disclosures of one name: one open at a time, all can be closed. An address names what is inside, because for that
 * the browser itself opens the disclosure around it, without scripting (HTML, ancestor details revealing).
 */
export function Accordion({ name, items, firstOpen = false }: AccordionProps) {
  return (
    <div className="lg:-mt-4">
      {items.map(({ id, title, content }, i) => (
        <details
          key={id}
          name={name}
          open={firstOpen && i === 0}
          className="group border-b border-hairline open:border-ink"
        >
          <summary className="flex min-h-14 list-none items-start justify-between gap-6 py-4">
            <h3 className="text-heading">{title}</h3>
            <PlusSign />
          </summary>
          <div id={id} className="scroll-mt-20 pb-7">
            {content}
          </div>
        </details>
      ))}
    </div>
  )
}
