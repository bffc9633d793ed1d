/** The page of one enquiry as the office sees it: plain HTML, without a script. */
import { deskTexts } from '#content/desk.server.ts'
import { company } from '#content/company.ts'
import { interpolate } from '#content/interpolate.ts'
import type { Locale } from '#content/locales.ts'
import { type DeskChange, deskLimits, type Holder } from './desk.ts'
import { stateOf } from './desk-state.ts'
import type { Draft } from './draft.ts'
import type { EnquiryFields, EnquiryKind } from './fields.ts'
import { guestAnswers } from './guest-words.ts'
import { letterInputOf, textOf } from './letter.ts'
import { escapeHtml } from './letter-html.ts'
import { plainLines } from './plain-text.ts'
import { referenceOf } from './reference.ts'
import type { DeskEntryRow, EnquiryRow } from './tables.ts'

const style = `body{margin:0;background:#fbf8f1;color:#0a2533;font:1.0625rem/1.55 system-ui,sans-serif}
main{max-width:42rem;margin:0 auto;padding:2.5rem 1.25rem 5rem}
h1{font:400 2rem/1.2 Georgia,serif;margin:0}h2{font:400 1.35rem/1.3 Georgia,serif;margin:2.5rem 0 .5rem}
.state{margin:1rem 0 0;padding:.75rem 1rem;border-left:4px solid #0e4c63;background:#e6f5f2}
.warning{border-color:#a8265f;background:#fff}
label{display:block;margin-top:1rem;color:#0e4c63}
input,textarea{box-sizing:border-box;width:100%;font:inherit;padding:.6rem .75rem;border:1px solid #5d7580;background:#fff;color:inherit}
button{font:inherit;min-height:2.75rem;margin:1rem .75rem 0 0;padding:.5rem 1.25rem;border:1px solid #0a2533;background:#0a2533;color:#fbf8f1;cursor:pointer}
button.quiet{background:transparent;color:#0a2533}
dl{margin:0}dt{margin-top:.75rem;color:#0e4c63;font-size:.9375rem}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;font-size:.9375rem;margin:0}
ul{list-style:none;margin:0;padding:0}li{padding:.6rem 0;border-bottom:1px solid #d5d8d3}a{color:#0e4c63}
:focus-visible{outline:3px solid #a8265f;outline-offset:2px}
small{color:#4b5f69}`

export type DeskView = {
  row: EnquiryRow
  entries: DeskEntryRow[]
  /** Other enquiries of the same guest, each with a link to its page. */
  others: { row: EnquiryRow; link: string }[]
  /** What could be answered. */
  draft?: Draft | undefined
  /** The name that this browser wrote last. */
  name: string
  /** What went wrong with the last change, or that it was done. */
  told?: { holder: Holder; change: DeskChange } | 'name missing' | 'released'
}

const document = (locale: Locale, title: string, body: string) =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex, nofollow"><title>${escapeHtml(title)} | ${company.brand}</title><style>${style}</style></head><body><main>${body}</main></body></html>`

/** Moments are the company's: the office reads them. */
function moment(at: number, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: company.timeZone,
  }).format(at)
}

function stateText(row: EnquiryRow, locale: Locale): string {
  const state = stateOf(row)
  const [name, at] = state === 'taken' ? [row.taken_by, row.taken_at] : [row.answered_by, row.answered_at]
  return interpolate(deskTexts[locale].states[state], { name: name ?? '', at: moment(at ?? 0, locale) })
}

const button = (action: string, words: string, quiet = false) =>
  `<button name="action" value="${action}"${quiet ? ' class="quiet"' : ''}>${escapeHtml(words)}</button>`

function toldHtml({ told }: DeskView, locale: Locale): string {
  const copy = deskTexts[locale]
  if (told === undefined) return ''
  if (told === 'name missing') return `<p class="state warning" role="alert">${copy.nameMissing}</p>`
  if (told === 'released') return `<p class="state" role="status">${copy.released}</p>`
  const { holder, change } = told
  const held = interpolate(copy.held, { ...holder, at: moment(holder.at, locale) })
  return `<div class="state warning" role="alert"><p>${escapeHtml(held)}</p><form method="post"><input type="hidden" name="name" value="${escapeHtml(change.name)}"><input type="hidden" name="despite" value="yes">${button(change.action, interpolate(copy.despite, { name: holder.name }), true)}</form></div>`
}

function formHtml({ row, name }: DeskView, locale: Locale): string {
  const copy = deskTexts[locale]
  const state = stateOf(row)
  const buttons = [
    ...(state === 'taken' ? [] : [button('taken', copy.take)]),
    button('answered', copy.answered, state !== 'taken'),
    ...(state === 'taken' ? [button('returned', copy.return, true)] : []),
  ]
  return `<h2>${copy.who}</h2><form method="post"><label for="name">${copy.name}</label><input id="name" name="name" value="${escapeHtml(name)}" maxlength="${deskLimits.name}" autocomplete="name">${buttons.join('')}<label for="note">${copy.note}</label><textarea id="note" name="note" rows="3" maxlength="${deskLimits.note}"></textarea>${button('noted', copy.addNote, true)}</form>`
}

/** What the guest filled in, in the reader's language, and the offer that stood beside the form as the letter has it. */
function guestHtml(row: EnquiryRow, locale: Locale): string {
  const fields = JSON.parse(row.fields) as EnquiryFields
  const answers = guestAnswers(row.kind as EnquiryKind, fields, locale)
    .map(({ label, value }) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('')
  const letter = `<details><summary lang="de">E-Mail</summary><pre lang="de">${escapeHtml(textOf(letterInputOf(row, '')))}</pre></details>`
  return `<h2>${deskTexts[locale].guest}</h2><dl>${answers}</dl>${letter}`
}

/** Worked out as the page is opened; the letter has what was true when the enquiry came. Notes are the company's, the answer is the guest's. */
function draftHtml({ draft, row }: DeskView, locale: Locale): string {
  if (!draft || stateOf(row) === 'answered') return ''
  const copy = deskTexts[locale]
  const { notes, answer, mail } = draft
  const lines = notes.map(({ text, link }) =>
    link ? `<a href="${escapeHtml(link)}">${escapeHtml(text)}</a>` : escapeHtml(text),
  )
  const shortened = mail.shortened ? ` <small>${copy.draftShortened}</small>` : ''
  return `<h2>${copy.draft}</h2><ul lang="de">${lines.map((line) => `<li>${line}</li>`).join('')}</ul><p><a href="${escapeHtml(mail.link)}">${copy.draftMail}</a>${shortened}</p><pre lang="${row.locale}">${escapeHtml(plainLines(answer))}</pre>`
}

function listHtml(title: string, items: string[]): string {
  return items.length === 0
    ? ''
    : `<h2>${title}</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
}

export function deskPage(view: DeskView, locale: Locale): string {
  const { row, entries, others } = view
  const copy = deskTexts[locale]
  const title = interpolate(copy.title, { reference: referenceOf(row.id) })
  const history = entries.map(
    ({ at, name, action, note }) =>
      `<small>${moment(at, locale)}</small> ${escapeHtml(name)} ${copy.actions[action]}${note === null ? '' : `<pre>${escapeHtml(note)}</pre>`}`,
  )
  const earlier = others.map(
    ({ row: other, link }) =>
      `<a href="${link}">${referenceOf(other.id)}</a> <small>${moment(other.received_at, locale)}</small><br>${escapeHtml(stateText(other, locale))}`,
  )
  const release = `<p>${copy.releaseText}</p><form method="post">${button('released', copy.release)}</form>`
  return document(
    locale,
    title,
    `<h1>${title}</h1><p><small>${interpolate(copy.received, { at: moment(row.received_at, locale) })}</small></p>${toldHtml(view, locale)}<p class="state">${escapeHtml(stateText(row, locale))}</p>${
      stateOf(row) === 'quarantined' ? release : formHtml(view, locale) + draftHtml(view, locale)
    }${listHtml(copy.earlier, earlier)}${guestHtml(row, locale)}${listHtml(copy.history, history)}`,
  )
}

/** For a link that has ended, was revoked or never was one: it says no more than that. */
export function deskGonePage(locale: Locale): string {
  const { goneTitle, gone } = deskTexts[locale]
  return document(locale, goneTitle, `<h1>${goneTitle}</h1><p>${gone}</p>`)
}
