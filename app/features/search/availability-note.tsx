import { PageLink } from '#app/ui/page-link.tsx'

type Link = { text: string; query: Record<string, string> }
type AvailabilityNoteProps = {
  state: { code: string; text: string }
  /** How she gets to waters in which she does not lie. */
  brought?: string
  /** From which currency and at which rate the price was converted. */
  converted?: string
}

/** Whether a yacht is free for a trip. */
export function AvailabilityNote({ state, ...notes }: AvailabilityNoteProps) {
  return (
    <>
      <p className="availability font-medium" data-state={state.code}>
        {state.text}
      </p>
      <PriceNotes {...notes} />
    </>
  )
}

type PriceNotesProps = Pick<AvailabilityNoteProps, 'brought' | 'converted'>

function PriceNotes({ brought, converted }: PriceNotesProps) {
  return [brought, converted].filter(Boolean).map((note) => (
    <p key={note} className="measure mt-3 text-small text-quiet">
      {note}
    </p>
  ))
}

type DeparturesProps = PriceNotesProps & {
  departures: (Link & { total: string })[]
  /** Says whether these are free. */
  label: string
  state: string
}

/** The stays of a month that are not booked, or the nearest to a day on which she is, each with its price. */
export function Departures({ departures, label, state, ...notes }: DeparturesProps) {
  return (
    <>
      <p className="availability font-medium" data-state={state}>
        {label}
      </p>
      {departures.length > 0 && (
        <ul className="mt-2 max-w-[28rem]">
          {departures.map(({ text, query, total }) => (
            <li key={text} className="border-b border-hairline">
              <PageLink
                page="trip"
                query={query}
                className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-1.5"
              >
                <span className="underline underline-offset-4">{text}</span>
                <span>{total}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      )}
      <PriceNotes {...notes} />
    </>
  )
}
