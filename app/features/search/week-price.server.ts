/** A week in low season where a yacht lies, for a number of guests, in the words of one language. */
import { convert } from '#charter/money.ts'
import { charterPrice, withFee } from '#charter/price-rows.ts'
import type { CharterYacht } from '#charter/yacht.ts'
import type { Locale } from '#content/locales.ts'
import { searchWords } from './search-words.server.ts'

export function weekPrice(yacht: CharterYacht, guests: number, locale: Locale) {
  const { charter } = searchWords(locale)
  const { cents, currency } = charterPrice(yacht, 'low', 7, { persons: guests, children: 0 })
  return {
    week: charter.money(cents, currency),
    share: charter.say('totals.perPerson', { price: charter.rounded(cents / guests, currency) }),
    fee: withFee(yacht.home, charter),
    /** Of a person, to compare by. */
    eachInDollars: convert(cents / guests, currency, 'USD'),
  }
}
