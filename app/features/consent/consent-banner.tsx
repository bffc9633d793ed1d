import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PageLink } from '#app/ui/page-link.tsx'
import { type Choice, choose, reopen, useConsent } from './consent.ts'

/** Asks once whether visits may be counted; the measurement script of `src` is loaded after a yes and never before. */
export function ConsentBanner({ src }: { src: string }) {
  const { t } = useTranslation()
  const state = useConsent()
  const banner = useRef<HTMLElement>(null)
  const opener = useRef<HTMLElement>(null)
  useEffect(() => {
    if (state !== 'open') return
    opener.current =
      document.activeElement instanceof HTMLElement && document.activeElement !== document.body
        ? document.activeElement
        : null
    banner.current?.focus()
  }, [state])
  /** The banner goes, and focus that was in it returns to where it was opened, or to the content. */
  function answer(choice: Choice) {
    if (banner.current?.contains(document.activeElement))
      (opener.current ?? document.getElementById('content'))?.focus({ preventScroll: true })
    choose(choice)
  }
  useEffect(() => {
    if (state !== 'accepted' || !src || document.querySelector(`script[src="${src}"]`)) return
    const script = document.createElement('script')
    script.src = src
    script.async = true
    document.head.append(script)
  }, [state, src])
  if (state !== 'unset' && state !== 'open') return null
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
        <button type="button" className="button button-quiet" onClick={() => answer('declined')}>
          {t('consent.decline')}
        </button>
        <button type="button" className="button button-quiet" onClick={() => answer('accepted')}>
          {t('consent.accept')}
        </button>
      </div>
      <button
        type="button"
        aria-label={t('consent.close')}
        onClick={() => answer('declined')}
        className="flex h-9 w-9 flex-none items-center justify-center text-2xl leading-none lg:absolute lg:right-2 lg:top-2"
      >
        ×
      </button>
    </section>
  )
}

/** Opens the question again, from the footer. */
export function ConsentButton() {
  const { t } = useTranslation()
  return (
    <button type="button" onClick={reopen} className="needs-script min-h-6 py-1 hover:underline">
      {t('footer.cookies')}
    </button>
  )
}
