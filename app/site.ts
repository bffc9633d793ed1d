import { useMemo } from 'react'
import { useRouteLoaderData } from 'react-router'
import { formats } from '#content/format.ts'
import type { SiteData } from './site-data.server.ts'

/** What the root loader says about the site and the visitor's language; the same on every page. */
export function useSite() {
  const site = useRouteLoaderData<SiteData>('root')
  if (!site) throw new Error('useSite is used outside the root route')
  return site
}

/** How figures, money and dates are written in the visitor's language. */
export function useFormat() {
  const { locale } = useSite()
  return useMemo(() => formats(locale), [locale])
}
