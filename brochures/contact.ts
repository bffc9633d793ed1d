/** The band at the end of a brochure: an invitation, and every way to reach the company. */
import { unbroken } from '#content/headline.ts'
import { company } from '#content/company.ts'
import { clock } from '#content/format.ts'
import { chatLink } from '#app/ui/contact-links.ts'
import { tone } from './colours.ts'
import { wordmark } from './page-marks.ts'
import { type Pdf } from './pdf.ts'
import { measure, page, type Style, styles } from './typography.ts'
import type { BrochureWords } from './words.ts'

/** Height of the band in points. */
export const contactHeight = 170

/** Fills the foot of the last page. `web` is the address of the page on the site as it is read, `address` as it is opened. */
export function drawContact(
  pdf: Pdf,
  { label, own, locale, format }: BrochureWords,
  invitation: { title: string; text: string },
  web: string,
  address = `${web}?lang=${locale}`,
) {
  const top = page.height - contactHeight
  const on = (style: Style): Style => ({ ...style, colour: 'paper' })
  const soft: Style = { ...styles.small, colour: 'tint-1' }
  pdf.decor(() => {
    pdf.doc.rect(0, top, page.width, contactHeight).fillColor(tone('ink'), 1).fill()
  })
  const part = pdf.group('Sect')
  const left = { x: page.side, width: 205 }
  let y =
    pdf.text(
      'H2',
      part,
      unbroken(invitation.title),
      { ...left, y: top + 24 },
      on({ ...styles.title, size: 20 }),
    ) + 8
  y = pdf.text('P', part, invitation.text, { ...left, y }, on({ ...styles.body, size: 8.8 })) + 8
  pdf.decor(() => wordmark(pdf, page.side, page.height - 36, 'paper'))

  const x = page.side + 228
  const nameWidth = 68
  const ways = pdf.group('L', part)
  const line = (name: string, value: string, at: number, address?: string) => {
    const entry = pdf.group('LI', ways)
    const below = pdf.text('Lbl', entry, name, { x, y: at + 1, width: nameWidth }, soft)
    const box = { x: x + nameWidth, y: at, width: page.side + measure - x - nameWidth }
    const end = address
      ? pdf.link(
          pdf.group('LBody', entry),
          value,
          box,
          on({ ...styles.strong, size: address.startsWith('http') && value.length > 20 ? 8.2 : 8.8 }),
          address,
        )
      : pdf.text('LBody', entry, value, box, on({ ...styles.body, size: 8.8, leading: 1.45 }))
    return Math.max(below, end) + 3
  }
  y = top + 28
  y = line(label.contact.phone, company.phoneDisplay, y, `tel:${company.phone}`)
  y = line(label.contact.chat, company.phoneDisplay, y, chatLink(company.phone))
  y = line(label.contact.mail, company.infoMailbox, y, `mailto:${company.infoMailbox}`)
  y = line(own.onTheWeb, web.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, ''), y, address)
  const hours = company.hours
    .map(({ days, opens, closes }) => `${format.weekdays(days)} ${clock(opens)}–${clock(closes)}`)
    .join(', ')
  y = line(label.contact.hours, hours, y)
  line(label.contact.emergencies, label.contact.always, y)
}
