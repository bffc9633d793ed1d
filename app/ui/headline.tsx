import { Fragment, type ReactNode } from 'react'

/** Sets the phrase between asterisks in italics: the names of waters and places. */
export function italics(text: string): ReactNode {
  return text.split('*').map((part, i) => (i % 2 ? <em key={i}>{part}</em> : <Fragment key={i}>{part}</Fragment>))
}

type HeadlineProps = { as?: 'h1' | 'h2' | 'h3'; className?: string; id?: string; children: string }

export function Headline({ as: Tag = 'h2', className = 'text-title', id, children }: HeadlineProps) {
  return <Tag id={id} className={className}>{italics(children)}</Tag>
}
