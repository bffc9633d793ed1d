import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Toasts } from '#app/ui/toast.tsx'
import { AskBar } from './ask-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LoadingSign, useSlowNavigation } from './loading.tsx'
import { PageChange } from './page-change.tsx'

type ShellProps = {
  children: ReactNode
  banner: ReactNode
  /** Opens the banner again. */ settings: ReactNode
}

/** What stands around every page. */
export function Shell({ children, banner, settings }: ShellProps) {
  const { t } = useTranslation()
  const isLoading = useSlowNavigation()
  return (
    <Toasts>
      <a href="#content" className="button skip-link">
        {t('nav.skip')}
      </a>
      <PageChange />
      <LoadingSign isLoading={isLoading} />
      <Header />
      <main id="content" tabIndex={-1} aria-busy={isLoading || undefined} className="outline-none">
        {children}
      </main>
      <Footer settings={settings} />
      {banner}
      <AskBar />
    </Toasts>
  )
}
