import { useTranslation } from 'react-i18next'
import { useSite } from '#app/site.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { Mark } from '#app/ui/wordmark.tsx'
import { AskLink } from './ask-links.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { navigation } from './navigation.ts'
import { partOf, useShownPage } from './shown-page.ts'
import { useScrollMarks } from './use-scroll-marks.ts'

export function Header() {
  const { t } = useTranslation()
  const { company } = useSite()
  const shown = useShownPage()
  const part = shown && partOf(shown)
  useScrollMarks()
  return (
    <>
      <p className="mb-[5mm] hidden items-baseline justify-between border-b border-ink pb-[2mm] text-small print:flex">
        <span className="font-serif text-[1.5rem] leading-none">{company.brand}</span>
        <span className="figures">
          {company.phoneDisplay}, {company.infoMailbox}
        </span>
      </p>
      <header className="site-header no-print">
        <div className="page flex min-h-14 flex-wrap items-center justify-between gap-x-5">
          <PageLink
            page="home"
            className="flex items-center gap-3 py-2 no-underline"
            aria-label={`${company.brand}, ${t('nav.home')}`}
          >
            <Mark className="h-7 w-7 text-lagoon" />
            <span className="font-serif text-[1.5rem] leading-none tracking-[-0.01em]">
              {company.shortName}
            </span>
          </PageLink>
          <a
            href={`tel:${company.phone}`}
            className="figures ml-auto hidden whitespace-nowrap py-2 text-small no-underline hover:underline min-[96rem]:order-2 min-[96rem]:ml-0 min-[96rem]:inline-block"
          >
            {company.phoneDisplay}
          </a>
          <AskLink className="button button-slim ml-auto hidden md:inline-flex lg:order-3 lg:ml-0" />
          <MobileMenu>
            {(label) => (
              <nav aria-label={label} className="lg:ml-auto">
                <ul className="flex flex-col lg:flex-row lg:items-center lg:gap-5 xl:gap-8">
                  {navigation.map(({ page, label }) => (
                    <li key={page}>
                      <PageLink page={page} aria-current={page === part || undefined} className="nav-link">
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
