import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { PageLink } from '#app/ui/page-link.tsx'
import type { Choice } from './consent.ts'

type ConsentQuestionProps = { banner: Ref<HTMLElement>; onAnswer: (choice: Choice) => void }

/** A small card in a corner of wide windows, a line above the bottom bar on phones. */
export function ConsentQuestion({ banner, onAnswer }: ConsentQuestionProps) {
  const { t } = useTranslation()
  return (
    <section
      ref={banner}
      tabIndex={-1}
      aria-label={t('consent.title')}
      className="consent no-print"
      data-consent
    >
      <p className="flex-1 lg:pr-7">
        <span className="consent-question">{t('consent.question')} </span>
        <span className="consent-text">{t('consent.text')} </span>
        <PageLink page="privacy" className="whitespace-nowrap underline">
          {t('consent.more')}
        </PageLink>
      </p>
      <div className="flex gap-2 lg:mt-4 lg:gap-3">
        <button type="button" className="button button-quiet" onClick={() => onAnswer('declined')}>
          {t('consent.decline')}
        </button>
        <button type="button" className="button button-quiet" onClick={() => onAnswer('accepted')}>
          {t('consent.accept')}
        </button>
      </div>
      <button
        type="button"
        aria-label={t('consent.close')}
        onClick={() => onAnswer('declined')}
        className="flex h-9 w-9 flex-none items-center justify-center text-2xl leading-none lg:absolute lg:right-2 lg:top-2"
      >
        ×
      </button>
    </section>
  )
}
