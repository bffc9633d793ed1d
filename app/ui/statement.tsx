import { Headline } from './headline.tsx'

type StatementProps = { title: string; text: string; lists: { title: string; items: string[] }[] }

/** One sentence on the dark of the evening, from edge to edge, and what stands behind it. */
export function Statement({ title, text, lists }: StatementProps) {
  return (
    <section className="on-dark mt-24 bg-ink py-20 text-paper md:mt-40 md:py-32">
      <div className="page">
        <Headline className="max-w-[14em] text-display">{title}</Headline>
        <div className="grid-12 mt-8 gap-y-10 md:mt-14">
          <p className="col-span-12 text-lead lg:col-span-5">{text}</p>
          {lists.map(({ title: name, items }) => (
            <div key={name} className="col-span-12 sm:col-span-6 lg:col-span-3 lg:odd:col-start-10">
              <h3 className="border-b border-paper/60 pb-2 font-sans font-medium tracking-normal">{name}</h3>
              <ul>
                {items.map((item) => (
                  <li key={item} className="border-b border-paper/25 py-2">
                    {item}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
