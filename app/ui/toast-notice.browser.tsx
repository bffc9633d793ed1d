import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'

export type Toast = { title: string; text: string }

type ToastNoticeProps = ComponentProps<'div'> & { toast: Toast; onDismiss: () => void }

export function ToastNotice({ toast, onDismiss, ...events }: ToastNoticeProps) {
  const { t } = useTranslation()
  return (
    <div
      className="on-dark pointer-events-auto flex max-w-md items-start gap-4 border border-paper/40 bg-ink px-5 py-4 text-paper"
      {...events}
    >
      <p>
        <strong className="block font-serif text-xl font-normal">{toast.title}</strong>
        {toast.text}
      </p>
      <button
        type="button"
        aria-label={t('toast.close')}
        onClick={onDismiss}
        className="-mr-2 flex h-8 w-8 flex-none items-center justify-center text-2xl leading-none"
      >
        ×
      </button>
    </div>
  )
}
