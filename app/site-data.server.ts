import { companyIn } from '#content/company.ts'
import { interfaceTexts } from '#content/interface.server.ts'
import type { SiteRequest } from './context.ts'

/** What every page of a request's language needs: the interface's texts, the company's facts, and the settings of the server. */
export function siteData({ locale, explicit, relayUrl, analyticsSrc }: SiteRequest) {
  return {
    locale,
    explicit,
    relayUrl,
    analyticsSrc,
    texts: interfaceTexts[locale],
    company: companyIn(locale),
  }
}
export type SiteData = ReturnType<typeof siteData>
