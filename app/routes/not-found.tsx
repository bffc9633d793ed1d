import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { data, useLocation } from 'react-router'
import { siteRequest } from '#app/context.ts'
import { navigation } from '#app/features/shell/navigation.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { company } from '#content/company.ts'
import { interfaceTexts } from '#content/interface.server.ts'
import type { Route } from './+types/not-found.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(siteRequest)
  return data({ title: `${interfaceTexts[locale].common.notFound} | ${company.shortName}` }, { status: 404 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
]

export default function NotFound() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  useEffect(() => console.error(`404: no page at ${pathname}`), [pathname])
  return (
    <section className="page grid-12 items-end py-24 md:py-40 lg:py-32">
      <div className="col-span-12 lg:col-span-7">
        <p className="figures text-small text-quiet">404</p>
        <h1 className="mt-4 max-w-[12em] text-display">{t('common.notFound')}</h1>
        <p className="measure mt-6 text-lead">{t('common.notFoundText')}</p>
        <PageLink page="home" className="button mt-10">
          {t('common.toHome')}
        </PageLink>
      </div>
      <ul className="border-t border-ink max-lg:hidden lg:col-span-4 lg:col-start-9">
        {navigation.map(({ page, label }) => (
          <li key={page} className="border-b border-hairline">
            <PageLink
              page={page}
              className="flex items-baseline justify-between py-3 font-serif text-heading no-underline hover:text-magenta"
            >
              {t(label)}
              <span aria-hidden="true">→</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
