import type { ReactNode } from 'react'
import { PageLink } from '#app/ui/page-link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { AvailabilityNote, Departures } from './availability-note.tsx'
import type { CompareData } from './compare-view.server.ts'

type Props = { comparison: CompareData }
type Column = CompareData['yachts'][number]

/** A column a yacht, a row a question. The names of the rows stand in a column of their own, on phones above the answers, so that three columns fit. */
export function CompareTable({ comparison: { yachts, rows, alike, priceNotes, askNote, labels } }: Props) {
  const priced = yachts.some(({ answer }) => answer)
  return (
    <div className="compare-frame">
      <table className="compare-table figures table-fixed border-b border-ink text-left">
        <thead>
          <tr className="align-top">
            <td className={nameColumn}>&nbsp;</td>
            {yachts.map((yacht) => (
              <th key={yacht.slug} scope="col" className="pb-4 font-normal">
                <Picture
                  picture={yacht.picture}
                  sizes="(min-width: 96rem) 470px, 30vw"
                  className="aspect-[3/2] w-full"
                  eager
                />
                <PageLink
                  page="yacht"
                  params={{ slug: yacht.slug }}
                  className="mt-3 block font-serif text-[1.25rem] leading-tight no-underline md:text-heading hover:underline"
                >
                  {yacht.name}
                </PageLink>
                <span className="text-small text-quiet">{yacht.model}</span>
                <span className="mt-2 block hyphens-auto text-small [overflow-wrap:anywhere]">
                  {yacht.subtitle}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <Row name={labels.price} of={yachts}>
          {(yacht) => <Price yacht={yacht} labels={labels} />}
        </Row>
        {priceNotes.length > 0 && (
          <tbody>
            <tr>
              <td className={nameColumn}>&nbsp;</td>
              <td colSpan={yachts.length} className="pb-3">
                {priceNotes.map((note) => (
                  <p key={note} className="measure mb-2 text-small text-quiet">
                    {note}
                  </p>
                ))}
              </td>
            </tr>
          </tbody>
        )}
        {priced && (
          <Row name={labels.availability} of={yachts}>
            {({ answer }) => (
              <div className="hyphens-auto max-md:text-small max-md:[overflow-wrap:anywhere]">
                <WhenFree answer={answer} />
              </div>
            )}
          </Row>
        )}
        {rows.map(({ name, values }) => (
          <Row key={name} name={name} of={yachts}>
            {(_, i) => <span className="block hyphens-auto max-md:text-small">{values[i]}</span>}
          </Row>
        ))}
        {yachts.some(({ alone }) => alone.length > 0) && (
          <Row name={labels.alone} of={yachts}>
            {({ alone }) =>
              alone.length > 0 && (
                <ul className="max-md:text-small">
                  {alone.map((item) => (
                    <li key={item} className="hyphens-auto py-0.5 [overflow-wrap:anywhere]">
                      {item}
                    </li>
                  ))}
                </ul>
              )
            }
          </Row>
        )}
        <Row name={labels.next} of={yachts}>
          {({ ask, askLabel }) => (
            <PageLink page="contact" query={ask} className="button button-slim no-print">
              {askLabel}
            </PageLink>
          )}
        </Row>
      </table>
      <p className="measure mt-4 text-small text-quiet">{askNote}</p>
      {alike.length > 0 && <Alike title={labels.alike} rows={alike} />}
    </div>
  )
}

/** What is the same for all of them, once. */
function Alike({ title, rows }: { title: string; rows: CompareData['alike'] }) {
  return (
    <section aria-labelledby="alike" className="mt-8 max-w-[60rem]">
      <h2 id="alike" className="text-heading">
        {title}
      </h2>
      <dl data-alike className="figures mt-3 gap-x-[var(--gutter)] text-small sm:columns-2">
        {rows.map(({ name, value }) => (
          <div
            key={name}
            className="flex break-inside-avoid justify-between gap-4 border-t border-hairline py-2"
          >
            <dt className="text-quiet">{name}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Of the names of the rows, from tablets on. */
const nameColumn = 'w-[17%] max-md:hidden'

type RowProps = { name: string; of: Column[]; children: (yacht: Column, i: number) => ReactNode }

function Row({ name, of, children }: RowProps) {
  return (
    <tbody className="border-t border-hairline">
      <tr className="md:hidden">
        <th scope="rowgroup" colSpan={of.length} className="pt-3 text-small font-medium">
          {name}
        </th>
      </tr>
      <tr className="align-top">
        <th scope="row" className={`${nameColumn} py-3 text-small font-medium`}>
          {name}
        </th>
        {of.map((yacht, i) => (
          <td key={yacht.slug} className="pb-3 md:pt-3">
            {children(yacht, i)}
          </td>
        ))}
      </tr>
    </tbody>
  )
}

function Price({
  yacht: { slug, week, answer, lowest },
  labels,
}: {
  yacht: Column
  labels: CompareData['labels']
}) {
  if (!answer)
    return (
      <>
        <Figure>{week.week}</Figure>
        <span className="block text-small text-quiet">{week.share}</span>
        {week.fee && <span className="block text-small text-quiet">{week.fee}</span>}
      </>
    )
  if ('best' in answer && answer.best)
    return (
      <>
        <span className="block text-small font-medium">{answer.best.dates}</span>
        <Figure>{answer.best.from}</Figure>
        <span className="block text-small text-quiet">{answer.best.share}</span>
        <PageLink page="trip" query={answer.best.query} className="button button-slim mt-3">
          {answer.best.label}
        </PageLink>
      </>
    )
  if (!('total' in answer))
    return (
      <PageLink page="yacht" params={{ slug }} className="underline underline-offset-4">
        {labels.openYacht}
      </PageLink>
    )
  return (
    <>
      {'dates' in answer && <span className="block text-small font-medium">{answer.dates}</span>}
      <Figure isTotal>{answer.total}</Figure>
      {'forWhom' in answer && <span className="block text-small">{answer.forWhom}</span>}
      <span className="block text-small text-quiet">{answer.share}</span>
      {lowest && <span className="mt-1 table bg-tint-1 px-2 text-small">{labels.lowest}</span>}
      <PageLink page="trip" query={answer.query} className="button button-slim mt-3">
        {labels.open}
      </PageLink>
    </>
  )
}

function Figure({ children, isTotal }: { children: string; isTotal?: boolean }) {
  return (
    <strong
      className="block font-serif text-[0.95rem] leading-tight font-normal md:text-heading"
      data-total={isTotal}
    >
      {children}
    </strong>
  )
}

function WhenFree({ answer }: { answer: Column['answer'] }) {
  if (!answer) return null
  if ('reason' in answer) return answer.reason
  return (
    <>
      {'departures' in answer ? <Departures {...answer} /> : <AvailabilityNote {...answer} />}
      {'heldAsk' in answer && <p className="mt-2">{answer.heldAsk}</p>}
      {'whole' in answer && answer.whole && (
        <PageLink page="trip" query={answer.whole.query} className="mt-2 block underline underline-offset-4">
          {answer.whole.label}
        </PageLink>
      )}
      {'better' in answer && answer.better && (
        <p className="measure mt-3 border-l-4 border-magenta pl-3 text-small" data-better>
          {answer.better.text}{' '}
          <PageLink page="trip" query={answer.better.query} className="underline underline-offset-4">
            {answer.better.label}
          </PageLink>
        </p>
      )}
    </>
  )
}
