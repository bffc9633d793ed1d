/** What the slots of a letter hold: the offer's facts in words of one language. */
import { fleet } from '#content/fleet.ts'
import type { Locale } from '#content/locales.ts'
import { offerTexts } from '#content/offer.server.ts'
import { type Offer, type Offered, regionDestination } from '#charter/offer.ts'
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
  const words = offerWords({ locale, copy, figures: formats(locale) })
  const { say } = words
  const { party, dates, days, region, warnings } = offer
  const people = say('letter.people', { count: party.persons })
  const wishes = trip.activities.map((each) => lowerInSentence(copy.form.activityNames[each], locale))
  const cautions = warnings.map(words.warning)
  return {
    trip: {
      phrases: present({
        guests: party.children ? `${people}, ${say('letter.children', { count: party.children })}` : people,
        days: say('form.days', { count: days }),
        waters: region ? copy.waters[regionDestination[region] ?? 'aruba'] : copy.waters.anywhere,
        first_day: dates && formats(locale).date(dates.first),
        last_day: dates && formats(locale).date(dates.last),
        wishes: wishes.join(', '),
      }),
      sentences: present({
        season: words.season(offer, { hurricane: false }).join(' '),
        cautions: cautions.join(' '),
        assumed: party.assumed && say('letter.assumed', { people }),
        included: say('letter.included'),
        closing: say('letter.closing'),
      }),
    },
    yachts: Object.fromEntries(offer.yachts.map((yacht) => [yacht.slug, yachtSlots(yacht, offer, words)])),
    required: [...(cautions.length > 0 ? ['cautions'] : []), 'closing'],
  }
}

function yachtSlots(yacht: Offered, { days }: Offer, words: Words): Slots {
  const { say, placeOf, price, reason } = words
  const { type, base } = fleet.find(({ slug }) => slug === yacht.slug)!
  const room = yacht.reasons.find(({ code }) => code === 'room')!
  const answered = yacht.reasons.filter(({ code }) => code === 'wish').map((each) => reason(each, type))
  const elsewhere = yacht.reasons.some(({ code }) => code === 'elsewhere')
  return {
    phrases: present({
      yacht: yacht.name,
      type: say(`letter.types.${type}`),
      room: reason(room, type),
      base: !elsewhere && placeOf(base),
      answered: answered.join('; '),
    }),
    sentences: present({
      price: say('letter.estimate', { days, price: price(yacht.estimate) }),
      elsewhere: elsewhere && say('letter.elsewhere', { place: placeOf(base) }),
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
