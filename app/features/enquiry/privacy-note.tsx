import { useTranslation } from 'react-i18next'
import { PageLink } from '#app/ui/page-link.tsx'

/** What happens with the answers, in a sentence and a link. */
export function PrivacyNote() {
  const { t } = useTranslation()
  return (
    <>
      {t('form.privacy')}{' '}
      <PageLink page="privacy" className="underline underline-offset-4">
        {t('form.privacyLink')}
      </PageLink>
    </>
  )
}
