import type { AnswerLink } from '#content/answers.server.ts'
import { PageLink } from './page-link.tsx'

type AnswerLinksProps = { answers: AnswerLink[]; title?: string; className?: string }

/** The questions that come up at this place of a page, each leading to its answer in the FAQ. */
export function AnswerLinks({ answers, title, className = '' }: AnswerLinksProps) {
  return (
    <div className={`no-print ${className}`}>
      {title && <h3 className="text-heading">{title}</h3>}
      <ul
        className={`answer-list grid gap-x-[var(--gutter)] text-small sm:grid-cols-2 ${title ? 'mt-4' : ''}`}
      >
        {answers.map(({ id, question }) => (
          <li key={id}>
            <PageLink page="faq" hash={id}>
              {question}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
