import { type MouseEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

type ShareButtonProps = {
  /** What is shared, by name. */
  title: string
  className?: string
  /** Other ways to share stand beside it, so that there is no button where the system has no sheet. */
  amongOthers?: boolean
}

/** Hands the page to the system's own sheet for sharing. Where there is none, and without scripts, a letter with its address. */
export function ShareButton({ title, className = 'button button-quiet', amongOthers }: ShareButtonProps) {
  const { t } = useTranslation()
  const [page, setPage] = useState<{ address: string; sheet: boolean }>()
  useEffect(() => setPage({ address: location.href, sheet: typeof navigator.share === 'function' }), [])
  if (amongOthers && !page?.sheet) return null
  function share(event: MouseEvent) {
    if (!page?.sheet) return
    event.preventDefault()
    // Whoever closes the sheet has changed their mind.
    void navigator.share({ title, url: location.href }).catch(() => undefined)
  }
  const letter = `subject=${encodeURIComponent(title)}&body=${encodeURIComponent(page?.address ?? '')}`
  return (
    <a href={`mailto:?${letter}`} onClick={share} className={`no-print ${className}`}>
      {t('common.share')}
    </a>
  )
}
