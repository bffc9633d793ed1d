/** The optional note to the guest. It repeats nothing that the visitor typed, so it cannot carry anybody's words to a stranger. */
import { company } from '#content/company.ts'
import type { Locale } from '#content/locales.ts'
import { type Letter, writeLetter } from './letter.ts'

const texts: Record<Locale, { subject: string; text: string }> = {
  es: {
    subject: 'Hemos recibido su consulta',
    text: `Gracias por escribirnos. Su consulta ha llegado a ${company.brand} y una persona de nuestro equipo le responderá personalmente.\n\nSi usted no nos ha escrito, puede ignorar este mensaje.`,
  },
  en: {
    subject: 'We have received your enquiry',
    text: `Thank you for writing to us. Your enquiry has reached ${company.brand}, and one of us will answer it personally.\n\nIf you did not write to us, please ignore this message.`,
  },
  de: {
    subject: 'Ihre Anfrage ist bei uns angekommen',
    text: `Vielen Dank für Ihre Nachricht. Ihre Anfrage ist bei ${company.brand} angekommen, und jemand von uns antwortet Ihnen persönlich.\n\nFalls Sie uns nicht geschrieben haben, können Sie diese Nachricht ignorieren.`,
  },
}

export function composeAcknowledgement(input: {
  id: string
  locale: Locale
  email: string
  receivedAt: number
  from: string
}): Promise<Letter> {
  const { subject, text } = texts[input.locale]
  return writeLetter({
    id: `${input.id}-guest`,
    from: input.from,
    to: { address: input.email },
    replyTo: { name: company.brand, address: company.enquiryMailbox },
    subject,
    text,
    receivedAt: input.receivedAt,
    // RFC 3834: nobody wrote it, so other robots do not answer it, and a bounce of it goes nowhere.
    sender: '',
    headers: { 'Auto-Submitted': 'auto-replied' },
  })
}
