import { useTranslation } from 'react-i18next'
import type { EnquiryOutcome } from '#app/context.ts'
import { useSite } from '#app/site.ts'
import { useAnswerBox } from '#app/ui/use-answer-box.ts'
import type { EnquiryKind } from '#enquiries/fields.ts'
import { interpolate } from '#content/interpolate.ts'
import type { OfferCopy } from '#content/offer-copy.ts'
import { answerId } from './answer-id.ts'
import { CopyButton } from './copy-button.tsx'

/** What the box answers: the outcome of sending, or that the mail program was asked to open. */
export type Answer = EnquiryOutcome | { status: 'mailed'; keepStill: boolean }

type AnswerBoxProps = {
  kind: EnquiryKind
  answer: Answer
  copy: OfferCopy['answer']
  /** The address that the mail goes to. */
  mailbox: string
  mail: { link: string; shortened: boolean }
  chat: { link: string }
  /** The text of the mail, in German, and the same in the guest's language. */
  letter: string
  guestText: string
  /** What the guest calls a field. */
  labelOf: (field: string) => string
}

/** What became of an enquiry, staying in the page after the notice is gone, with the other ways where it was not taken. */
export function AnswerBox({ kind, answer, copy, labelOf, ...ways }: AnswerBoxProps) {
  const { t } = useTranslation()
  const box = useAnswerBox(answer, !('keepStill' in answer && answer.keepStill))
  return (
    <div
      ref={box}
      id={answerId(kind)}
      tabIndex={-1}
      className="my-8 scroll-mt-8 border-l-4 border-magenta bg-tint-2 px-6 py-5 outline-none"
      data-answer={answer.status}
    >
      {answer.status === 'accepted' ? (
        <>
          <h3 className="text-heading">{t('answer.successTitle')}</h3>
          <p className="mt-1">{kind === 'contact' ? copy.received : copy.accepted}</p>
          {answer.reference && <Reference reference={answer.reference} />}
        </>
      ) : answer.status === 'invalid' ? (
        <p>{t('answer.invalid', { fields: answer.fields.map(labelOf).join(', ') })}</p>
      ) : (
        <OtherWays copy={copy} status={answer.status} {...ways} />
      )}
    </div>
  )
}

/** The number that the guest can name when calling or writing. */
function Reference({ reference }: { reference: string }) {
  const { t } = useTranslation()
  return (
    <p className="mt-4">
      {t('answer.reference')}{' '}
      <strong className="figures font-medium whitespace-nowrap" data-reference>
        {reference}
      </strong>
      <span className="mt-1 block text-small text-quiet">{t('answer.referenceUse')}</span>
    </p>
  )
}

type OtherWaysProps = Pick<AnswerBoxProps, 'copy' | 'mailbox' | 'mail' | 'chat' | 'letter' | 'guestText'> & {
  status: 'mailed' | 'refused' | 'failed' | 'conflict'
}

function OtherWays({ status, copy, mailbox, mail, chat, letter, guestText }: OtherWaysProps) {
  const { locale } = useSite()
  return (
    <>
      <h3 className="text-heading">{status === 'mailed' ? copy.mailed : copy.notSent}</h3>
      <p className="mt-1">
        {status === 'mailed' ? interpolate(copy.mailedText, { mailbox }) : copy.notSentText}
      </p>
      {mail.shortened && <p className="mt-2">{copy.shortened}</p>}
      <div className="mt-4 flex flex-wrap items-baseline gap-x-6 gap-y-2">
        <a className="arrow-link" href={mail.link}>
          {copy.mail}
        </a>
        <a className="arrow-link" href={chat.link} target="_blank" rel="noopener">
          {copy.chat}
        </a>
        <CopyButton text={letter} label={copy.copy} done={copy.copied} />
      </div>
      <div className={locale === 'de' ? '' : 'gap-x-6 sm:grid sm:grid-cols-2'}>
        {locale !== 'de' && <Wording title={copy.text} text={guestText} data="guest" />}
        <Wording title={locale === 'de' ? copy.text : copy.germanText} text={letter} lang="de" data="mail" />
      </div>
    </>
  )
}

function Wording({ title, text, lang, data }: { title: string; text: string; lang?: string; data: string }) {
  return (
    <div className="min-w-0">
      <h4 className="mt-5 text-small font-medium">{title}</h4>
      <pre
        lang={lang}
        className="mt-1 whitespace-pre-wrap border border-hairline bg-paper p-4 font-sans text-small"
        data-copy={data}
      >
        {text}
      </pre>
    </div>
  )
}
