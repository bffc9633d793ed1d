import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PageLink } from '#app/ui/page-link.tsx'
import { type Choice, choose, reopen, useConsent } from './consent.ts'

/** Asks once whether visits may be counted, below the page so that it never covers its end; the measurement script of `src` is loaded after a yes and never before. */
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
      className="no-print sticky bottom-0 z-20 border-t border-ink bg-paper outline-none"
      data-consent
    >
      <div className="page relative flex flex-wrap items-center gap-x-8 gap-y-3 py-4 pr-20 md:pr-[clamp(1.25rem,4.6vw,5rem)]">
        <p className="min-w-[15rem] flex-1 text-small">
          {t('consent.text')}{' '}
          <PageLink page="privacy" className="whitespace-nowrap underline">
            {t('consent.more')}
          </PageLink>
        </p>
        <div className="flex flex-wrap gap-3 max-md:[&>button]:px-4">
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
          className="absolute right-4 top-3 flex h-9 w-9 items-center justify-center text-2xl leading-none md:static md:-mr-2"
        >
          ×
        </button>
      </div>
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
