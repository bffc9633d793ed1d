import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

export type Toast = { title: string; text: string }

const ShowToast = createContext<(toast: Toast) => void>(() => {})
export const useToast = () => useContext(ShowToast)

/** Milliseconds a notice stays, and stays on while pointer or focus rests on it (specification, 9). */
const displayTime = 5000

/** One notice at a time, at the bottom of the window, announced politely. */
export function Toasts({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const [toast, setToast] = useState<Toast>()
  const [held, setHeld] = useState(false)
  const show = useCallback((next: Toast) => setToast(next), [])
  useEffect(() => {
    if (!toast || held) return
    const timer = setTimeout(() => setToast(undefined), displayTime)
    return () => clearTimeout(timer)
  }, [toast, held])
  return (
    <ShowToast value={show}>
      {children}
      <div role="status" aria-label={t('toast.label')} className="no-print pointer-events-none fixed inset-x-4 bottom-22 z-50 flex justify-center md:bottom-6">
        {toast && (
          <div
            className="on-dark pointer-events-auto flex max-w-md items-start gap-4 border border-paper/40 bg-ink px-5 py-4 text-paper"
            onMouseEnter={() => setHeld(true)}
            onMouseLeave={() => setHeld(false)}
            onFocus={() => setHeld(true)}
            onBlur={() => setHeld(false)}
          >
            <p><strong className="block font-serif text-xl font-normal">{toast.title}</strong>{toast.text}</p>
            <button type="button" aria-label={t('toast.close')} onClick={() => setToast(undefined)} className="-mr-2 flex h-8 w-8 flex-none items-center justify-center text-2xl leading-none">×</button>
          </div>
        )}
      </div>
    </ShowToast>
  )
}
