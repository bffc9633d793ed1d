import { Fragment, type ReactNode } from 'react'
import { halvesOf } from '#content/headline.ts'

/** A name of at most so many letters is not broken over two lines (San Blas, Guna Yala) where one has room for it. */
const longestWhole = 12
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

/** A headline that breaks where its writer marked it; either half breaks inside itself only where it does not fit. */
function bySense(text: string): ReactNode {
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

/** The same, upright: a page sets italics in its own headline and leaves them out in those of its chapters. */
export function upright(text: string): ReactNode {
  return bySense(text.replaceAll('*', ''))
}

type HeadlineProps = { as?: 'h1' | 'h2' | 'h3'; className?: string; id?: string; children: string }

export function Headline({ as: Tag = 'h2', className = 'text-title', id, children }: HeadlineProps) {
  return (
    <Tag id={id} className={className}>
      {Tag === 'h1' ? bySense(children) : upright(children)}
    </Tag>
  )
}
