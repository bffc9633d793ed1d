import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useSite } from '#app/site.ts'
import { AskLink, CallLink, ChatLink } from './ask-links.tsx'
import { LanguageSwitcher } from './language-switcher.tsx'

/**
 * Links and language, in a row on wide screens. On narrow ones a native disclosure holds them, so the
 * menu opens without JavaScript; with it, choosing a link, Escape and a change of page close it.
 */
type MobileMenuProps = { children: (label: string) => ReactNode }

export function MobileMenu({ children }: MobileMenuProps) {
  const { t } = useTranslation()
  const { locale } = useSite()
  const { key } = useLocation()
  const details = useRef<HTMLDetailsElement>(null)
  const shown = useRef(key)
  const close = () => details.current?.removeAttribute('open')
  useEffect(() => {
    // A menu opened before the page was taken over stays open; only a change of page closes it.
    if (shown.current !== key) close()
    shown.current = key
  }, [key])
  return (
    <>
      <div className="hidden flex-1 items-center gap-4 lg:flex xl:gap-6">
        {children(t('nav.label'))}
        <LanguageSwitcher label={t('nav.language')} locale={locale} />
      </div>
      <details
        ref={details}
        className="menu group lg:hidden"
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          close()
          details.current?.querySelector('summary')?.focus()
        }}
      >
        <summary className="flex min-h-12 list-none items-center gap-3 px-1 font-medium" data-menu>
          <span className="group-open:hidden">{t('nav.menu')}</span>
          <span className="hidden group-open:inline">{t('common.close')}</span>
          <span aria-hidden="true" className="menu-sign" />
        </summary>
        <div className="menu-sheet on-dark">
          {children(t('nav.menu'))}
          <div className="mt-8 grid gap-3 md:hidden">
            <AskLink className="button" />
            <div className="grid grid-cols-2 gap-3">
              <CallLink className="button button-quiet button-slim" />
              <ChatLink className="button button-quiet button-slim" />
            </div>
          </div>
          <div className="mt-auto pt-6">
            <LanguageSwitcher label={`${t('nav.menu')}: ${t('nav.language')}`} locale={locale} />
          </div>
        </div>
      </details>
    </>
  )
}
