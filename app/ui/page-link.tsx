import { Link, type LinkProps, useViewTransitionState } from 'react-router'
import { href, type LinksOf, type PageId } from '#app/pages.ts'
import { useSite } from '#app/site.ts'

type Target = {
  page: PageId
  params?: Record<string, string>
  query?: Record<string, string>
  hash?: string
  of?: LinksOf
}
type PageLinkProps = Target & Omit<LinkProps, 'to' | 'target'>

/** The address of a page; it names the language where the present address does. */
export function usePageHref() {
  const { locale, explicit } = useSite()
  return ({ page, params, query, hash, of }: Target) => {
    const parameters = new URLSearchParams({ ...query, ...(explicit ? { lang: locale } : {}) }).toString()
    return `${href(page, params, of)}${parameters ? `?${parameters}` : ''}${hash ? `#${hash}` : ''}`
  }
}

/** A link to a page of the site, which is fetched as soon as somebody points at the link, focuses or touches it. */
export function PageLink({ page, params, query, hash, of, ...props }: PageLinkProps) {
  const to = usePageHref()({ page, params, query, hash, of })
  if (import.meta.env.SSR) return <LinkOnServer to={to} {...props} />
  const prefetch = savesData() ? 'none' : 'intent'
  return <Link to={to} prefetch={prefetch} discover="none" {...props} />
}

/** React Router's link as it renders it before it is hydrated. A page has some fifty, and its own way there takes a sixth of the page's time. */
function LinkOnServer({
  to,
  viewTransition: _inBrowsers,
  children,
  ...props
}: Omit<LinkProps, 'to'> & { to: string }) {
  return (
    <a {...props} href={to}>
      {children}
    </a>
  )
}

/** Whether the visitor asked the browser to load no more than it must (Save-Data); some browsers cannot say. */
function savesData(): boolean {
  return (
    typeof navigator !== 'undefined' &&
    'connection' in navigator &&
    (navigator.connection as { saveData?: boolean }).saveData === true
  )
}

/** The class by which a card's picture becomes the picture of its page, while one turns into the other (`.page-picture` in app/styles/adaptation.css). */
export function useTransitionClass(target: Target): string {
  return useViewTransitionState(usePageHref()(target)) ? 'page-picture' : ''
}
