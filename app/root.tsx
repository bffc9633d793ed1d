import { type ReactNode, useContext, useEffect, useMemo } from 'react'
import { I18nextProvider } from 'react-i18next'
import {
  data,
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router'
import type { InterfaceText } from '#content/interface.ts'
import { fallbackLocale } from '#content/locales.ts'
import type { Route } from './+types/root.ts'
import stylesheet from './app.css?url'
import { siteRequest } from './context.ts'
import { BootScript, DeferredScripts } from './hydration/deferred-scripts.tsx'
import { onHydrated } from './hydration/on-hydrated.ts'
import { ServerDocumentContext } from './hydration/server-document.ts'
import { useServerData } from './hydration/use-server-data.ts'
import { ConsentBanner, ConsentButton } from './features/consent/consent-banner.tsx'
import { ErrorPage } from './features/shell/error-page.tsx'
import { Shell } from './features/shell/shell.tsx'
import newsreader from './fonts/newsreader.woff2?url'
import newsreaderItalic from './fonts/newsreader-italic.woff2?url'
import instrumentSans from './fonts/instrument-sans.woff2?url'
import { localeOfQuery } from './i18n/detect.ts'
import { interfaceInstance } from './i18n/instance.ts'
import { useStoredLanguage } from './i18n/use-stored-language.ts'
import { siteData } from './site-data.server.ts'
import mediaStyles from './styles/media.css?url'

export function loader({ context }: Route.LoaderArgs) {
  const site = siteData(context.get(siteRequest))
  return data(site, { headers: { 'Content-Language': site.locale, Vary: 'Accept-Language, Cookie' } })
}

/** The texts change with the language alone; a mere change of page does not fetch them again. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search)
    return defaultShouldRevalidate
  return localeOfQuery(currentUrl.searchParams) !== localeOfQuery(nextUrl.searchParams)
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const links: Route.LinksFunction = () => [
  ...(import.meta.env.DEV ? [{ rel: 'stylesheet', href: stylesheet }] : []),
  { rel: 'stylesheet', media: 'print, (prefers-contrast: more), (forced-colors: active)', href: mediaStyles },
  ...[newsreader, newsreaderItalic, instrumentSans].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.ico', sizes: '48x48' },
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
]

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>('root')
  const { styles } = useContext(ServerDocumentContext)
  return (
    <html lang={site?.locale ?? fallbackLocale}>
      <head>
        <meta charSet="utf-8" />
        <BootScript />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbf8f1" />
        <Meta />
        <Links />
        <link rel="manifest" href={`/site.webmanifest?lang=${site?.locale ?? fallbackLocale}`} />
        {!import.meta.env.DEV && (
          <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styles }} />
        )}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <DeferredScripts />
      </body>
    </html>
  )
}

export default function Root({
  loaderData: { locale, explicit, texts, analyticsSrc },
}: Route.ComponentProps) {
  useStoredLanguage(locale, explicit)
  useEffect(onHydrated, [])
  const served = useServerData<InterfaceText>(texts)
  const interfaceTextsOfLanguage = useMemo(() => interfaceInstance(locale, served), [locale, served])
  return (
    <I18nextProvider i18n={interfaceTextsOfLanguage}>
      <Shell banner={<ConsentBanner src={analyticsSrc} />} settings={<ConsentButton />}>
        <Outlet />
      </Shell>
    </I18nextProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
