/** A draft as the company's letter shows it, in text and in HTML. */
import type { Draft } from './draft.ts'
import { plainLines } from './plain-text.ts'

const words = {
  notes: 'Vorschlag',
  answer: 'Antwort an den Gast, in seiner Sprache, fertig zum Senden',
  open: 'Antwort im Mailprogramm öffnen',
  shortened: 'Im Mailprogramm ist sie gekürzt; ganz steht sie hier.',
}
const rule = '-'.repeat(40)

/** Lines of text, or none. In text the link holds the subject alone: with the whole answer it would be a page long. */
export function draftText(draft: Draft | undefined): string[] {
  if (!draft) return []
  return [
    `${words.notes}:`,
    ...draft.notes,
    '',
    `${words.answer}:`,
    draft.mail.subjectOnly,
    rule,
    plainLines(draft.answer),
    rule,
    '',
  ]
}

/** @param escape makes text safe in HTML */
export function draftHtml(draft: Draft | undefined, escape: (text: string) => string): string {
  if (!draft) return ''
  const { notes, answer, mail } = draft
  const heading = (text: string) =>
    `<h2 style="font:normal 20px/1.3 Georgia,serif;margin:28px 0 8px">${escape(text)}</h2>`
  const block = (text: string) =>
    `<p style="margin:0;white-space:pre-wrap;overflow-wrap:anywhere">${escape(plainLines(text))}</p>`
  return `${heading(words.notes)}${block(notes.join('\n'))}${heading(words.answer)}<p style="margin:0 0 12px"><a href="${escape(mail.link)}" style="color:#0e4c63">${words.open}</a>${mail.shortened ? ` ${words.shortened}` : ''}</p><div style="padding:16px;background:#ffffff;border:1px solid #d5d8d3">${block(answer)}</div>`
}
