import { useTranslation } from 'react-i18next'
import { chatLink } from '#app/ui/contact-links.ts'

/** Floats at bottom right on screens narrower than 768 px. */
export function ChatButton({ phone }: { phone: string }) {
  const { t } = useTranslation()
  return (
    <aside aria-label={t('contact.chat')} className="no-print">
      <a
        href={chatLink(phone)}
        target="_blank"
        rel="noopener"
        aria-label={`${t('chat.open')} (${t('common.newTab')})`}
        className="fixed bottom-4 right-4 z-30 flex h-14 w-14 items-center justify-center rounded-full border border-paper/60 bg-deep text-paper shadow-[0_4px_18px_rgb(10_37_51/0.35)] md:hidden"
        data-chat-button
      >
        <svg
          viewBox="0 0 24 24"
          className="h-7 w-7"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinejoin="round"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path d="M4 20l1.3-4.2A8 8 0 1 1 8.4 19z" />
          <path d="M8.7 8.5c.2 3.4 3.2 6.3 6.6 6.6l1-1.7-2.2-1.2-1 .9c-1-.5-1.8-1.3-2.3-2.3l.9-1-1.2-2.2z" />
        </svg>
      </a>
    </aside>
  )
}
