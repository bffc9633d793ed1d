import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '#app/site.ts'
import { chatLink } from '#app/ui/contact-links.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { useAskTarget } from './ask-target.ts'

/** To the enquiry form, about the page shown. */
export function AskLink({ className }: { className: string }) {
  const { t } = useTranslation()
  return (
    <PageLink {...useAskTarget()} className={className} data-ask>
      {t('ask.dates')}
    </PageLink>
  )
}

/** Opens a chat with us in a new tab. */
export function ChatLink({ className }: { className: string }) {
  const { t } = useTranslation()
  const { company } = useSite()
  return (
    <a
      href={chatLink(company.phone)}
      target="_blank"
      rel="noopener"
      aria-label={`${t('chat.open')} (${t('common.newTab')})`}
      className={className}
      data-chat-button
    >
      <Icon>
        <path d="M4 20l1.3-4.2A8 8 0 1 1 8.4 19z" />
        <path d="M8.7 8.5c.2 3.4 3.2 6.3 6.6 6.6l1-1.7-2.2-1.2-1 .9c-1-.5-1.8-1.3-2.3-2.3l.9-1-1.2-2.2z" />
      </Icon>
      {t('contact.chat')}
    </a>
  )
}

export function CallLink({ className }: { className: string }) {
  const { t } = useTranslation()
  const { company } = useSite()
  return (
    <a
      href={`tel:${company.phone}`}
      aria-label={`${t('ask.call')}: ${company.phoneDisplay}`}
      className={className}
    >
      <Icon>
        <path d="M6.2 4.5l3 .6 1.2 3.6-1.9 1.6a11 11 0 0 0 5.2 5.2l1.6-1.9 3.6 1.2.6 3c-.1.9-.8 1.4-1.7 1.4A14.3 14.3 0 0 1 4.8 6.2c0-.9.5-1.6 1.4-1.7z" />
      </Icon>
      {t('ask.call')}
    </a>
  )
}

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
      {children}
    </svg>
  )
}
