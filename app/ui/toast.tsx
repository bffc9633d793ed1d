import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Toast, ToastNotice } from './toast-notice.browser.tsx'

const ShowToast = createContext<(toast: Toast) => void>(() => {})
export const useToast = () => useContext(ShowToast)

/** Milliseconds a notice stays, and stays on while pointer or focus rests on it (specification, 9). */
const displayTime = 5000

/** One notice at a time, at the bottom of the window, announced politely. Escape sends it away, and focus that was on it goes back. */
export function Toasts({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const [toast, setToast] = useState<Toast>()
  const [held, setHeld] = useState(false)
  const cameFrom = useRef<HTMLElement>(null)
  const show = useCallback((next: Toast) => setToast(next), [])
  const dismiss = useCallback(() => {
    setToast(undefined)
    // What is taken away under pointer or focus never says that they left.
    setHeld(false)
    cameFrom.current?.focus()
    cameFrom.current = null
  }, [])
  useEffect(() => {
    if (!toast || held) return
    const timer = setTimeout(() => setToast(undefined), displayTime)
    return () => clearTimeout(timer)
  }, [toast, held])
  useEffect(() => {
    if (!toast) return
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && dismiss()
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [toast, dismiss])
  return (
    <ShowToast value={show}>
      {children}
      <div
        role="status"
        aria-label={t('toast.label')}
        className="no-print pointer-events-none fixed inset-x-4 bottom-22 z-50 flex justify-center md:bottom-6"
      >
        {toast && (
          <ToastNotice
            toast={toast}
            onDismiss={dismiss}
            onMouseEnter={() => setHeld(true)}
            onMouseLeave={() => setHeld(false)}
            onFocus={({ relatedTarget }) => {
              setHeld(true)
              if (relatedTarget instanceof HTMLElement) cameFrom.current = relatedTarget
            }}
            onBlur={() => {
              setHeld(false)
              cameFrom.current = null
            }}
          />
        )}
      </div>
    </ShowToast>
  )
}
