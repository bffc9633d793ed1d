import { Fragment, type ReactNode } from 'react'

/** A name of at most so many letters is not broken over two lines (San Blas, Guna Yala) where one has room for it; a longer phrase has to be on phones. */
const longestWhole = 12

/** Sets the phrase between asterisks in italics: the names of waters and places. */
export function italics(text: string): ReactNode {
  return text.split('*').map((part, i) => (i % 2 ? <em key={i} className={part.length <= longestWhole ? 'inline-block' : undefined}>{part}</em> : <Fragment key={i}>{part}</Fragment>))
}

type HeadlineProps = { as?: 'h1' | 'h2' | 'h3'; className?: string; id?: string; children: string }

export function Headline({ as: Tag = 'h2', className = 'text-title', id, children }: HeadlineProps) {
  return <Tag id={id} className={className}>{italics(children)}</Tag>
}
