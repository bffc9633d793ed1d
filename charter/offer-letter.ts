/** The offer as a letter, written from the rules alone: the default, and what stands where no language model does. */
import type { Formats } from '#content/format.ts'
import { capitalised, nameInText } from '#content/name-in-text.ts'
import type { TripEnquiry } from '#enquiries/fields.ts'
import { isCheaperInSaloon } from './for-two.ts'
import type { Offer, Offered } from './offer.ts'
import { offerWords, type WordsInput } from './offer-words.ts'

/** Where the offered part of an itinerary begins and ends, and how far it is. */
export type Route = { from: string; to: string; distanceNm: number }
/** Paragraphs without which the letter is still a whole one; the trip's page says them as well. */
export type LetterPart = 'wishes' | 'included' | 'season'
type LetterInput = {
  offer: Offer
  request: TripEnquiry
  input: WordsInput
  route?: Route
  brand: string
  without?: readonly LetterPart[]
}
type Words = ReturnType<typeof offerWords>

/** The letter as paragraphs: greeting, trip, yachts, wishes, route and season, price, what comes next, signature. Every figure in it is the offer's. */
export function ruleLetter({ offer, request, input, route, brand, without = [] }: LetterInput): string[] {
  const words = offerWords(input)
  const { say } = words
  const { yachts, itinerary } = offer
  const name = request.name.trim()
  return [
    name ? say('letter.greetingNamed', { name }) : say('letter.greeting'),
    joined([opening(offer, words, input.figures), otherType(offer, request, words)]),
    yachts[0] ? firstYacht(yachts[0], offer, words) : noYacht(offer, words),
    yachts
      .slice(1)
      .map((yacht, i) => otherYacht(i === 0 ? secondKey(yacht, offer) : 'letter.third', yacht, offer, words))
      .join(' '),
    without.includes('wishes') ? '' : wishes(offer, request, words, input),
    joined([
      route && itinerary
        ? say(`letter.${itineraryKey(itinerary, route)}`, {
            ...route,
            distance: input.figures.number(route.distanceNm),
            days: itinerary.days,
          })
        : '',
      ...(without.includes('season')
        ? []
        : [...words.season(offer, { hurricane: false }), ...cautions(offer, words)]),
    ]),
    without.includes('included') ? '' : included(offer, request, words),
    words.dueAtOnce(offer) ?? '',
    `${say('letter.closing')} ${say(`letter.answer.${request.contactMethod || 'open'}`)}`,
    say('letter.signature', { brand }),
  ].filter(Boolean)
}

function included(
  offer: Offer,
  { flightOption }: TripEnquiry,
  { say, conversions, included: inPrice }: Words,
): string {
  return joined([
    offer.yachts[0] ? inPrice(offer) : '',
    ...conversions(offer),
    say(`letter.flight.${flightOption || 'open'}`),
  ])
}

const joined = (sentences: string[]) => sentences.filter(Boolean).join(' ')

function itineraryKey({ days, tab }: NonNullable<Offer['itinerary']>, { from, to }: Route): string {
  if (days < tab) return 'itineraryShort'
  return from === to ? 'itineraryStay' : 'itinerary'
}

function noYacht({ refusals, region, party }: Offer, { say, charter }: Words): string {
  if (refusals[0])
    return refusals
      .map((each) =>
        each.code === 'too-many-guests'
          ? say('letter.noneAnywhere', { count: each.guests })
          : charter.refusal(each),
      )
      .join(' ')
  return say(region ? 'letter.none' : 'letter.noneAnywhere', { count: party.persons })
}

function opening(offer: Offer, words: Words, figures: Formats): string {
  const { party, stay, dates, warnings } = offer
  const { say, warning } = words
  const people = partyIn(offer, words)
  const away = warnings.find(({ code }) => code === 'no-yacht')
  return joined([
    say(dates ? 'letter.openingDated' : 'letter.opening', {
      days: stay.nights,
      waters: words.watersOf(offer),
      people: party.assumed ? '' : say('letter.for', { people }),
      ...(dates && spanned(dates, figures)),
    }),
    party.assumed && !party.refused ? say('letter.assumed', { people }) : '',
    away ? warning(away) : '',
  ])
}

/** "4 guests, one of them a child" */
export function partyIn({ party: { persons, children } }: Offer, { say }: Words): string {
  const people = say('letter.people', { count: persons })
  return children === 0 ? people : `${people}, ${say('letter.children', { count: children })}`
}

/** Says so where the type asked for is not among the yachts. */
function otherType({ yachts }: Offer, { yachtType }: TripEnquiry, { say }: Words): string {
  const asked = yachtType !== '' && yachtType !== 'no-preference'
  return asked && yachts.length > 0 && !yachts.some(({ typed }) => typed)
    ? say(`letter.otherType.${yachtType}`)
    : ''
}

/** First day and day ashore as a sentence has them: what both share is said once. */
function spanned({ first, ashore }: { first: string; ashore: string }, { date, dayMonth }: Formats) {
  return {
    first: first.slice(0, 4) === ashore.slice(0, 4) ? dayMonth(first) : date(first),
    last: date(ashore),
  }
}

function firstYacht(offered: Offered, offer: Offer, words: Words): string {
  const { say } = words
  const { slug, type } = offered.yacht
  const asked = offered.reasons.some(({ code }) => code === 'type')
  const answered = offered.reasons.filter(({ code }) => code === 'wish').map((each) => words.reason(each, ''))
  return joined([
    say(asked ? `letter.firstTyped.${type}` : firstKey(offered, offer), {
      name: nameInText(slug, words.locale),
    }),
    say('letter.room', roomOf(offered)),
    offered.yacht.sleeping.crew.where === 'saloon' ? say('letter.crewInSaloon') : '',
    whereabouts(offered, offer, words),
    answered.length > 0 ? say('letter.answered', { wishes: answered.join('; ') }) : '',
    say('letter.estimate', { days: offer.stay.nights, price: words.price(offered) }),
    say('letter.share', { share: words.charter.perPersonDay(offered.ledger) }),
    byPerson(offered, words),
  ])
}

function otherYacht(key: string, offered: Offered, offer: Offer, words: Words): string {
  return joined([
    capitalised(
      words.say(key, {
        name: nameInText(offered.yacht.slug, words.locale),
        price: words.price(offered),
        ...roomOf(offered),
      }),
    ),
    whereabouts(offered, offer, words),
    byPerson(offered, words),
  ])
}

/** Whether none of several yachts that are offered costs less. */
const isLowest = ({ ledger }: Offered, { yachts }: Offer) =>
  yachts.length > 1 && yachts.every((each) => each.ledger.all.cents >= ledger.all.cents)

/** What speaks for the first yacht: the lowest price, or a saloon that two have to themselves. */
function firstKey(offered: Offered, offer: Offer) {
  if (isLowest(offered, offer)) return 'letter.firstLowest'
  const [, second] = offer.yachts
  return second && isCheaperInSaloon(second, offered) ? 'letter.firstPrivate' : 'letter.first'
}

/** What speaks for the second yacht or against her, where the crew of one of the two sleeps in the saloon. */
function secondKey(second: Offered, offer: Offer) {
  const { yacht } = second
  const { yachts } = offer
  const inSaloon = (each: Offered['yacht']) => each.sleeping.crew.where === 'saloon'
  if (isCheaperInSaloon(second, yachts[0]!)) return 'letter.otherSaloon'
  return inSaloon(yachts[0]!.yacht) && !inSaloon(yacht) ? 'letter.otherPrivate' : 'letter.other'
}

const roomOf = ({ yacht: { guests, cabins } }: Offered) => ({ guests, cabins })

/** Where a yacht lies, of the first alone; how she comes, of each that has to. */
function whereabouts(
  { reasons, yacht }: Offered,
  { yachts }: Offer,
  { say, charter, comingFrom }: Words,
): string {
  const away = reasons.find(({ code }) => code === 'elsewhere')
  if (away?.code === 'elsewhere') return say('letter.elsewhere', comingFrom(away))
  return yachts[0]!.yacht === yacht ? say('letter.base', { place: charter.at(yacht.home) }) : ''
}

const byPerson = ({ reasons }: Offered, { say }: Words) =>
  reasons.some(({ code }) => code === 'by-person') ? say('letter.byPerson') : ''

/** What the guest would like to do, what nothing listed on the first yacht answers, and the one wish that Guna Yala forbids. */
function wishes(
  { yachts, itinerary }: Offer,
  { activities }: TripEnquiry,
  { say }: Words,
  { locale, copy: { form }, figures }: WordsInput,
): string {
  const unanswered = yachts[0]?.unanswered ?? []
  return joined([
    activities.length > 0
      ? say('letter.wishes', {
          wishes: figures.all(activities.map((each) => inSentence(form.activityNames[each]))),
        })
      : '',
    activities.includes('diving') && itinerary?.destination === 'panama' ? form.divingNote : '',
    unanswered.length > 0
      ? capitalised(
          say('letter.unanswered', {
            name: nameInText(yachts[0]!.yacht.slug, locale),
            wishes: figures.all(unanswered.map((each) => inSentence(form.serviceNames[each]))),
          }),
        )
      : '',
  ])

  /** Labels begin with a capital, which German nouns keep. */
  function inSentence(label: string): string {
    return locale === 'de' ? label : label.charAt(0).toLowerCase() + label.slice(1)
  }
}

/** Warnings that the letter has not said elsewhere, and what could not be read of the date. */
function cautions({ warnings, refusals, yachts }: Offer, { warning, charter }: Words): string[] {
  return [
    ...(yachts.length > 0 ? refusals.map(charter.refusal) : []),
    ...warnings.filter(({ code }) => code !== 'too-many' && code !== 'no-yacht').map(warning),
  ]
}
