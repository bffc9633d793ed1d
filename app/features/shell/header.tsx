import { useTranslation } from 'react-i18next'
import { PageLink } from '#app/ui/page-link.tsx'
import { Mark } from '#app/ui/wordmark.tsx'
import { useSite } from '#app/site.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { navigation } from './navigation.ts'

export function Header() {
  const { t } = useTranslation()
  const { company } = useSite()
  return (
    <>
      <p className="mb-[5mm] hidden items-baseline justify-between border-b border-ink pb-[2mm] text-small print:flex">
        <span className="font-serif text-[1.5rem] leading-none">{company.brand}</span>
        <span className="figures">
          {company.phoneDisplay}, {company.infoMailbox}
        </span>
      </p>
      <header className="no-print relative z-40 bg-paper">
        <div className="page flex min-h-18 flex-wrap items-center justify-between gap-x-6">
          <PageLink
            page="home"
            className="flex items-center gap-3 py-2 no-underline"
            aria-label={`${company.brand}, ${t('nav.home')}`}
          >
            <Mark className="h-8 w-8 text-lagoon" />
            <span className="font-serif text-[1.65rem] leading-none tracking-[-0.01em]">
              {company.shortName}
            </span>
          </PageLink>
          <MobileMenu>
            {(label) => (
              <nav aria-label={label} className="md:ml-auto">
                <ul className="flex flex-col md:flex-row md:items-center md:gap-4 lg:gap-9">
                  {navigation.map(({ page, label }) => (
                    <li key={page} className="border-b border-hairline md:border-0">
                      <PageLink page={page} current className="nav-link">
                        {t(label)}
                      </PageLink>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </MobileMenu>
        </div>
        <div className="ladder" aria-hidden="true" />
      </header>
    </>
  )
}
