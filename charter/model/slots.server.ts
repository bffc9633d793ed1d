/** What the slots of a letter hold: the offer's facts in words of one language. */
import { charterTexts } from '#content/charter.server.ts'
import type { Locale } from '#content/locales.ts'
import { offerTexts } from '#content/offer.server.ts'
import { partyIn } from '#charter/offer-letter.ts'
import type { Offer, Offered } from '#charter/offer.ts'
import type { TripEnquiry } from '#enquiries/fields.ts'
import { offerWords } from '#charter/offer-words.ts'
import { formats } from '#content/format.ts'

/** `phrases` stand inside a sentence, `sentences` are whole ones and stand alone. */
export type Slots = { phrases: Record<string, string>; sentences: Record<string, string> }
export type LetterSlots = {
  trip: Slots
  /** By slug, in the offer's order. */
  yachts: Record<string, Slots>
  /** Slots of the trip that a letter may not leave out. */
  required: string[]
}

type Words = ReturnType<typeof offerWords>

export function letterSlots(offer: Offer, trip: TripEnquiry, locale: Locale): LetterSlots {
  const copy = offerTexts[locale]
  const words = offerWords({ locale, copy, charter: charterTexts[locale], figures: formats(locale) })
  const { say } = words
  const { party, dates, stay, yachts } = offer
  const wishes = trip.activities.map((each) => lowerInSentence(copy.form.activityNames[each], locale))
  const cautions = words.notes(offer).map(({ text }) => text)
  const converted = words.conversions(offer).join(' ')
  const dueAtOnce = words.dueAtOnce(offer)
  return {
    trip: {
      phrases: present({
        guests: !party.refused && partyIn(offer, words),
        days: say('form.days', { count: stay.nights }),
        waters: words.watersOf(offer),
        first_day: dates && formats(locale).date(dates.first),
        day_ashore: dates && formats(locale).date(dates.ashore),
        wishes: wishes.join(', '),
      }),
      sentences: present({
        season: words.season(offer, { hurricane: false }).join(' '),
        cautions: cautions.join(' '),
        assumed: party.assumed && !party.refused && say('letter.assumed', { people: partyIn(offer, words) }),
        included: words.included(offer),
        due: dueAtOnce,
        converted,
        closing: say('letter.closing'),
      }),
    },
    yachts: Object.fromEntries(yachts.map((each) => [each.yacht.slug, yachtSlots(each, offer, words)])),
    required: [
      ...(cautions.length > 0 ? ['cautions'] : []),
      ...(converted ? ['converted'] : []),
      ...(dueAtOnce ? ['due'] : []),
      'closing',
    ],
  }
}

function yachtSlots(offered: Offered, { stay }: Offer, words: Words): Slots {
  const { say, charter, price, reason } = words
  const { name, type, home } = offered.yacht
  const room = offered.reasons.find(({ code }) => code === 'room')!
  const away = offered.reasons.find(({ code }) => code === 'elsewhere')
  const answered = offered.reasons.filter(({ code }) => code === 'wish').map((each) => reason(each, type))
  return {
    phrases: present({
      yacht: name,
      type: say(`letter.types.${type}`),
      room: reason(room, type),
      base: !away && charter.at(home),
      answered: answered.join('; '),
    }),
    sentences: present({
      price: say('letter.estimate', { days: stay.nights, price: price(offered) }),
      elsewhere: away?.code === 'elsewhere' && say('letter.elsewhere', words.comingFrom(away)),
    }),
  }
}

/** Labels begin with a capital, which German nouns keep. */
function lowerInSentence(label: string, locale: Locale): string {
  return locale === 'de' ? label : label.charAt(0).toLowerCase() + label.slice(1)
}

function present(slots: Record<string, string | false | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(slots).filter((entry): entry is [string, string] => !!entry[1]))
}
