/** Why a trip cannot be had, in words. */
import { capitalised, nameInText } from '#content/name-in-text.ts'
import { inWords } from '#content/number-words.ts'
import { addDays } from '../calendar.ts'
import type { Instead } from '../instead.ts'
import { type PricedTrip, stateOf } from '../price-trip.ts'
import { daysInWords } from './days-in-words.ts'
import { tripState } from './trip-state.server.ts'
import type { TripWords } from './trip-words.server.ts'

/** A headline with the days, or the part of them that is free; and the reason, where the headline has not said it. @param left long enough for a charter */
export function whyNot(
  priced: PricedTrip,
  { left, inTurn, blocks }: Pick<Instead, 'left' | 'inTurn' | 'blocks'>,
  words: TripWords,
) {
  const { say, charter, format, locale } = words
  const { trip, yacht, availability, relocation } = priced
  const { first, nights } = trip.stay
  const state = stateOf(priced)
  const said = state === 'partly' && left.length === 0 ? 'tooShort' : state
  const told = (from: string, ashore: string) => daysInWords(from, ashore, locale)
  const others = [...new Set((inTurn?.trips ?? []).map((each) => each.yacht.slug))]
    .filter((slug) => slug !== yacht.slug)
    .map((slug) => nameInText(slug, locale))
  const values = {
    yacht: nameInText(yacht.slug, locale),
    days: told(first, addDays(first, nights)),
    at: charter.at(yacht.home),
    to: charter.say(`advice.to.${trip.waters}`),
    nights,
    left: left.reduce((sum, each) => sum + each.trip.stay.nights, 0),
    free: format.all((availability.left ?? []).map((span) => told(span.first, span.ashore))),
    count: others.length,
    others: format.all(others),
    place: charter.say(`port.${yacht.home}`),
    least: inWords(yacht.rate.minimumNights.value, locale),
  }
  const text =
    said === 'booked' || said === 'underWay'
      ? undefined
      : said === 'partly' || said === 'tooShort'
        ? say(`instead.why.${inTurn ? 'inTurn' : said}`, values)
        : said === 'noVoyage' && blocks.length > 0
          ? say('instead.why.noVoyage', { ...values, ...voyage() })
          : tripState(priced, words).text
  return { title: capitalised(say(`instead.titles.${said}`, values)), text: text && capitalised(text) }

  /** How long she needs, and who is on board before and after. */
  function voyage() {
    const spans = blocks.map((span) => say('instead.span', { days: told(span.first, span.ashore) }))
    const count = relocation?.days ?? 0
    return { count, number: inWords(count, locale), spans: format.all(spans) }
  }
}

/** Which yachts others hold on the days, and which only on those of the voyage; nothing where none is held. */
export function heldSentences(
  { onDays, onVoyage }: Instead['held'],
  { say, format, locale }: TripWords,
): string | undefined {
  if (onDays.length + onVoyage.length === 0) return undefined
  const sentence = (key: string, held: readonly PricedTrip[]) =>
    held.length > 0
      ? [
          capitalised(
            say(key, {
              count: held.length,
              yachts: format.all(held.map(({ yacht }) => nameInText(yacht.slug, locale))),
            }),
          ),
        ]
      : []
  return [
    ...sentence('instead.heldOnDays', onDays),
    ...sentence('instead.heldOnVoyage', onVoyage),
    say('instead.heldAsk'),
  ].join(' ')
}
