/** The offer as a letter, written from the rules alone: the default, and what stands where no language model does. */
import type { Formats } from '#content/format.ts'
import { type Offer, type Offered, regionDestination } from './offer.ts'
import type { TripEnquiry } from '#enquiries/fields.ts'
import { offerWords, type WordsInput } from './offer-words.ts'

/** Where the offered part of an itinerary begins and ends, and how far it is. */
export type Route = { from: string; to: string; distanceNm: number }
type LetterInput = {
  offer: Offer
  request: TripEnquiry
  input: WordsInput
  types: Record<string, string>
  route?: Route
  brand: string
}
type Words = ReturnType<typeof offerWords>

/** The letter as paragraphs: greeting, trip, yachts, wishes, route and season, price, what comes next, signature. Every figure in it is the offer's. */
export function ruleLetter({ offer, request, input, types, route, brand }: LetterInput): string[] {
  const words = offerWords(input)
  const { say } = words
  const { yachts, itinerary, party } = offer
  const name = request.name.trim()
  return [
    name ? say('letter.greetingNamed', { name }) : say('letter.greeting'),
    [opening(offer, words, input), otherType(offer, request, words)].filter(Boolean).join(' '),
    yachts[0]
      ? firstYacht(yachts[0], offer, words, types)
      : say(offer.region && !tooManyForAll(offer) ? 'letter.none' : 'letter.noneAnywhere', {
          count: party.persons,
        }),
    yachts
      .slice(1)
      .map((yacht, i) => otherYacht(i === 0 ? 'letter.other' : 'letter.third', yacht, offer, words))
      .join(' '),
    wishes(offer, request, words, input),
    [
      route && itinerary
        ? say(`letter.${itineraryKey(itinerary, route)}`, {
            ...route,
            distance: input.figures.number(route.distanceNm),
            days: itinerary.days,
          })
        : '',
      ...words.season(offer, { hurricane: false }),
      ...cautions(offer, words),
    ]
      .filter(Boolean)
      .join(' '),
    [yachts[0] ? say('letter.included') : '', say(`letter.flight.${request.flightOption || 'open'}`)]
      .filter(Boolean)
      .join(' '),
    `${say('letter.closing')} ${say(`letter.answer.${request.contactMethod || 'open'}`)}`,
    say('letter.signature', { brand }),
  ].filter(Boolean)
}

function itineraryKey({ days, tab }: NonNullable<Offer['itinerary']>, { from, to }: Route): string {
  if (days < tab) return 'itineraryShort'
  return from === to ? 'itineraryStay' : 'itinerary'
}

const tooManyForAll = ({ warnings }: Offer) =>
  warnings.some((warning) => warning.code === 'too-many' && warning.everywhere)

function opening(
  { region, party, days, dates, warnings }: Offer,
  { say, warning }: Words,
  { copy, figures }: WordsInput,
): string {
  const people =
    party.children === 0
      ? say('letter.people', { count: party.persons })
      : `${say('letter.people', { count: party.persons })}, ${say('letter.children', { count: party.children })}`
  const waters = region ? copy.waters[regionDestination[region] ?? 'aruba'] : copy.waters.anywhere
  const away = warnings.find(({ code }) => code === 'no-yacht')
  return [
    say(dates ? 'letter.openingDated' : 'letter.opening', {
      days,
      waters,
      people: party.assumed ? '' : say('letter.for', { people }),
      ...(dates && spanned(dates, figures)),
    }),
    ...(party.assumed ? [say('letter.assumed', { people })] : []),
    ...(away ? [warning(away)] : []),
  ].join(' ')
}

/** Says so where the type asked for is not among the yachts. */
function otherType({ yachts }: Offer, { yachtType }: TripEnquiry, { say }: Words): string {
  const asked = yachtType !== '' && yachtType !== 'no-preference'
  return asked &&
    yachts.length > 0 &&
    !yachts.some(({ reasons }) => reasons.some(({ code }) => code === 'type'))
    ? say(`letter.otherType.${yachtType}`)
    : ''
}

/** First and last day as a sentence has them: what both share is said once. */
function spanned({ first, last }: { first: string; last: string }, { date, dayMonth }: Formats) {
  return { first: first.slice(0, 4) === last.slice(0, 4) ? dayMonth(first) : date(first), last: date(last) }
}

function firstYacht(yacht: Offered, offer: Offer, words: Words, types: Record<string, string>): string {
  const { say } = words
  const asked = yacht.reasons.some(({ code }) => code === 'type')
  const answered = yacht.reasons.filter(({ code }) => code === 'wish').map((each) => words.reason(each, ''))
  return [
    say(asked ? `letter.firstTyped.${types[yacht.slug]!}` : 'letter.first', { name: yacht.name }),
    say('letter.room', roomOf(yacht)),
    whereabouts(yacht, offer, words),
    answered.length > 0 ? say('letter.answered', { wishes: answered.join('; ') }) : '',
    say('letter.estimate', { days: offer.days, price: words.price(yacht.estimate) }),
    byPerson(yacht, words),
  ]
    .filter(Boolean)
    .join(' ')
}

function otherYacht(key: string, yacht: Offered, offer: Offer, words: Words): string {
  return [
    words.say(key, { name: yacht.name, price: words.price(yacht.estimate), ...roomOf(yacht) }),
    whereabouts(yacht, offer, words),
    byPerson(yacht, words),
  ]
    .filter(Boolean)
    .join(' ')
}

function roomOf({ reasons }: Offered) {
  const { guests, cabins } = reasons.find((reason) => reason.code === 'room')!
  return { guests, cabins }
}

/** Where a yacht lies; not where the opening has said that none lies in the region. */
function whereabouts(
  { reasons, name }: Offered,
  { warnings, yachts }: Offer,
  { say, placeOf }: Words,
): string {
  if (warnings.some(({ code }) => code === 'no-yacht')) return ''
  const reason = reasons.find((each) => each.code === 'elsewhere' || each.code === 'base')!
  if (reason.code === 'elsewhere') return say('letter.elsewhere', { place: placeOf(reason.destination) })
  return yachts[0]!.name === name ? say('letter.base', { place: placeOf(reason.destination) }) : ''
}

const byPerson = ({ reasons }: Offered, { say }: Words) =>
  reasons.some(({ code }) => code === 'by-person') ? say('letter.byPerson') : ''

/** What the guest would like to do, what nothing listed on the first yacht answers, and the one wish that Guna Yala forbids. */
function wishes(
  { yachts, itinerary }: Offer,
  { activities }: TripEnquiry,
  { say }: Words,
  { locale, copy: { form } }: WordsInput,
): string {
  const unanswered = yachts[0]?.unanswered ?? []
  return [
    activities.length > 0
      ? say('letter.wishes', {
          wishes: activities.map((each) => inSentence(form.activityNames[each])).join(', '),
        })
      : '',
    activities.includes('diving') && itinerary?.destination === 'panama' ? form.divingNote : '',
    unanswered.length > 0
      ? say('letter.unanswered', {
          name: yachts[0]!.name,
          wishes: unanswered.map((each) => inSentence(form.serviceNames[each])).join(', '),
        })
      : '',
  ]
    .filter(Boolean)
    .join(' ')

  /** Labels begin with a capital, which German nouns keep. */
  function inSentence(label: string): string {
    return locale === 'de' ? label : label.charAt(0).toLowerCase() + label.slice(1)
  }
}

const cautions = ({ warnings }: Offer, { warning }: Words) =>
  warnings.filter(({ code }) => code !== 'too-many' && code !== 'no-yacht').map(warning)
