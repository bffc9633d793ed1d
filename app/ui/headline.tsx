import { Fragment, type ReactNode } from 'react'

/** A name of at most so many letters is not broken over two lines (San Blas, Guna Yala) where one has room for it. */
const longestWhole = 12
/** A closing word shorter than this gets no line of its own. */
const shortestClose = 8
const longestClose = 30
const marks = /^[,.;:?!]*/

/** Sets the phrase between asterisks in italics: the names of waters and places. */
export function italics(text: string): ReactNode {
  const parts = text.split('*')
  return parts.map((part, i) => {
    // A comma after a name goes with it, so that no line begins with one.
    if (i % 2 === 0)
      return (
        <Fragment key={i}>
          {i > 0 && parts[i - 1]!.length <= longestWhole ? part.replace(marks, '') : part}
        </Fragment>
      )
    if (part.length > longestWhole) return <em key={i}>{part}</em>
    return (
      <span key={i} className="inline-block">
        <em>{part}</em>
        {marks.exec(parts[i + 1] ?? '')![0]}
      </span>
    )
  })
}

/**
 * The opening and the close of a headline, where its sense falls into two: before closing italics, after a colon, or before
 * a short phrase after the last comma, unless a single word precedes it ("Stadt, Inseln oder beides?").
 */
export function halvesOf(text: string): [opening: string, close: string] | undefined {
  const [, opening, close] =
    /^([^*]+) (\*[^*]+\*)$/.exec(text) ??
    /^([^*:]+:) ([^*]+)$/.exec(text) ??
    /^([^*]+ [^*]+,) ([^*,]+)$/.exec(text) ??
    []
  if (!opening || !close) return undefined
  const letters = close.replaceAll('*', '').length
  const parted = /[,:]$/.test(opening)
  if (
    parted
      ? letters < shortestClose || (opening.endsWith(',') && !close.startsWith('*') && letters > longestClose)
      : letters <= longestWhole
  )
    return undefined
  return [opening, close]
}

/** A headline that breaks between its two halves; either breaks inside itself only where it does not fit. */
export function bySense(text: string): ReactNode {
  const halves = halvesOf(text)
  if (!halves) return italics(text)
  const [opening, close] = halves
  return (
    <>
      <span className="inline-block">{opening}</span>{' '}
      {close.startsWith('*') ? (
        <em className="inline-block">{close.slice(1, -1)}</em>
      ) : (
        <span className="inline-block">{close}</span>
      )}
    </>
  )
}

type HeadlineProps = { as?: 'h1' | 'h2' | 'h3'; className?: string; id?: string; children: string }

export function Headline({ as: Tag = 'h2', className = 'text-title', id, children }: HeadlineProps) {
  return (
    <Tag id={id} className={className}>
      {bySense(children)}
    </Tag>
  )
}
