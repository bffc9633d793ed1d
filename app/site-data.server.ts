import { companyIn } from '#content/company.ts'
import { interfaceTexts } from '#content/interface.server.ts'
import type { SiteRequest } from './context.ts'
import { sectionFile } from './hydration/section-file.server.ts'

/** What every page of a request's language needs: the interface's texts, the company's facts, and the settings of the server. */
export function siteData({ locale, explicit, relayUrl, analyticsSrc, serverHtml }: SiteRequest) {
  const texts = interfaceTexts[locale]
  const { href, json } = sectionFile('interface', locale, texts)
  const { error, errorText, tryAgain, back } = texts.common
  return {
    locale,
    explicit,
    relayUrl,
    analyticsSrc,
    texts: { ...serverHtml.keep('interface', json), href },
    /** At hand when nothing else can be fetched. */
    failure: { error, errorText, tryAgain, back },
    company: companyIn(locale),
  }
}
export type SiteData = ReturnType<typeof siteData>
