/** The answer to a guest in a draft: the offer's letter, with links to each trip and a closing of its own. */
import { type Availability, nearestTo } from '#charter/availability.ts'
import { type LetterPart, ruleLetter } from '#charter/offer-letter.ts'
import type { Offer, Offered } from '#charter/offer.ts'
import { charterTexts } from '#content/charter.server.ts'
import { company } from '#content/company.ts'
import { draftTexts } from '#content/draft.server.ts'
import { formats } from '#content/format.ts'
import { interpolate } from '#content/interpolate.ts'
import type { Locale } from '#content/locales.ts'
import { capitalised, nameInText } from '#content/name-in-text.ts'
import { offerTexts } from '#content/offer.server.ts'
import type { TripEnquiry } from '#enquiries/fields.ts'

/** `availability` where days are known. */
export type Found = { offered: Offered; availability: Availability | undefined; link: string | undefined }

/** In the order in which the letter speaks of them. */
const states = ['free', 'held', 'ask', 'booked'] as const satisfies Availability['state'][]

/** Whether the yachts that are offered are free on the days: a sentence for all of which the same is true. */
function freedom(open: Found[], locale: Locale): string {
  const copy = draftTexts[locale]
  const { all, either, date } = formats(locale)
  return states
    .flatMap((state) => {
      const found = open.filter(({ availability }) => availability?.state === state)
      if (found.length === 0) return []
      const names = all(found.map(({ offered }) => nameInText(offered.yacht.slug, locale)))
      const near = found.flatMap(({ offered: { yacht }, availability }) => {
        const dates = nearestTo(availability!).map(date)
        return dates.length > 0 ? [{ name: yacht.name, dates: either(dates) }] : []
      })
      const one = found.length === 1
      return [
        capitalised(interpolate(copy[one ? state : (`${state}All` as const)], { names })),
        ...(near.length === 0
          ? []
          : [
              one
                ? interpolate(copy.nearest, { dates: near[0]!.dates })
                : interpolate(copy.nearestAll, {
                    each: near.map((each) => interpolate(copy.nearestOf, each)).join('; '),
                  }),
            ]),
      ]
    })
    .join(' ')
}

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
    ...[freedom(open, locale)].filter(Boolean),
    ...(links.length > 0 ? [[intro, ...links].join('\n')] : []),
    copy.closing,
    paragraphs.at(-1),
  ]
    .join('\n\n')
    .replaceAll('\u00a0', ' ')
}
