import { type ReactNode, Suspense } from 'react'
import { data } from 'react-router'
import { siteRequest } from '#app/context.ts'
import { ContactInfo } from '#app/features/enquiry/contact-info.tsx'
import { QuoteForm } from '#app/features/enquiry/quote-form.tsx'
import { postedForm, statusOf } from '#app/features/enquiry/posted-form.server.ts'
import { postTrip, tripPrefill } from '#app/features/enquiry/posted-trip.server.ts'
import { askedTrip } from '#app/features/search/asked-trip.server.ts'
import { EnquiryForm } from '#app/features/enquiry/enquiry-form.tsx'
import { prefillOf } from '#app/features/enquiry/posted.server.ts'
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
import { NumberedSteps } from '#app/ui/numbered-steps.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PlusSign } from '#app/ui/plus-sign.tsx'
import { useOpenFromHash } from '#app/ui/use-open-from-hash.ts'
import { dayIn } from '#charter/time-zones.ts'
import { company } from '#content/company.ts'
import { yachtBySlug } from '#content/fleet.ts'
import { interfaceTexts } from '#content/interface.server.ts'
import { offerTexts } from '#content/offer.server.ts'
import { copyOf } from '#content/site.server.ts'
import type { Route } from './+types/contact.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  const { locale, origin, explicit, serverHtml, calendarOf } = context.get(siteRequest)
  const { answer, quote } = offerTexts[locale]
  const { href, json } = sectionFile('forms', locale, {
    copy: offerTexts[locale],
    charter: ledgerCopy(locale),
  })
  const { contact, destination } = copyOf(locale)
  const query = url.searchParams
  const yacht = yachtBySlug(query.get('yacht') ?? '')
  const today = dayIn(company.timeZone)
  const asked = askedTrip(query, { locale, origin, calendarOf, today })
  return {
    seo: pageSeo({ origin, locale, explicit, id: 'contact', meta: contact.meta }),
    copy: contact,
    prefill: {
      ...prefillOf(query, { yacht, destinations: destination, texts: interfaceTexts[locale] }),
      ...asked?.prefill,
    },
    offer: asked?.offer,
    yacht: yacht && { slug: yacht.slug, name: yacht.name, guests: yacht.guests },
    renderedOn: today,
    trip: tripPrefill(query),
    forms: { answer, quote },
    charterTexts: { ...serverHtml.keep('forms', json), href },
    chatCode: qrCode(chatLink(company.phone), serverHtml),
  }
}

/** Any of the three forms, posted without JavaScript. */
export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteRequest)
  const form = await postedForm(request)
  if (form.get('_form') === 'charter') return postTrip(site, request, 'charter', form)
  if (form.get('_form') === 'quote') return data({ form: 'quote' as const, values: quoteOf(form) })
  const values = enquiryOf(form)
  const { searchParams } = new URL(request.url)
  const offer = askedTrip(searchParams, { ...site, today: dayIn(company.timeZone) })?.offer
  const outcome = await site.enquire({
    ...relayMessage(values, String(form.get('_honey') ?? '')),
    ...(offer && { offer }),
    _kind: 'contact',
    _locale: site.locale,
  })
  return data({ form: 'contact' as const, values, answer: outcome }, { status: statusOf(outcome) })
}

const CharterForm = lazyWhenNear(
  'charter',
  async () => (await import('./contact-charter-form.tsx')).CharterForm,
)

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo)

export default function Contact({
  loaderData: { copy, prefill, offer, yacht, renderedOn, trip, forms, charterTexts, chatCode },
  actionData,
}: Route.ComponentProps) {
  const { locale } = useSite()
  const posted = actionData?.form === 'fly-sail' ? undefined : actionData?.form
  useOpenFromHash()
  return (
    <>
      <PageHead title={copy.hero.title} lead={copy.hero.lead} />
      <div className="page grid-12 mt-10 gap-y-16 md:mt-14">
        <section id="enquiry" className="col-span-12 border-t border-ink pt-6 lg:col-span-6 lg:pr-6">
          <Headline className="text-title">{copy.short.title}</Headline>
          <p className="measure mb-8 mt-3">{copy.short.text}</p>
          <EnquiryForm
            key={JSON.stringify(prefill)}
            copy={forms.answer}
            prefill={prefill}
            // The message says it to the guest; this says it to the company, whatever becomes of the message.
            about={offer ? { text: '', offer } : undefined}
            yacht={yacht}
            posted={actionData?.form === 'contact' ? actionData : undefined}
          />
        </section>
        <aside
          aria-labelledby="other-ways"
          className="col-span-12 border-t border-ink pt-6 lg:col-span-6 lg:col-start-7"
        >
          <h2 id="other-ways" className="text-title">
            {copy.info.title}
          </h2>
          <p className="measure mb-6 mt-3">{copy.info.answer}</p>
          <ContactInfo chatCode={chatCode} />
        </aside>
      </div>
      <NumberedSteps {...copy.next} />
      <div className="page chapter">
        <Door id="quote" title={copy.quote.title} text={copy.quote.text} open={posted === 'quote'}>
          <div className="lg:ml-[calc(50%+var(--gutter)/2)]">
            <QuoteForm
              key={JSON.stringify(prefill)}
              copy={forms}
              prefill={prefill}
              posted={actionData?.form === 'quote' ? actionData.values : undefined}
            />
          </div>
        </Door>
        <Door id="charter" title={copy.charter.title} text={copy.charter.text} open={posted === 'charter'}>
          {/* In another language anew: React would hold the change back until this script is there. */}
          <Suspense key={locale}>
            <CharterForm
              texts={charterTexts}
              named={yacht?.slug}
              prefill={trip}
              renderedOn={renderedOn}
              posted={
                actionData && 'answer' in actionData && actionData.form !== 'contact' ? actionData : undefined
              }
            />
          </Suspense>
        </Door>
      </div>
    </>
  )
}

type DoorProps = { id: string; title: string; text: string; open: boolean; children: ReactNode }

/** A further way to ask, behind its name: opened by a click, by its own address, and where its form was posted without scripts. */
function Door({ id, title, text, open, children }: DoorProps) {
  return (
    <details open={open} className="group border-t border-ink last:border-b">
      <summary className="grid-12 cursor-pointer gap-y-2 py-6 md:py-8">
        <Headline className="axis-left text-title">{title}</Headline>
        <span className="axis-right flex items-start justify-between gap-6">
          <span className="measure">{text}</span>
          <PlusSign />
        </span>
      </summary>
      <div id={id} className="min-w-0 scroll-mt-24 pb-14 pt-4">
        {children}
      </div>
    </details>
  )
}
