import { Headline } from '#app/ui/headline.tsx'
import { AnswerLinks } from '#app/ui/answer-links.tsx'
import { LedgerTable } from '#app/ui/ledger-table.tsx'
import { TermsBlock } from '#app/ui/terms-block.tsx'
import type { AnswerLink } from '#content/answers.server.ts'
import type { LedgerView } from '#charter/ledger-view.ts'
import type { TermsView } from '#charter/terms-view.ts'

type TripPriceProps = {
  ledger: LedgerView
  estimate: string
  lists: { title: string; items: readonly string[] }[]
  terms: TermsView
  answers: AnswerLink[]
  copy: { title: string; lead: string }
}

/** Every line of the price, what it buys and what it does not, and the terms. */
export function TripPrice({ ledger, estimate, lists, terms, answers, copy }: TripPriceProps) {
  return (
    <section id="price" className="page trip-price chapter scroll-mt-24">
      <div className="grid-12 gap-y-8 border-t border-ink pt-6 md:pt-8">
        <div className="col-span-12 lg:col-span-5">
          <Headline className="text-title">{copy.title}</Headline>
          <p className="measure mt-3">{copy.lead}</p>
          <p className="figures mt-3 text-small text-quiet">{estimate}</p>
        </div>
        <div className="col-span-12 lg:col-span-6 lg:col-start-7" data-ledger>
          <LedgerTable {...ledger} />
        </div>
      </div>
      <div className="trip-lists mt-12 grid gap-x-[var(--gutter)] gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {lists.map(({ title, items }) => (
          <TitledList key={title} title={title} items={items} />
        ))}
      </div>
      <div className="mt-14">
        <TermsBlock {...terms} heading="h3" />
        <AnswerLinks answers={answers} className="mt-10" />
      </div>
    </section>
  )
}

/** A heading over a rule in ink, and its entries. */
export function TitledList({
  title,
  lead,
  items,
}: {
  title: string
  lead?: string
  items: readonly string[]
}) {
  return (
    <div className="trip-list">
      <h3 className="border-b border-ink pb-2 text-[1.35rem] leading-snug">{title}</h3>
      {lead && <p className="mt-3">{lead}</p>}
      <ul>
        {items.map((item) => (
          <li key={item} className="border-b border-hairline py-2.5">
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}
