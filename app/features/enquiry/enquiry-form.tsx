import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { useSite } from '#app/site.ts'
import { Field, TextArea } from '#app/ui/field.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { useAnswerPlace } from '#app/ui/use-answer-box.ts'
import { type Answer, EnquiryAnswer, enquiryAnswerId } from './enquiry-answer.tsx'
import { emptyEnquiry, type Enquiry } from '#enquiries/fields.ts'
import { enquiryMail, enquiryOf, relayMessage } from './enquiry.ts'
import { useSending } from './use-sending.ts'
import { useDraft } from './use-draft.ts'

type EnquiryFormProps = {
  /** Values that the page before brought along. */
  prefill?: Partial<Enquiry>
  /** Most guests the chosen yacht takes. */
  maxGuests?: number
  /** The server's answer to the form posted without JavaScript, and what was typed. */
  posted?: { answer: Answer; values: Enquiry }
}

export function EnquiryForm({ prefill = {}, maxGuests = 12, posted }: EnquiryFormProps) {
  const { t } = useTranslation()
  const { company } = useSite()
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const kept = useDraft<Enquiry>(
    'enquiry',
    { ...emptyEnquiry, ...prefill, ...(posted?.answer.status === 'accepted' ? {} : posted?.values) },
    () => (form.current ? enquiryOf(new FormData(form.current)) : {}),
  )
  const { draft, change, clear } = kept
  const [answer, setAnswer] = useState(posted?.answer)
  const honey = useRef<HTMLInputElement>(null)
  const { post, sending } = useSending('contact', kept)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const outcome = await post(relayMessage(draft, honey.current?.value ?? ''))
    if (outcome.status === 'invalid') return setAnswer(outcome)
    if (outcome.status === 'accepted') {
      toast({ title: t('answer.successTitle'), text: t('answer.success') })
      setAnswer({ status: 'accepted' })
    } else {
      toast({ title: t('answer.fallbackTitle'), text: t('answer.fallback') })
      location.href = enquiryMail(company.enquiryMailbox, draft).link
      setAnswer({ status: 'refused', ...(outcome.status === 'failed' ? {} : { enquiry: draft }) })
    }
    // A reset takes the marks of missing answers away; the emptied fields would bear them otherwise.
    if (outcome.status !== 'failed' && clear(emptyEnquiry, draft)) form.current?.reset()
  }

  const field = (name: keyof Enquiry) => ({
    name,
    value: draft[name],
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  })
  return (
    <>
      {answer && <EnquiryAnswer answer={answer} draft={draft} />}
      <Form
        ref={form}
        method="post"
        action={useAnswerPlace(enquiryAnswerId)}
        onSubmit={submit}
        className="grid gap-x-6 gap-y-5 sm:grid-cols-2"
      >
        <p className="text-small text-quiet sm:col-span-2">{t('form.requiredNote')}</p>
        <Field
          label={t('form.name')}
          {...field('name')}
          required
          autoComplete="name"
          maxLength={200}
          placeholder={t('form.namePlaceholder')}
        />
        <Field
          label={t('form.email')}
          {...field('email')}
          required
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          placeholder="name@example.com"
        />
        <Field
          label={t('form.phone')}
          {...field('phone')}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          maxLength={200}
          placeholder={t('form.phonePlaceholder')}
        />
        <Field
          label={t('form.destination')}
          {...field('destination')}
          maxLength={200}
          placeholder={t('form.destinationPlaceholder')}
        />
        <Field
          label={t('form.dates')}
          {...field('dates')}
          maxLength={200}
          placeholder={t('form.datesPlaceholder')}
        />
        <Field
          label={t('form.guests')}
          {...field('guests')}
          type="number"
          inputMode="numeric"
          min={1}
          max={maxGuests}
          placeholder={t('form.guestsPlaceholder')}
        />
        <TextArea
          label={t('form.message')}
          {...field('message')}
          wide
          rows={6}
          maxLength={5000}
          placeholder={t('form.messagePlaceholder')}
        />
        <input
          ref={honey}
          name="_honey"
          defaultValue=""
          type="text"
          autoComplete="off"
          tabIndex={-1}
          aria-hidden="true"
          hidden
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
          <button type="submit" className="button min-w-[min(12rem,100%)]" disabled={sending}>
            {sending ? t('form.sending') : t('form.send')}
          </button>
          <p className="text-small text-quiet">
            {t('form.privacy')}{' '}
            <PageLink page="privacy" className="underline underline-offset-4">
              {t('form.privacyLink')}
            </PageLink>
          </p>
        </div>
      </Form>
    </>
  )
}
