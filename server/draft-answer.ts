/** The answer to a guest in a draft: the offer's letter, with links to each trip and a closing of its own. */
import type { Availability } from '#charter/availability.ts'
import { type LetterPart, ruleLetter } from '#charter/offer-letter.ts'
import type { Offer, Offered } from '#charter/offer.ts'
import { charterTexts } from '#content/charter.server.ts'
import { company } from '#content/company.ts'
import { draftTexts } from '#content/draft.server.ts'
import { formats } from '#content/format.ts'
import { interpolate } from '#content/interpolate.ts'
import type { Locale } from '#content/locales.ts'
import { offerTexts } from '#content/offer.server.ts'
import type { TripEnquiry } from '#enquiries/fields.ts'

export type Found = { offered: Offered; state: Availability['state'] | undefined; link: string | undefined }

/** What a guest must know of a yacht that is offered and not simply free. */
const reservations = (open: Found[], locale: Locale): string[] =>
  open.flatMap(({ offered: { yacht }, state }) =>
    state === 'held' || state === 'ask' ? [interpolate(draftTexts[locale][state], { name: yacht.name })] : [],
  )

type AnswerInput = {
  offer: Offer
  request: TripEnquiry
  locale: Locale
  /** The yachts that are offered. */
  open: Found[]
  without: readonly LetterPart[]
}

/** The offer's letter, with links and a closing of its own in place of the page's. */
export function answerOf({ offer, request, locale, open, without }: AnswerInput): string {
  const copy = draftTexts[locale]
  const links = open.flatMap(({ offered, link }) => (link ? [`${offered.yacht.name}: ${link}`] : []))
  const intro = links.length === 1 ? copy.link : copy.links
  const input = { locale, copy: offerTexts[locale], charter: charterTexts[locale], figures: formats(locale) }
  const paragraphs = ruleLetter({
    offer: { ...offer, yachts: open.map(({ offered }) => offered) },
    request,
    input,
    brand: company.brand,
    without,
  })
  return [
    ...paragraphs.slice(0, -2),
    ...reservations(open, locale),
    ...(links.length > 0 ? [[intro, ...links].join('\n')] : []),
    copy.closing,
    paragraphs.at(-1),
  ]
    .join('\n\n')
    .replaceAll('\u00a0', ' ')
}
