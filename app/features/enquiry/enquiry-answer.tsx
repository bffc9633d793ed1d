import { useTranslation } from 'react-i18next'
import { useSite } from '#app/site.ts'
import { useAnswerBox } from '#app/ui/use-answer-box.ts'
import { CopyButton } from './copy-button.tsx'
import type { Enquiry } from '#enquiries/fields.ts'
import { enquiryChat, enquiryLetter, enquiryMail } from './enquiry.ts'

export type Answer =
  | { status: 'accepted' }
  /** `enquiry` is what was sent where the form was emptied; without it the form still holds it. */
  | { status: 'refused'; enquiry?: Enquiry }
  | { status: 'invalid'; fields: string[] }

export const enquiryAnswerId = 'enquiry-answer'

/** What became of the enquiry, staying in the page after the notice is gone; with other ways where it was not taken. */
export function EnquiryAnswer({ answer, draft }: { answer: Answer; draft: Enquiry }) {
  const { t } = useTranslation()
  const box = useAnswerBox(answer)
  return (
    <div
      ref={box}
      id={enquiryAnswerId}
      tabIndex={-1}
      className="mb-10 scroll-mt-8 border-l-4 border-magenta bg-tint-2 px-6 py-5 outline-none"
      data-answer={answer.status}
    >
      {answer.status === 'accepted' && (
        <>
          <h3 className="text-heading">{t('answer.successTitle')}</h3>
          <p className="mt-1">{t('answer.received')}</p>
        </>
      )}
      {answer.status === 'invalid' && (
        <p>
          {t('answer.invalid', {
            fields: answer.fields.map((field) => t(`form.${field as keyof Enquiry}`)).join(', '),
          })}
        </p>
      )}
      {answer.status === 'refused' && <OtherWays enquiry={answer.enquiry ?? draft} />}
    </div>
  )
}

function OtherWays({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation()
  const { company } = useSite()
  const letter = enquiryLetter(enquiry)
  const { link, shortened } = enquiryMail(company.enquiryMailbox, enquiry)
  return (
    <>
      <h3 className="text-heading">{t('answer.fallbackTitle')}</h3>
      <p className="mt-1">
        {t('answer.refused')} {t('answer.nothingOpened')}
      </p>
      {shortened && <p className="mt-2">{t('answer.shortened')}</p>}
      <div className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
        <a className="arrow-link" href={link}>
          {t('answer.mailLink')}
        </a>
        <a className="arrow-link" href={enquiryChat(company.phone, enquiry)} target="_blank" rel="noopener">
          {t('answer.chatLink')}
        </a>
        <CopyButton text={letter} label={t('answer.copy')} done={t('answer.copied')} />
      </div>
      <h4 className="mt-5 text-small font-medium">{t('answer.copyTitle')}</h4>
      <pre
        lang="de"
        className="mt-1 whitespace-pre-wrap border border-hairline bg-paper p-4 font-sans text-small"
        data-copy
      >
        {letter}
      </pre>
    </>
  )
}
