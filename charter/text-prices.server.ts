/**
 * The prices that texts name in double braces, such as {{lagoonWeek}}: seven nights where the yacht lies, at the standard rate
 * unless the name says high season. docs/voice.md lists them.
 */
import { charterTexts } from '#content/charter.server.ts'
import { watersOf } from '#content/charter/waters.ts'
import { yachtInTexts } from '#content/counts.ts'
import { formats } from '#content/format.ts'
import { interpolate } from '#content/interpolate.ts'
import { type Locale, oncePerLocale } from '#content/locales.ts'
import { destinationIds } from '#content/schema.ts'
import { doorToDoor } from './door-to-door.ts'
import { ledger } from './ledger.ts'
import type { Currency } from './money.ts'
import { couple, fullParty, type Party } from './party.ts'
import { charterPrice } from './price-rows.ts'
import { lowestWeek, shareOf } from './week-here.ts'
import { type CharterYacht, charterFleet } from './yacht.ts'

const nights = 7

/** The parties for which texts name a price: all that she takes; three parties where each guest is paid for. */
export function partiesInTexts(yacht: CharterYacht): Record<string, Party> {
  const full = fullParty(yacht)
  if (yacht.rate.kind === 'boat') return { '': full }
  return { Two: couple, Family: { persons: 4, children: 2 }, Full: full }
}

/** Made once: some fifty texts and articles are filled with them at start-up. */
export const textPrices = oncePerLocale((locale): Record<string, string> => {
  const each = charterFleet.flatMap((yacht) =>
    Object.entries(partiesInTexts(yacht)).map(([name, party]) =>
      pricesFor(`${yachtInTexts[yacht.slug]}${name}`, yacht, party, locale),
    ),
  )
  return Object.assign(fleetPrices(locale), watersPrices(locale), ...each) as Record<string, string>
})

/** Names are those of docs/voice.md behind `name`; none of a fee whose amount nobody knows. */
function pricesFor(name: string, yacht: CharterYacht, party: Party, locale: Locale) {
  const { all, tip, currency } = ledger(yacht, yacht.home, { nights }, party)
  const { rounded, exact } = moneyIn(locale, currency)
  const low = charterPrice(yacht, 'low', nights, party)
  const high = charterPrice(yacht, 'high', nights, party)
  const share = (cents: number) => rounded(cents / nights / party.persons)
  const withFees = {
    [`${name}Fees`]: exact(all.cents - low.charter),
    [`${name}All`]: exact(all.cents),
    [`${name}AllEach`]: rounded(all.cents / party.persons),
    [`${name}AllShare`]: share(all.cents),
  }
  const door = doorToDoor(yacht, party)
  return {
    ...(door && {
      [`${name}Hotel`]: exact(door.hotel),
      [`${name}Seats`]: exact(door.seats),
      [`${name}Door`]: exact(door.cents),
      [`${name}DoorEach`]: rounded(door.each),
    }),
    [`${name}Week`]: exact(low.charter),
    [`${name}Share`]: share(low.charter),
    [`${name}Each`]: rounded(low.charter / party.persons),
    [`${name}HighWeek`]: high.stated
      ? interpolate(charterTexts[locale].prices.converted, {
          stated: formats(locale).money(high.stated),
          price: rounded(high.charter),
        })
      : exact(high.charter),
    [`${name}HighWithFee`]: exact(high.cents),
    [`${name}HighShare`]: share(high.charter),
    [`${name}TipFrom`]: rounded(tip.from),
    [`${name}TipTo`]: rounded(tip.to),
    ...(all.without.length === 0 ? withFees : {}),
  }
}

/** The lowest week of each destination, whole, and a head and day of it. */
function watersPrices(locale: Locale): Record<string, string> {
  const each = destinationIds.map((id) => {
    const lowest = lowestWeek(watersOf[id])
    const { charged, currency } = lowest.ledger
    const { exact, rounded } = moneyIn(locale, currency)
    return { [`${id}From`]: exact(charged.cents), [`${id}FromShare`]: rounded(shareOf(lowest)) }
  })
  return Object.assign({}, ...each) as Record<string, string>
}

/** The cheapest and the dearest week of the fleet with what stands on our invoice, and a person's day in it with every berth taken. */
function fleetPrices(locale: Locale) {
  const weeks = charterFleet.map((yacht) => charterPrice(yacht, 'low', nights).cents)
  const shares = charterFleet.map((yacht) => {
    return charterPrice(yacht, 'low', nights, fullParty(yacht)).cents / nights / yacht.guests
  })
  const { rounded, exact } = moneyIn(locale, 'USD')
  return {
    fleetWeekFrom: exact(Math.min(...weeks)),
    fleetWeekTo: exact(Math.max(...weeks)),
    fleetShareFrom: rounded(Math.min(...shares)),
    fleetShareTo: rounded(Math.max(...shares)),
  }
}

function moneyIn(locale: Locale, currency: Currency) {
  const { money } = formats(locale)
  return {
    exact: (cents: number) => money({ amount: cents / 100, currency }),
    rounded: (cents: number) => money({ amount: Math.round(cents / 100), currency }),
  }
}
