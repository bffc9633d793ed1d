import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '#app/site.ts'
import { chatLink } from '#app/ui/contact-links.ts'
import { Field, TextArea } from '#app/ui/field.tsx'
import type { OfferCopy } from '#content/offer-copy.ts'

const quoteFields = ['name', 'email', 'phone', 'guests', 'destination', 'dates', 'message'] as const
export type Quote = Record<(typeof quoteFields)[number], string>
const emptyQuote: Quote = {
  name: '',
  email: '',
  phone: '',
  guests: '',
  destination: '',
  dates: '',
  message: '',
}

/** The message in the visitor's language: a greeting, then a line a field; empty ones are left out. */
export function quoteText(quote: Quote, copy: OfferCopy['quote']): string {
  return [
    copy.hello,
    '',
    ...quoteFields
      .filter((field) => quote[field].trim())
      .map((field) => `${copy[field]}: ${quote[field].trim()}`),
  ].join('\n')
}

/** What stands in the form. */
function quoteOf(form: HTMLFormElement): Quote {
  const typed = new FormData(form)
  return Object.fromEntries(
    quoteFields.map((field) => [field, String(typed.get(`quote-${field}`) ?? '')]),
  ) as Quote
}

/** A quote by messaging app: the app opens with the message, and the visitor sends it there. Nothing is kept here. */
export function QuoteForm({ copy, prefill = {} }: { copy: OfferCopy['quote']; prefill?: Partial<Quote> }) {
  const { t } = useTranslation()
  const { company } = useSite()
  const [quote, setQuote] = useState({ ...emptyQuote, ...prefill })
  const [opened, setOpened] = useState('')
  const form = useRef<HTMLFormElement>(null)
  // On a weak line people begin to type before the script is there.
  useEffect(() => {
    const typed = quoteOf(form.current!)
    setQuote(
      (now) => Object.fromEntries(quoteFields.map((field) => [field, typed[field] || now[field]])) as Quote,
    )
  }, [])
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const link = chatLink(company.phone, quoteText(quoteOf(event.currentTarget), copy))
    // A blocked window returns nothing; the link below stays either way.
    const app = window.open(link, '_blank')
    if (app) app.opener = null
    setOpened(link)
  }
  const field = (name: keyof Quote) => ({
    name: `quote-${name}`,
    value: quote[name],
    onChange: (event: { target: { value: string } }) => setQuote({ ...quote, [name]: event.target.value }),
  })
  return (
    <>
      <noscript>
        <a href={chatLink(company.phone)} target="_blank" rel="noopener" className="arrow-link">
          {copy.submit}
        </a>
      </noscript>
      <form ref={form} onSubmit={submit} className="needs-script grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <p className="text-small text-quiet sm:col-span-2">{t('form.requiredNote')}</p>
        <Field
          label={copy.name}
          {...field('name')}
          required
          autoComplete="name"
          maxLength={200}
          placeholder={t('form.namePlaceholder')}
        />
        <Field
          label={copy.phone}
          {...field('phone')}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          maxLength={40}
          placeholder={t('form.phonePlaceholder')}
        />
        <Field
          label={copy.email}
          {...field('email')}
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          placeholder="name@example.com"
        />
        <Field
          label={copy.guests}
          {...field('guests')}
          inputMode="numeric"
          maxLength={40}
          placeholder={t('form.guestsPlaceholder')}
        />
        <Field
          label={copy.destination}
          {...field('destination')}
          required
          maxLength={200}
          placeholder={t('form.destinationPlaceholder')}
        />
        <Field
          label={copy.dates}
          {...field('dates')}
          maxLength={200}
          placeholder={t('form.datesPlaceholder')}
        />
        <TextArea
          label={copy.message}
          {...field('message')}
          wide
          rows={4}
          maxLength={1000}
          placeholder={t('form.messagePlaceholder')}
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
          <button type="submit" className="button min-w-[min(12rem,100%)]">
            {copy.submit}
          </button>
          <p className="figures text-small text-quiet">{copy.phoneHint}</p>
        </div>
        <div role="status" className="sm:col-span-2">
          {opened && (
            <div className="border-l-4 border-magenta bg-tint-2 px-6 py-5" data-quote-opened>
              <h3 className="text-heading">{copy.doneTitle}</h3>
              <p className="mt-1">{copy.done}</p>
              <a href={opened} target="_blank" rel="noopener" className="arrow-link mt-2">
                {copy.link}
              </a>
            </div>
          )}
        </div>
      </form>
    </>
  )
}
