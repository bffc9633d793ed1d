import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ChapterHead } from './chapter-head.tsx'
import { PageLink } from './page-link.tsx'

type CallToActionProps = {
  title: string
  text: string
  /** What the enquiry is about, as the contact page reads it. */
  query?: Record<string, string>
  /** What it costs from. */
  price?: string
  /** What the button says, where it asks for something else than dates. */
  label?: string
  /** Further ways, beside the button. */
  children?: ReactNode
}

/** The close of a page: one sentence and the way to write to us. */
export function CallToAction({ title, text, query, price, label, children }: CallToActionProps) {
  const { t } = useTranslation()
  return (
    <section className="page chapter no-print">
      <ChapterHead title={title}>
        {price && <p className="figures mb-3 font-medium first-letter:uppercase">{price}</p>}
        <p className="measure text-lead">{text}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <PageLink page="contact" query={query} className="button">
            {label ?? t('ask.dates')}
          </PageLink>
          {children}
        </div>
      </ChapterHead>
    </section>
  )
}
