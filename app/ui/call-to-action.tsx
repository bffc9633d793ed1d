import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Headline } from './headline.tsx'
import { PageLink } from './page-link.tsx'

type CallToActionProps = { title: string; text: string; query?: Record<string, string>; children?: ReactNode }

/** The close of a page: one sentence and the way to write to us. Further ways stand beside the button. */
export function CallToAction({ title, text, query, children }: CallToActionProps) {
  const { t } = useTranslation()
  return (
    <section className="page no-print mt-24 md:mt-36">
      <div className="grid-12 gap-y-6 border-t border-ink pt-8">
        <Headline className="col-span-12 text-title md:col-span-7">{title}</Headline>
        <div className="col-span-12 md:col-span-5 md:pt-2">
          <p className="text-lead">{text}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <PageLink page="contact" query={query} className="button">
              {t('common.contactUs')}
            </PageLink>
            {children}
          </div>
        </div>
      </div>
    </section>
  )
}
