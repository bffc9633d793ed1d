import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Choice, choose, reopen, useConsent } from './consent.ts'
import { ConsentQuestion } from './consent-question.browser.tsx'

/** Asks once whether visits may be counted; the measurement script of `src` is loaded after a yes and never before. */
export function ConsentBanner({ src }: { src: string }) {
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
  return <ConsentQuestion banner={banner} onAnswer={answer} />
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
