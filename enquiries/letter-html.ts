/** The letter to the company in HTML. */
import { draftHtml } from './draft-html.ts'
import { referenceOf } from './reference.ts'
import type { Draft } from './draft.ts'

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

export const whoAnswers = 'Wer antwortet? Übernehmen, Notizen, frühere Anfragen:'
/** A mail program quotes what it answers, and the link opens the enquiry without a login. */
export const officeOnly = 'Der Link ist nur für das Büro: bitte nicht mitsenden, wenn Sie dem Gast antworten.'

export const replyReaches = 'Ihre Antwort auf diese E-Mail geht direkt an den Gast.'

type HtmlInput = { id: string; deskLink?: string; draft?: Draft }

export function htmlOf(subject: string, rows: [string, string][], { id, deskLink = '', draft }: HtmlInput) {
  const desk =
    deskLink &&
    `<p style="margin:24px 0"><a href="${deskLink}" style="color:#0e4c63">${whoAnswers.replace(/:$/, '')}</a><br><span style="font-size:13px;color:#4b5f69">${officeOnly}</span></p>`
  const cells = rows.map(
    ([name, value]) =>
      `<tr><th align="left" valign="top" style="padding:9px 18px 9px 0;border-bottom:1px solid #d5d8d3;color:#0e4c63;font-weight:normal;white-space:nowrap">${escapeHtml(name)}</th><td valign="top" style="padding:9px 0;border-bottom:1px solid #d5d8d3;color:#0a2533;white-space:pre-wrap">${escapeHtml(value) || '&ndash;'}</td></tr>`,
  )
  return `<!doctype html><html lang="de"><head><meta name="viewport" content="width=device-width"></head><body style="margin:0;background:#fbf8f1;color:#0a2533;font:16px/1.5 Arial,sans-serif"><div style="max-width:640px;margin:0 auto;padding:32px 24px"><h1 style="font:normal 26px/1.2 Georgia,serif;margin:0 0 18px">${escapeHtml(subject)}</h1><table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="border-top:2px solid #0a2533;border-collapse:collapse">${cells.join('')}</table>${desk}${draftHtml(draft, escapeHtml)}<p style="font-size:13px;color:#4b5f69">${replyReaches} Anfrage ${referenceOf(id)}, ${id}</p></div></body></html>`
}
