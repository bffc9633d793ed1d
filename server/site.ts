/** The site as a function from request to answer, with what the outer server tells it about each request. */
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { SiteRequest } from '#app/context.ts'
import { serverHtmlStore } from '#app/hydration/server-html.ts'
import type { LanguageChoice } from '#app/i18n/detect.ts'
import type { PageId } from '#app/pages.ts'

export type SiteSettings = Pick<SiteRequest, 'origin' | 'relayUrl' | 'analyticsSrc' | 'offerModel'>
/** `forwardedFor` is what proxies say; whether it is believed is the relay's matter (TRUST_PROXY). */
export type ClientInfo = { remoteAddress: string; forwardedFor?: string | null }
export type Enquire = (
  client: ClientInfo,
  fields: Record<string, unknown>,
) => ReturnType<SiteRequest['enquire']>

/** What the site asks of the rest of the server. */
export type SiteServices = {
  enquire: Enquire
  calendars: Pick<SiteRequest, 'calendarOf'> & Pick<Site, 'edition'>
  quotes: SiteRequest['quotes']
}

export type Site = {
  /** `client` is who asks; pages rendered for the cache are asked for by nobody. */
  render: (
    request: Request,
    language: LanguageChoice,
    client?: ClientInfo,
    onPreview?: SiteRequest['onPreview'],
  ) => Promise<Response>
  /** Whether a page takes forms posted without JavaScript. */
  takesForms: (page: PageId) => boolean | Promise<boolean>
  /** Changes when a calendar or the day does, and with it every page that shows calendars. */
  edition: () => string
}

type BuildWithContext = ServerBuild & {
  entry: { module: { siteRequest: typeof import('#app/context.ts').siteRequest } }
}

export function createSite(
  build: ServerBuild,
  settings: SiteSettings,
  { enquire, calendars, quotes }: SiteServices,
  mode = 'production',
): Site {
  // Behind a proxy that ends TLS a request's own address begins with http:, a form's origin with https:.
  const handle = createRequestHandler(
    { ...build, allowedActionOrigins: [new URL(settings.origin).host] },
    mode,
  )
  const { siteRequest } = (build as BuildWithContext).entry.module
  return {
    render(request, language, client = { remoteAddress: '' }, onPreview = () => {}) {
      const context = new RouterContextProvider()
      context.set(siteRequest, {
        ...language,
        ...settings,
        calendarOf: calendars.calendarOf,
        quotes,
        serverHtml: serverHtmlStore(request),
        onPreview,
        enquire: (fields) =>
          enquire({ ...client, forwardedFor: request.headers.get('x-forwarded-for') }, fields),
      })
      return handle(request, context)
    },
    takesForms: (page) => build.routes[page]?.module.action !== undefined,
    edition: calendars.edition,
  }
}
