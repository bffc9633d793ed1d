import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'

/** A page that comes sooner than this needs no sign that it is loading, which would only flash, in ms. */
const signDelayMs = 300

/** Whether the next page has been on its way for so long that the visitor should see it. */
export function useSlowNavigation(): boolean {
  const isLoading = useNavigation().state !== 'idle'
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setIsSlow(true), signDelayMs)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isLoading])
  return isSlow
}

/** A bar at the top of the window, and the same in words for screen readers, while the next page is loading. */
export function LoadingSign({ isLoading }: { isLoading: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      <p role="status" className="sr-only">
        {isLoading && t('common.loading')}
      </p>
      {isLoading && <div aria-hidden="true" className="loading-bar" data-loading />}
    </>
  )
}
