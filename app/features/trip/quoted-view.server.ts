/** The price that an address carries: whether it is ours, and what has changed since. */
import type { SiteRequest } from '#app/context.ts'
import type { PricedTrip } from '#charter/price-trip.ts'
import {
  type Quoted,
  quotedOf,
  quotedTotal,
  quoteParams,
  quoteText,
  readQuote,
  reasonsBetween,
} from '#charter/quoted.ts'
import { tripQuery } from '#charter/trip.ts'
import type { TripWords } from '#charter/trip-view/trip-words.server.ts'

type Quotes = SiteRequest['quotes']
const [quotedParam, signatureParam] = quoteParams

/** What the signature stands for: the trip and its price, so that neither can be changed alone. */
const signedText = ({ trip }: PricedTrip, quoted: string) => `${tripQuery(trip)}&${quotedParam}=${quoted}`

/** The price that the address carries; nothing where it carries none, or one that we have not signed for this trip. */
function quotedIn(priced: PricedTrip, params: URLSearchParams, quotes: Quotes): Quoted | undefined {
  const [text, signature] = [params.get(quotedParam), params.get(signatureParam)]
  if (!text || !signature || !quotes.isSigned(signedText(priced, text), signature)) return undefined
  return readQuote(text)
}

/** The query of the trip with the price that its address carries, or else with that of today. */
export function signedQuery(
  priced: PricedTrip,
  params: URLSearchParams,
  quotes: Quotes,
  today: string,
): string {
  const quoted = quoteText(quotedIn(priced, params, quotes) ?? quotedOf(priced, today))
  const text = signedText(priced, quoted)
  return `${text}&${signatureParam}=${quotes.sign(text)}`
}

/** What the page says of a price that was quoted on another day; nothing where the address carries none. */
export function quotedView(
  priced: PricedTrip,
  params: URLSearchParams,
  quotes: Quotes,
  { say, format, charter }: TripWords,
  today: string,
) {
  const then = quotedIn(priced, params, quotes)
  if (!then) return undefined
  const now = quotedOf(priced, today)
  const reasons = reasonsBetween(then, now)
  // What was converted is "about" that much.
  const written = priced.ledger.converted ? charter.rounded : charter.money
  const money = (quoted: Quoted) => written(quotedTotal(quoted), quoted.currency)
  const day = format.date(then.day)
  return {
    text:
      reasons.length === 0
        ? say('quoted.same', { day })
        : say('quoted.differs', {
            day,
            before: money(then),
            now: money(now),
            reasons: format.all(reasons.map((reason) => say(`quoted.reasons.${reason}`))),
          }),
    taken: then.state === 'free' && now.state !== 'free' ? say('quoted.taken') : undefined,
    today: reasons.length > 0 ? say('quoted.today') : undefined,
  }
}
