/** The offer's single sentences in one language, for the panel and for the letter. */
import type { LedgerCopy } from '#content/charter-copy.ts'
import { terms } from '#content/charter/terms.ts'
import type { Formats } from '#content/format.ts'
import type { Locale } from '#content/locales.ts'
import { capitalised, nameInText } from '#content/name-in-text.ts'
import type { OfferCopy } from '#content/offer-copy.ts'
import { textInstance, textOf } from '#content/text-instance.ts'
import type { Offer, Offered, Reason, Warning } from './offer.ts'
import { charterWords } from './words.ts'

export type WordsInput = { locale: Locale; copy: OfferCopy; charter: LedgerCopy; figures: Formats }

export function offerWords({ locale, copy, charter: charterCopy, figures }: WordsInput) {
  const say = textOf(textInstance(locale, copy, 'offer.ts'))
  const charter = charterWords(locale, charterCopy, figures)

  /** What the whole party pays for everything that has a price. */
  const price = ({ ledger }: Offered) => charter.total(ledger.all, ledger)
  /** Of each price that is stated in another currency; the yacht is named where several are quoted. */
  const conversions = ({ yachts }: Offer): string[] =>
    yachts.flatMap(
      ({ ledger, yacht }) =>
        charter.converted(ledger, yachts.length > 1 ? nameInText(yacht.slug, locale) : undefined) ?? [],
    )
  /** What the price holds and what the sums above it count, with and without ways ashore. */
  const included = ({ yachts }: Offer): string => {
    const ashore = yachts.some(({ ledger: { lines } }) => lines.some(({ code }) => code === 'transfers'))
    return `${say('letter.included')} ${say(ashore ? 'letter.countedAshore' : 'letter.counted')}`
  }
  /** For a trip that begins so soon that the whole price is due with the contract. */
  const dueAtOnce = ({ dates, yachts }: Offer): string | undefined =>
    dates?.dueAtOnce && yachts[0] ? say('letter.dueAtOnce', { days: terms.balanceDays.value }) : undefined
  function reason(each: Reason, type: string): string {
    switch (each.code) {
      case 'room':
        return say('reasons.room', { guests: each.guests, cabins: each.cabins })
      case 'base':
        return say('reasons.base', { place: charter.at(each.waters) })
      case 'elsewhere':
        return say('reasons.elsewhere', comingFrom(each))
      case 'type':
        return say(`reasons.type.${type}`)
      case 'wish':
        return say(`reasons.wishes.${each.wish}`)
      case 'by-person':
        return say('reasons.by-person')
    }
  }
  const comingFrom = ({ waters, distanceNm, days }: Extract<Reason, { code: 'elsewhere' }>) => ({
    place: charter.say(`port.${waters}`),
    distance: figures.number(distanceNm),
    days,
  })
  function warning(each: Warning): string {
    if (each.code === 'return') return say('warnings.return', { lastDay: figures.date(each.ashore) })
    if (each.code === 'no-yacht') return say('warnings.no-yacht', { region: copy.form.regions[each.region] })
    return say(`warnings.${each.code}`, { ...each })
  }
  /** What could not be used of the enquiry, and what to warn of. */
  const notes = ({ refusals, warnings }: Offer) => [
    ...refusals.map((refusal) => ({ code: refusal.code, text: charter.refusal(refusal) })),
    ...warnings.map((each) => ({ code: each.code, text: warning(each) })),
  ]
  /** Advice for the months of the trip; months of a kind are named together. The letter leaves hurricanes to their warning. */
  function season({ season: advice, dates, highMonth }: Offer, { hurricane = true } = {}): string[] {
    const months = advice?.months ?? []
    const kinds = [...new Set(months.map(({ kind }) => kind))].filter(
      (kind) => hurricane || kind !== 'hurricane',
    )
    const named = kinds.map((kind) => {
      const ofKind = months.filter((each) => each.kind === kind).map(({ month }) => figures.month(month))
      return capitalised(
        say(`seasons.${kind}`, { month: ofKind.join(` ${say('and')} `), count: ofKind.length }),
      )
    })
    if (highMonth) return [...named, inHighMonth(highMonth)]
    return dates && dates.highSeasonNights > 0
      ? [...named, say('seasons.highSeason', { count: dates.highSeasonNights })]
      : named
  }
  function inHighMonth({ month: iso, spans, whole }: NonNullable<Offer['highMonth']>): string {
    const month = figures.monthOfYear(iso)
    if (whole) return say('seasons.highMonth', { month })
    const nights = spans.map(({ first, last }) => figures.dayMonths(first, last))
    return say('seasons.partlyHighMonth', { month, nights: figures.all(nights) })
  }
  /** Where the trip goes: "in San Blas". */
  const watersOf = ({ region }: Offer) => (region ? charter.say(`waters.${region}`) : copy.anywhere)
  return {
    locale,
    say,
    charter,
    price,
    conversions,
    included,
    dueAtOnce,
    reason,
    comingFrom,
    warning,
    notes,
    season,
    watersOf,
  }
}
