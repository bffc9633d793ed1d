import { Picture } from '#app/ui/picture.tsx'
import { StateMark } from './state-mark.tsx'
import type { Suggested } from './suggestions.server.ts'
import { useTripHref } from './trip-notices.tsx'

/** Yachts for a trip that names none, each with her price for it, and why the others do not fit. */
export function SuggestedTrips({ suggested }: { suggested: Suggested }) {
  const to = useTripHref()
  return (
    <section className="page mt-12 md:mt-16">
      {suggested.note && <p className="measure mb-8 border-l-4 border-magenta pl-4">{suggested.note}</p>}
      {suggested.none && <p className="measure text-lead">{suggested.none}</p>}
      <ul className="grid gap-x-[var(--gutter)] gap-y-12 md:grid-cols-3">
        {suggested.yachts.map((yacht) => (
          <li key={yacht.slug} className="group relative" data-suggested={yacht.slug}>
            <Picture
              picture={yacht.picture}
              sizes="(min-width: 48rem) 31vw, 66vw"
              className="aspect-[4/3] w-full"
            />
            <h2 className="mt-4 text-title">{yacht.name}</h2>
            <p className="text-small text-quiet">{yacht.room}</p>
            {yacht.stays ? (
              <Stays stays={yacht.stays} none={suggested.fullMonth} />
            ) : (
              <p className="mt-2">
                <StateMark state={yacht.state.id}>{yacht.state.name}</StateMark>
                {yacht.nearest && <span className="block text-small">{yacht.nearest}</span>}
              </p>
            )}
            <p className="figures mt-3 border-t border-ink pt-3 font-serif text-heading">{yacht.total}</p>
            <p className="figures text-small text-quiet">{yacht.perPerson}</p>
            {yacht.shared && <p className="figures text-small text-quiet">{yacht.shared}</p>}
            {!yacht.stays && (
              <a href={to(yacht.query)} className="arrow-link mt-3 after:absolute after:inset-0">
                {yacht.open}
              </a>
            )}
          </li>
        ))}
      </ul>
      {suggested.misfits.length > 0 && (
        <div className="mt-14 border-t border-hairline pt-4 text-small text-quiet">
          <h2 className="font-sans text-small font-medium">{suggested.misfitsTitle}</h2>
          <ul className="mt-1">
            {suggested.misfits.map((misfit) => (
              <li key={misfit}>{misfit}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

function Stays({ stays, none }: { stays: { when: string; query: string }[]; none: string }) {
  const to = useTripHref()
  if (stays.length === 0) return <p className="mt-2">{none}</p>
  return (
    <ul className="figures mt-3 flex flex-wrap gap-2">
      {stays.map(({ when, query }) => (
        <li key={query}>
          <a
            href={to(query)}
            className="inline-flex min-h-11 items-center border border-hairline px-3 text-small"
          >
            {when}
          </a>
        </li>
      ))}
    </ul>
  )
}
