import { useTranslation } from 'react-i18next'
import { useSite } from '#app/site.ts'
import { useAnswerBox } from '#app/ui/use-answer-box.ts'
import { interpolate } from '#content/interpolate.ts'
import type { OfferCopy } from '#content/offer-copy.ts'
import type { TripEnquiry, TripKind } from '#enquiries/fields.ts'
import { CopyButton } from './copy-button.tsx'
import { tripLetter } from './trip-letter.ts'
import { tripChat, tripMail } from './trip.ts'

export type TripAnswerState =
  | { status: 'opened' | 'accepted' | 'refused' }
  | { status: 'invalid'; fields: string[] }
export const tripAnswerId = (kind: TripKind) => `${kind}-answer`
type TripAnswerProps = {
  answer: TripAnswerState
  request: TripEnquiry
  kind: TripKind
  copy: OfferCopy
  mailbox: string
  sending: boolean
  onSend: () => void
}

/** What became of the request, and every other way to send it as it stands in the form now, in one place. */
export function TripAnswer({
  answer,
  request,
  kind,
  copy: { answer: copy, form },
  mailbox,
  sending,
  onSend,
}: TripAnswerProps) {
  const { t } = useTranslation()
  const { company } = useSite()
  const { status } = answer
  const box = useAnswerBox(answer)
  if (status === 'accepted') {
    return (
      <div
        ref={box}
        id={tripAnswerId(kind)}
        tabIndex={-1}
        className="mt-8 scroll-mt-8 border-l-4 border-magenta bg-tint-2 px-6 py-5 outline-none"
        data-answer={status}
      >
        <h3 className="text-heading">{t('answer.successTitle')}</h3>
        <p className="mt-1">{copy.accepted}</p>
      </div>
    )
  }
  const { link, shortened } = tripMail(mailbox, kind, request)
  const letter = tripLetter(request)
  return (
    <div
      ref={box}
      id={tripAnswerId(kind)}
      tabIndex={-1}
      className="mt-8 scroll-mt-8 border-l-4 border-magenta bg-tint-2 px-6 py-5 outline-none"
      data-answer={status}
    >
      {status === 'opened' ? (
        <>
          <h3 className="text-heading">{copy.opened}</h3>
          <p className="mt-1">{interpolate(copy.openedText, { mailbox })}</p>
          {shortened && <p className="mt-2">{copy.shortened}</p>}
          <p className="mt-5 font-medium">{copy.nothing}</p>
        </>
      ) : (
        <p>
          {answer.status === 'invalid'
            ? t('answer.invalid', {
                fields: answer.fields.map((field) => form[field as 'name'] ?? field).join(', '),
              })
            : copy.failed}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-baseline gap-x-6 gap-y-2">
        <button type="button" className="button needs-script" disabled={sending} onClick={onSend}>
          {sending ? copy.sending : copy.online}
        </button>
        <a className="arrow-link" href={tripChat(company.phone, request)} target="_blank" rel="noopener">
          {copy.chat}
        </a>
        <a className="arrow-link" href={link}>
          {copy.mail}
        </a>
        <CopyButton text={letter} label={copy.copy} done={copy.copied} />
      </div>
      <h4 className="mt-5 text-small font-medium">{copy.text}</h4>
      <pre
        lang="de"
        className="mt-1 whitespace-pre-wrap border border-hairline bg-paper p-4 font-sans text-small"
        data-copy
      >
        {letter}
      </pre>
    </div>
  )
}
