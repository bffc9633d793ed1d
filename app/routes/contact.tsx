import { Suspense } from 'react'
import { data } from 'react-router'
import { siteRequest } from '#app/context.ts'
import { ContactInfo } from '#app/features/enquiry/contact-info.tsx'
import { QuoteForm } from '#app/features/enquiry/quote-form.tsx'
import { postedForm, statusOf } from '#app/features/enquiry/posted-form.server.ts'
import { postTrip, tripPrefill } from '#app/features/enquiry/posted-trip.server.ts'
import { EnquiryForm } from '#app/features/enquiry/enquiry-form.tsx'
import { prefillOf } from '#app/features/enquiry/posted.server.ts'
import { todayIn } from '#app/features/enquiry/today.ts'
import { enquiryOf, quoteOf, relayMessage } from '#app/features/enquiry/enquiry.ts'
import { ledgerCopy } from '#app/features/offer/offer-view.server.ts'
import { sectionFile } from '#app/hydration/section-file.server.ts'
import { useSite } from '#app/site.ts'
import { metaTags } from '#app/seo/meta-tags.ts'
import { pageSeo } from '#app/seo/page-seo.server.ts'
import { chatLink } from '#app/ui/contact-links.ts'
import { qrCode } from '#app/ui/qr-code.server.ts'
import { lazyWhenNear } from '#app/ui/lazy-when-near.ts'
import { Headline } from '#app/ui/headline.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { company } from '#content/company.ts'
import { yachtBySlug } from '#content/fleet.ts'
import { interfaceTexts } from '#content/interface.server.ts'
import { offerTexts } from '#content/offer.server.ts'
import { copyOf } from '#content/site.server.ts'
import type { Route } from './+types/contact.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  const { locale, origin, explicit, serverHtml } = context.get(siteRequest)
  const { answer, quote } = offerTexts[locale]
  const { href, json } = sectionFile('forms', locale, {
    copy: offerTexts[locale],
    charter: ledgerCopy(locale),
  })
  const { contact, destination } = copyOf(locale)
  const query = url.searchParams
  const yacht = yachtBySlug(query.get('yacht') ?? '')
  return {
    seo: pageSeo({ origin, locale, explicit, id: 'contact', meta: contact.meta }),
    copy: contact,
    prefill: prefillOf(query, { yacht, destinations: destination, texts: interfaceTexts[locale] }),
    yacht: yacht && { slug: yacht.slug, name: yacht.name, guests: yacht.guests },
    renderedOn: todayIn(company.timeZone),
    trip: tripPrefill(query),
    forms: { answer, quote },
    charterTexts: { ...serverHtml.keep('forms', json), href },
    chatCode: qrCode(chatLink(company.phone), serverHtml),
  }
}

/** Any of the three forms, posted without JavaScript. */
export async function action({ context, request }: Route.ActionArgs) {
  const { enquire } = context.get(siteRequest)
  const form = await postedForm(request)
  if (form.get('_form') === 'charter') return postTrip(context.get(siteRequest), request, 'charter', form)
  if (form.get('_form') === 'quote') return data({ form: 'quote' as const, values: quoteOf(form) })
  const values = enquiryOf(form)
  const outcome = await enquire({
    ...relayMessage(values, String(form.get('_honey') ?? '')),
    _kind: 'contact',
    _locale: context.get(siteRequest).locale,
  })
  return data({ form: 'contact' as const, values, answer: outcome }, { status: statusOf(outcome) })
}

const CharterForm = lazyWhenNear(
  'charter',
  async () => (await import('./contact-charter-form.tsx')).CharterForm,
)

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo)

export default function Contact({
  loaderData: { copy, prefill, yacht, renderedOn, trip, forms, charterTexts, chatCode },
  actionData,
}: Route.ComponentProps) {
  const { locale } = useSite()
  return (
    <>
      <PageHead title={copy.hero.title} lead={copy.hero.lead} />
      <div className="page grid-12 mt-14 gap-y-16 md:mt-20">
        <section id="enquiry" className="col-span-12 lg:col-span-7">
          <Headline className="text-title">{copy.short.title}</Headline>
          <p className="measure mb-8 mt-3">{copy.short.text}</p>
          <EnquiryForm
            key={JSON.stringify(prefill)}
            copy={forms.answer}
            prefill={prefill}
            yacht={yacht}
            posted={actionData?.form === 'contact' ? actionData : undefined}
          />
        </section>
        <aside
          aria-labelledby="other-ways"
          className="col-span-12 md:col-span-8 lg:col-span-4 lg:col-start-9"
        >
          <h2 id="other-ways" className="mb-4 text-heading">
            {copy.info.title}
          </h2>
          <p className="mb-6">{copy.info.answer}</p>
          <ContactInfo chatCode={chatCode} />
        </aside>
        <section
          id="quote"
          className="col-span-12 scroll-mt-8 border-t border-ink pt-8 lg:grid lg:grid-cols-12 lg:gap-x-[var(--gutter)]"
        >
          <Beside title={copy.quote.title} text={copy.quote.text} />
          <div className="lg:col-span-7 lg:col-start-6">
            <QuoteForm
              key={JSON.stringify(prefill)}
              copy={forms}
              prefill={prefill}
              posted={actionData?.form === 'quote' ? actionData.values : undefined}
            />
          </div>
        </section>
        <section id="charter" className="col-span-12 scroll-mt-8 border-t border-ink pt-8">
          <div className="grid-12 mb-8 gap-y-3">
            <Headline className="col-span-12 text-title md:col-span-6">{copy.charter.title}</Headline>
            <p className="measure col-span-12 md:col-span-5 md:col-start-8">{copy.charter.text}</p>
          </div>
          <div className="min-w-0">
            {/* In another language anew: React would hold the change back until this script is there. */}
            <Suspense key={locale}>
              <CharterForm
                texts={charterTexts}
                named={yacht?.slug}
                prefill={trip}
                renderedOn={renderedOn}
                posted={
                  actionData && 'answer' in actionData && actionData.form !== 'contact'
                    ? actionData
                    : undefined
                }
              />
            </Suspense>
          </div>
        </section>
      </div>
    </>
  )
}

/** What a form is for. On wide screens it stays beside the form while that is filled in. */
function Beside({ title, text }: { title: string; text: string }) {
  return (
    <div className="lg:col-span-4">
      <div className="lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]">
        <Headline className="text-title">{title}</Headline>
        <p className="measure mb-8 mt-3">{text}</p>
      </div>
    </div>
  )
}
