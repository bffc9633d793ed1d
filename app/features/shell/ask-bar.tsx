import { useTranslation } from 'react-i18next'
import { AskLink, CallLink, ChatLink } from './ask-links.tsx'

/** Stays at the foot of the window on screens narrower than 768 px: the three ways to reach us, the chat at bottom right. */
export function AskBar() {
  const { t } = useTranslation()
  return (
    <aside aria-label={t('ask.label')} className="ask-bar on-dark no-print">
      <AskLink className="ask-bar-main" />
      <CallLink className="ask-bar-way" />
      <ChatLink className="ask-bar-way" />
    </aside>
  )
}
