import type { ItineraryCopy } from '#content/copy.ts'

/** The two places at which a week may end, and which days differ. */
export function WeekEnds({ title, ways, note }: NonNullable<ItineraryCopy['ends']>) {
  return (
    <section className="page mt-12 md:mt-16">
      <div className="bg-tint-2 px-5 py-6 md:px-8 md:py-8">
        <h2 className="text-heading">{title}</h2>
        <div className="mt-4 grid gap-x-[var(--gutter)] gap-y-5 md:grid-cols-2">
          {ways.map((way) => (
            <div key={way.title}>
              <h3 className="font-sans font-medium tracking-normal">{way.title}</h3>
              <p className="measure mt-1">{way.text}</p>
            </div>
          ))}
        </div>
        <p className="measure mt-5 text-small text-quiet">{note}</p>
      </div>
    </section>
  )
}
