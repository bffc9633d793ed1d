import type { ReactNode } from 'react'

export type AccordionItem = { id: string; title: string; content: ReactNode }
type AccordionProps = { name: string; items: AccordionItem[] }

/**
 * Native disclosures of one name: one open at a time, all can be closed. An address names what is inside, because for that
 * the browser itself opens the disclosure around it, without scripting (HTML, ancestor details revealing).
 */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className="border-t border-ink">
      {items.map(({ id, title, content }) => (
        <details key={id} name={name} className="group border-b border-hairline open:border-ink">
          <summary className="flex min-h-14 list-none items-baseline justify-between gap-6 py-4">
            <h3 className="text-[1.35rem] leading-snug">{title}</h3>
            <span
              aria-hidden="true"
              className="relative top-[-0.15em] block h-3 w-3 flex-none before:absolute before:inset-x-0 before:top-1/2 before:border-t before:border-ink after:absolute after:inset-y-0 after:left-1/2 after:border-l after:border-ink group-open:after:hidden"
            />
          </summary>
          <div id={id} className="scroll-mt-20 pb-7">
            {content}
          </div>
        </details>
      ))}
    </div>
  )
}
