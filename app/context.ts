import { createContext } from 'react-router'
import type { YachtCalendar } from '#charter/availability.ts'
import type { YachtSlug } from '#content/schema.ts'
import type { LanguageChoice } from './i18n/detect.ts'
import type { ServerHtmlStore } from './hydration/server-html.ts'

/** What the outer server tells the site about a request. */
export type SiteRequest = LanguageChoice & {
  /** Public address of the site, without a closing slash. */
  origin: string
  /** Where the short form posts to: `{relay}/ajax/{mailbox}`; empty means the site's own origin. */
  relayUrl: string
  /** Address of the measurement script, empty when none is configured. */
  analyticsSrc: string
  /** Whether POST /offer/letter has a language model behind it. */
  offerModel: boolean
  /** When a yacht is booked or held, as far as the server knows at this moment. */
  calendarOf: (slug: YachtSlug) => YachtCalendar
  /** Signs the price that the address of a trip carries, and knows what it has signed. */
  quotes: { sign: (text: string) => string; isSigned: (text: string, signature: string) => boolean }
  /** Parts of the page that the server draws and its data leaves out. */
  serverHtml: ServerHtmlStore
  /** Told how previews of a rendered page name and show it. */
  onPreview: (preview: PagePreview) => void
  /** Hands an enquiry from a form posted without JavaScript to the relay. */
  enquire: (fields: Record<string, unknown>) => Promise<EnquiryOutcome>
}

/** The title of a page, and the address of its social picture (seo/page-seo.server.ts). */
export type PagePreview = { title: string; picture: string }

/**
 * What became of an enquiry. `refused`: the relay answered and did not take it. `failed`: no answer of a relay came.
 * `accepted` by our own relay has a reference; a relay elsewhere gives none. `conflict`: our relay has another enquiry under this key. `invalid`: it cannot use these fields.
 */
export type EnquiryOutcome =
  | { status: 'accepted'; reference?: string }
  | { status: 'refused' | 'failed' | 'conflict' }
  | { status: 'invalid'; fields: string[] }

export const siteRequest = createContext<SiteRequest>()
