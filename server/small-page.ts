/** A page of a few lines in the visitor's language, with other ways to us, where the site has none: a form refused, too many visitors at once. */
import { canonicalPath } from '#app/pages.ts'
import { chatLink } from '#app/ui/contact-links.ts'
import { company } from '#content/company.ts'
import { interfaceTexts } from '#content/interface.server.ts'
import type { Locale } from '#content/locales.ts'
import { inlineStyleHashes, securityHeaders } from './headers.ts'
import { pageVary } from './page-responses.ts'

const style =
  'body{margin:0;background:#fbf8f1;color:#0a2533;font:1.125rem/1.6 system-ui,sans-serif}main{max-width:38rem;margin:0 auto;padding:6rem 1.5rem}h1{font:400 2.25rem/1.2 Georgia,serif}a{color:#0e4c63;display:block;margin-top:.75rem}'

type SmallPage = {
  status: number
  locale: Locale
  title: string
  text: string
  links: [address: string, name: string][]
}

function smallPage(
  { status, locale, title, text, links }: SmallPage,
  headers: Record<string, string>,
): Response {
  const list = links.map(([address, name]) => `<a href="${address}">${name}</a>`).join('')
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title} | ${company.brand}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${text}</p>${list}</main></body></html>`
  return new Response(html, {
    status,
    headers: {
      ...securityHeaders({ https: false, styles: inlineStyleHashes(Buffer.from(html)) }),
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': locale,
      'Cache-Control': 'no-store',
      Vary: pageVary,
      ...headers,
    },
  })
}

/** Seconds after which a browser may ask again for a page that could not be rendered now. */
const retryAfterSeconds = 2

/** Too much is being rendered already. */
export function busyPage(locale: Locale, address: string): Response {
  const { common } = interfaceTexts[locale]
  return smallPage(
    {
      status: 503,
      locale,
      title: common.busy,
      text: common.busyText,
      links: [[address, common.tryAgain], ...contactWays(locale)],
    },
    { 'Retry-After': String(retryAfterSeconds) },
  )
}

/** A request that no page answers: its method, its Host, or a fault of ours. */
export function errorPage(status: number, locale: Locale, headers: Record<string, string> = {}): Response {
  const { common } = interfaceTexts[locale]
  return smallPage(
    {
      status,
      locale,
      title: common.error,
      text: common.errorText,
      links: [[`/?lang=${locale}`, common.toHome], ...contactWays(locale)],
    },
    headers,
  )
}

/** A posted form that could not be taken. */
export function refusedForm(status: number, locale: Locale): Response {
  const { common, answer } = interfaceTexts[locale]
  return smallPage(
    {
      status,
      locale,
      title: common.error,
      text: answer.refused,
      links: [...contactWays(locale), [`${canonicalPath('contact')}?lang=${locale}`, common.back]],
    },
    {},
  )
}

function contactWays(locale: Locale): [string, string][] {
  return [
    [`mailto:${company.enquiryMailbox}`, company.enquiryMailbox],
    [chatLink(company.phone), interfaceTexts[locale].contact.chat],
  ]
}
