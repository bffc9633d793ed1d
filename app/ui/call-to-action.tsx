import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Headline } from './headline.tsx'
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
    <section className="page no-print mt-24 md:mt-36">
      <div className="grid-12 gap-y-6 border-t border-ink pt-8">
        <Headline className="col-span-12 text-title md:col-span-7">{title}</Headline>
        <div className="col-span-12 md:col-span-5 md:pt-2">
          {price && <p className="figures mb-3 font-medium first-letter:uppercase">{price}</p>}
          <p className="text-lead">{text}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <PageLink page="contact" query={query} className="button">
              {label ?? t('ask.dates')}
            </PageLink>
            {children}
          </div>
        </div>
      </div>
    </section>
  )
}
