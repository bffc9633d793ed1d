import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { useSite } from '#app/site.ts'
import { useAnswerBox, useAnswerPlace } from '#app/ui/use-answer-box.ts'
import { emptyEnquiry, type Enquiry } from '#enquiries/fields.ts'
import type { OfferCopy } from '#content/offer-copy.ts'
import { CopyButton } from './copy-button.tsx'
import { quoteOf, quotePrefix } from './enquiry.ts'
import { chatOf, inLines, shortAnswers } from './guest-words.ts'
import { ShortFields } from './short-fields.tsx'
import { useDraft } from './use-draft.ts'

type QuoteFormProps = {
  copy: Pick<OfferCopy, 'quote' | 'answer'>
  prefill?: Partial<Enquiry>
  /** What was typed, where the form was posted without JavaScript. */
  posted?: Enquiry
}

/**
 * A quote by messaging app: the app opens with the message, and the guest sends it there. Posted without scripts, the
 * page answers with the link to the app, so that what was typed never stands in an address of ours.
 */
export function QuoteForm({ copy: { quote: copy, answer }, prefill = {}, posted }: QuoteFormProps) {
  const { t } = useTranslation()
  const { company } = useSite()
  const form = useRef<HTMLFormElement>(null)
  const { draft, change } = useDraft<Enquiry>({
    name: 'quote',
    initial: { ...emptyEnquiry, ...prefill, ...posted },
    typed: () => (form.current ? quoteOf(new FormData(form.current)) : {}),
  })
  const [asked, setAsked] = useState(posted && { opened: false, quote: posted })
  const chat = (quote: Enquiry) =>
    chatOf(company.phone, copy.hello, shortAnswers(quote, copy), answer.cutMark)
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const quote = quoteOf(new FormData(event.currentTarget))
    // A blocked window returns nothing; the link in the page stays either way.
    const app = window.open(chat(quote).link, '_blank')
    if (app) app.opener = null
    setAsked({ opened: app !== null, quote })
  }
  return (
    <>
      <Form
        discover="none"
        ref={form}
        method="post"
        action={useAnswerPlace(quoteAnswerId)}
        onSubmit={submit}
        className="grid gap-x-6 gap-y-5 sm:grid-cols-2"
      >
        <input type="hidden" name="_form" value="quote" />
        <p className="text-small text-quiet sm:col-span-2">{t('form.requiredNote')}</p>
        <ShortFields
          draft={draft}
          change={change}
          labels={copy}
          required={['name', 'destination']}
          prefix={quotePrefix}
          bounded={false}
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
          <button type="submit" className="button min-w-[min(12rem,100%)]">
            {copy.submit}
          </button>
          <p className="figures text-small text-quiet">{copy.phoneHint}</p>
        </div>
      </Form>
      {asked && (
        <ChatReady
          asked={asked}
          chat={chat(asked.quote)}
          text={inLines(copy.hello, shortAnswers(asked.quote, copy))}
          copy={copy}
          answer={answer}
        />
      )}
    </>
  )
}

const quoteAnswerId = 'quote-answer'

type ChatReadyProps = {
  /** Whether a window was opened: a browser may have blocked it, and without scripts there is none. */
  asked: { opened: boolean }
  chat: { link: string; shortened: boolean }
  text: string
  copy: OfferCopy['quote']
  answer: OfferCopy['answer']
}

function ChatReady({ asked, chat, text, copy, answer }: ChatReadyProps) {
  const box = useAnswerBox(asked, false)
  const { opened } = asked
  return (
    <div
      ref={box}
      id={quoteAnswerId}
      tabIndex={-1}
      className="mt-6 scroll-mt-8 border-l-4 border-magenta bg-tint-2 px-6 py-5 outline-none"
      data-quote={opened ? 'opened' : 'ready'}
    >
      <h3 className="text-heading">{opened ? copy.doneTitle : copy.readyTitle}</h3>
      <p className="mt-1">{opened ? copy.done : copy.ready}</p>
      <div className="mt-2 flex flex-wrap items-baseline gap-x-6 gap-y-2">
        <a href={chat.link} target="_blank" rel="noopener" className="arrow-link">
          {opened ? copy.link : copy.submit}
        </a>
        {chat.shortened && <CopyButton text={text} label={answer.copy} done={answer.copied} />}
      </div>
      {chat.shortened && (
        <>
          <p className="mt-3">{copy.shortened}</p>
          <pre
            className="mt-3 whitespace-pre-wrap border border-hairline bg-paper p-4 font-sans text-small"
            data-copy="guest"
          >
            {text}
          </pre>
        </>
      )}
    </div>
  )
}
