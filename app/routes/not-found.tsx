import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { data, useLocation } from 'react-router'
import { siteRequest } from '#app/context.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { company } from '#content/company.ts'
import { interfaceTexts } from '#content/interface.server.ts'
import type { Route } from './+types/not-found.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(siteRequest)
  return data({ title: `${interfaceTexts[locale].common.notFound} | ${company.shortName}` }, { status: 404 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }]

export default function NotFound() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  useEffect(() => console.error(`404: no page at ${pathname}`), [pathname])
  return (
    <section className="page py-24 md:py-40">
      <p className="figures text-small text-quiet">404</p>
      <h1 className="mt-4 max-w-[12em] text-display">{t('common.notFound')}</h1>
      <p className="measure mt-6 text-lead">{t('common.notFoundText')}</p>
      <PageLink page="home" className="button mt-10">{t('common.toHome')}</PageLink>
    </section>
  )
}
