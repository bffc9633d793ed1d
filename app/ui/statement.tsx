import { Headline } from './headline.tsx'
import { RuledList } from './ruled-list.tsx'

type StatementProps = { title: string; text: string; lists: { title: string; items: string[] }[] }

/** One sentence set large on a band of tint, and what stands behind it. */
export function Statement({ title, text, lists }: StatementProps) {
  return (
    <section className="chapter bg-tint-2 py-16 md:py-24">
      <div className="page">
        <Headline className="max-w-[14em] text-display">{title}</Headline>
        <div className="grid-12 mt-8 gap-y-10 md:mt-12">
          <p className="axis-left measure text-lead">{text}</p>
          <div className="axis-right grid content-start gap-x-[var(--gutter)] gap-y-10 sm:grid-cols-2">
            {lists.map(({ title: name, items }) => (
              <div key={name}>
                <h3 className="border-b border-ink pb-2 font-sans font-medium tracking-normal">{name}</h3>
                <RuledList items={items} />
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}
