/** The site as a function from request to answer, with what the outer server tells it about each request. */
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { SiteRequest } from '#app/context.ts'
import { languageOfRequest } from '#app/i18n/detect.ts'
import { serverHtmlStore } from '#app/hydration/server-html.ts'

export type SiteSettings = Pick<SiteRequest, 'origin' | 'relayUrl' | 'analyticsSrc' | 'offerModel'>
/** `forwardedFor` is what proxies say; whether it is believed is the relay's matter (TRUST_PROXY). */
export type ClientInfo = { remoteAddress: string; forwardedFor?: string | null }
/** `client` is who asked; pages rendered ahead are asked for by nobody. */
export type Site = (request: Request, client?: ClientInfo) => Promise<Response>
export type Enquire = (
  client: ClientInfo,
  fields: Record<string, unknown>,
) => ReturnType<SiteRequest['enquire']>

type BuildWithContext = ServerBuild & {
  entry: { module: { siteRequest: typeof import('#app/context.ts').siteRequest } }
}

export function createSite(
  build: ServerBuild,
  settings: SiteSettings,
  enquire: Enquire,
  mode = 'production',
): Site {
  // Behind a proxy that ends TLS a request's own address begins with http:, a form's origin with https:.
  const handle = createRequestHandler(
    { ...build, allowedActionOrigins: [new URL(settings.origin).host] },
    mode,
  )
  const { siteRequest } = (build as BuildWithContext).entry.module
  return (request, client = { remoteAddress: '' }) => {
    const context = new RouterContextProvider()
    context.set(siteRequest, {
      ...languageOfRequest(request),
      ...settings,
      serverHtml: serverHtmlStore(request),
      enquire: (fields) =>
        enquire({ ...client, forwardedFor: request.headers.get('x-forwarded-for') }, fields),
    })
    return handle(request, context)
  }
}
