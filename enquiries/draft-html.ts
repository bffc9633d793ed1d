/** A draft as the company's letter shows it, in text and in HTML. */
import type { Draft } from './draft.ts'
import { plainLines } from './plain-text.ts'

const words = {
  notes: 'Vorschlag',
  answer: 'Antwort an den Gast, in seiner Sprache, fertig zum Senden',
  open: 'Antwort im Mailprogramm öffnen',
  shortened: 'Dort steht eine kürzere Fassung, die in einen Link passt; die ganze steht hier.',
}
const rule = '-'.repeat(40)

/** Lines of text, or none. In text the link holds the subject alone: with the whole answer it would be a page long. */
export function draftText(draft: Draft | undefined): string[] {
  if (!draft) return []
  return [
    `${words.notes}:`,
    ...draft.notes.map(({ text, link }) => (link ? `${text}\n  ${link}` : text)),
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
  const { answer, mail } = draft
  const heading = (text: string) =>
    `<h2 style="font:normal 20px/1.3 Georgia,serif;margin:28px 0 8px">${escape(text)}</h2>`
  const anchor = (link: string, text: string) =>
    `<a href="${escape(link)}" style="color:#0e4c63">${escape(text)}</a>`
  const notes = draft.notes.map(
    ({ text, link }) => `<p style="margin:0 0 8px">${link ? anchor(link, text) : escape(text)}</p>`,
  )
  const shortened = mail.shortened ? ` ${words.shortened}` : ''
  const body = `<p style="margin:0;white-space:pre-wrap;overflow-wrap:anywhere">${escape(plainLines(answer))}</p>`
  return [
    heading(words.notes),
    ...notes,
    heading(words.answer),
    `<p style="margin:0 0 12px">${anchor(mail.link, words.open)}.${shortened}</p>`,
    `<div style="padding:16px;background:#ffffff;border:1px solid #d5d8d3">${body}</div>`,
  ].join('')
}
