import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { data, useLocation } from 'react-router'
import { siteRequest } from '#app/context.ts'
import { navigation } from '#app/features/shell/navigation.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { pictureOf } from '#app/ui/picture.server.ts'
import { company } from '#content/company.ts'
import { interfaceTexts } from '#content/interface.server.ts'
import type { Route } from './+types/not-found.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(siteRequest)
  return data(
    {
      title: `${interfaceTexts[locale].common.notFound} | ${company.shortName}`,
      picture: pictureOf('guji-sun-odyssey-44i-dusk', locale),
    },
    { status: 404 },
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
]

export default function NotFound({ loaderData: { picture } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  useEffect(() => console.error(`404: no page at ${pathname}`), [pathname])
  return (
    <section className="on-dark hero hero-split">
      <Picture
        picture={picture}
        sizes="(orientation: portrait) 120vw, 100vw"
        eager
        decorative
        className="hero-picture"
      />
      <div className="hero-words page">
        <p className="label normal-case">{t('common.notFound')}</p>
        <h1 className="mt-3 max-w-[11em] text-title">{t('common.notFoundText')}</h1>
        <PageLink page="home" className="button mt-7">
          {t('common.toHome')}
        </PageLink>
        <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-1">
          {navigation.map(({ page, label }) => (
            <li key={page}>
              <PageLink page={page} className="inline-block py-2">
                {t(label)}
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
