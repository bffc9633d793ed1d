/** The answer to a posted form that is refused before a page could be rendered with it: in the visitor's language, with other ways to us. */
import { canonicalPath } from '#app/pages.ts'
import { chatLink } from '#app/ui/contact-links.ts'
import { company } from '#content/company.ts'
import { interfaceTexts } from '#content/interface.server.ts'
import type { Locale } from '#content/locales.ts'

/** Statuses at which the site has no page of its own, only its last resort in Spanish. */
export const refusals: ReadonlySet<number> = new Set([400, 405, 413])

const style =
  'body{margin:0;background:#fbf8f1;color:#0a2533;font:1.125rem/1.6 system-ui,sans-serif}main{max-width:38rem;margin:0 auto;padding:6rem 1.5rem}h1{font:400 2.25rem/1.2 Georgia,serif}a{color:#0e4c63;display:block;margin-top:.75rem}'

export function refusedForm(status: number, locale: Locale): Response {
  const { common, answer, contact } = interfaceTexts[locale]
  const ways = [
    [`mailto:${company.enquiryMailbox}`, company.enquiryMailbox],
    [chatLink(company.phone), contact.chat],
    [`${canonicalPath('contact')}?lang=${locale}`, common.back],
  ]
  const links = ways.map(([address, name]) => `<a href="${address}">${name}</a>`).join('')
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${common.error} | ${company.brand}</title><style>${style}</style></head><body><main><h1>${common.error}</h1><p>${answer.refused}</p>${links}</main></body></html>`
  return new Response(html, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Language': locale },
  })
}
