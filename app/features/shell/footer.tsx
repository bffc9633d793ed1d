import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '#app/site.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { Mark } from '#app/ui/wordmark.tsx'
import { footerGroups } from './navigation.ts'

export function Footer({ settings }: { settings: ReactNode }) {
  const { t } = useTranslation()
  const { company } = useSite()
  return (
    <footer className="on-dark no-print mt-24 bg-ink text-paper md:mt-36">
      <div className="ladder" aria-hidden="true" />
      <div className="page grid grid-cols-2 gap-x-6 gap-y-12 py-14 md:grid-cols-4 md:py-20 lg:grid-cols-[minmax(10rem,1fr)_repeat(4,auto)] lg:gap-x-8 xl:grid-cols-12">
        <div className="col-span-full lg:col-span-1 xl:col-span-4">
          <p className="flex items-center gap-3 font-serif text-[1.9rem] leading-none">
            <Mark className="h-8 w-8 text-tint-1" />
            {company.shortName}
          </p>
          <address className="mt-6 grid justify-items-start gap-1">
            <span>{company.city}</span>
            <span className="figures text-small text-tint-1">8°58′N 79°32′W</span>
            <a className="mt-3 inline-block py-1" href={`tel:${company.phone}`}>
              {company.phoneDisplay}
            </a>
            <a className="inline-block py-1 wrap-anywhere" href={`mailto:${company.infoMailbox}`}>
              {company.infoMailbox}
            </a>
          </address>
        </div>
        {footerGroups.map((group) => (
          <nav key={group.title} aria-label={t(group.title)} className="min-w-0 xl:col-span-2">
            <h2 className="label font-sans text-tint-1">{t(group.title)}</h2>
            <ul className="footer-links mt-3">
              {group.links.map(({ label, ...link }) => (
                <li key={label}>
                  <PageLink {...link} of="footer">
                    {t(label)}
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="page flex flex-wrap items-center gap-x-8 gap-y-2 border-t border-paper/25 py-6 text-small">
        <p className="mr-auto">
          © {company.copyrightYear} {company.brand}. {t('footer.rights')}
        </p>
        <PageLink page="privacy" className="py-1">
          {t('footer.privacy')}
        </PageLink>
        <PageLink page="imprint" className="py-1">
          {t('footer.imprint')}
        </PageLink>
        {settings}
      </div>
    </footer>
  )
}
