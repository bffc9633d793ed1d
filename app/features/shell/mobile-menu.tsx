import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useSite } from '#app/site.ts'
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
      <div className="hidden flex-1 items-center gap-6 md:flex">
        {children(t('nav.label'))}
        <LanguageSwitcher label={t('nav.language')} locale={locale} />
      </div>
      <details
        ref={details}
        className="group md:hidden"
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          close()
          details.current?.querySelector('summary')?.focus()
        }}
      >
        <summary className="flex min-h-12 list-none items-center gap-3 px-1 font-medium" data-menu>
          <span className="group-open:hidden">{t('nav.menu')}</span>
          <span className="hidden group-open:inline">{t('common.close')}</span>
          <span
            aria-hidden="true"
            className="relative block h-3 w-6 border-y border-ink transition-all group-open:h-0 group-open:border-b-0"
          />
        </summary>
        <div className="absolute inset-x-0 top-full border-b border-ink bg-paper px-5 pb-8 pt-2">
          {children(t('nav.menu'))}
          <div className="mt-5">
            <LanguageSwitcher label={`${t('nav.menu')}: ${t('nav.language')}`} locale={locale} />
          </div>
        </div>
      </details>
    </>
  )
}
