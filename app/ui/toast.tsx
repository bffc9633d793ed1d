import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

export type Toast = { title: string; text: string }

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
          <div
            className="on-dark pointer-events-auto flex max-w-md items-start gap-4 border border-paper/40 bg-ink px-5 py-4 text-paper"
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
          >
            <p>
              <strong className="block font-serif text-xl font-normal">{toast.title}</strong>
              {toast.text}
            </p>
            <button
              type="button"
              aria-label={t('toast.close')}
              onClick={dismiss}
              className="-mr-2 flex h-8 w-8 flex-none items-center justify-center text-2xl leading-none"
            >
              ×
            </button>
          </div>
        )}
      </div>
    </ShowToast>
  )
}
