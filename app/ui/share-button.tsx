import { type MouseEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

type ShareButtonProps = { title: string; className?: string }

/** Hands the page to the system's own sheet for sharing; where there is none, and without scripts, a letter with its address. */
export function ShareButton({ title, className = 'button button-quiet' }: ShareButtonProps) {
  const { t } = useTranslation()
  const [address, setAddress] = useState('')
  useEffect(() => setAddress(location.href), [])
  function share(event: MouseEvent) {
    if (!canShare()) return
    event.preventDefault()
    void navigator.share({ title, url: location.href }).catch(() => undefined)
  }
  const letter = new URLSearchParams({ subject: title, body: address }).toString().replaceAll('+', '%20')
  return (
    <a href={`mailto:?${letter}`} onClick={share} className={`no-print ${className}`}>
      {t('common.share')}
    </a>
  )
}

/** Whether the system has a sheet for sharing. In the browser alone. */
function canShare(): boolean {
  return typeof navigator.share === 'function'
}
