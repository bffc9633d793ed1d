import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '#app/site.ts'
import { Headline } from '#app/ui/headline.tsx'
import { lazyWhenNear } from '#app/ui/lazy-when-near.ts'
import { usePageHref } from '#app/ui/page-link.tsx'
import { answerId } from './answer-id.ts'
import type { AskFormProps } from './ask-form.tsx'

/** Where a page of a yacht asks; the header's way to ask leads here. */
const askHereId = 'enquiry'

const AskForm = lazyWhenNear(askHereId, async () => (await import('./ask-form.tsx')).AskForm)

type AskHereProps = {
  slug: string
  name: string
  /** What a week costs from. */
  price: string
  form: Omit<AskFormProps, 'action' | 'posted'>
}

/** The close of a yacht's page: her price and the short form. Without scripts the contact page takes it. */
export function AskHere({ slug, name, price, form }: AskHereProps) {
  const { t } = useTranslation()
  const { locale } = useSite()
  const action = usePageHref()({ page: 'contact', query: { yacht: slug }, hash: answerId('contact') })
  return (
    <section id={askHereId} className="page chapter no-print">
      <div className="grid-12 gap-y-8 border-t border-ink pt-6 md:pt-8">
        <div className="col-span-12 lg:col-span-5">
          <Headline className="text-title">{t('fleet.askTitle', { name })}</Headline>
          <p className="figures mt-5 text-lead font-medium first-letter:uppercase">{price}</p>
          <p className="measure mt-3">{t('fleet.askText')}</p>
        </div>
        <div className="col-span-12 lg:col-span-6 lg:col-start-7">
          {/* In another language anew: React would hold the change back until this one's script is there. */}
          <Suspense key={locale}>
            <AskForm {...form} action={action} />
          </Suspense>
        </div>
      </div>
    </section>
  )
}
