/** A week at the standard rate where a yacht lies, for a number of guests, in the words of one language. */
import type { FeeId } from '#content/charter/fees.ts'
import { ledger } from '#charter/ledger.ts'
import { convert } from '#charter/money.ts'
import { withFee } from '#charter/price-rows.ts'
import type { CharterWords } from '#charter/words.ts'
import type { CharterYacht } from '#charter/yacht.ts'
import { formats } from '#content/format.ts'
import type { Locale } from '#content/locales.ts'
import { searchWords } from './search-words.server.ts'

/** With every tax and fee that we know, as the price of a trip has them. */
export function weekPrice(yacht: CharterYacht, guests: number, locale: Locale) {
  const { charter } = searchWords(locale)
  const { all, perPerson, currency, lines } = ledger(
    yacht,
    yacht.home,
    { nights: 7 },
    { persons: guests, children: 0 },
  )
  const entries = lines.flatMap((line) =>
    line.code === 'fee' && line.paid === 'on-the-spot' && line.cents !== undefined ? [line.fee] : [],
  )
  const notes = [withFee(yacht.home, charter), entryNote(entries, charter, locale), charter.besides(all)]
  return {
    week: charter.money(all.cents, currency),
    share: charter.say('totals.perPerson', { price: charter.money(perPerson, currency) }),
    fee: notes.filter(Boolean).join(', ') || undefined,
    /** Of a person, to compare by. */
    eachInDollars: convert(all.cents / guests, currency, 'USD'),
  }
}

function entryNote(entries: readonly FeeId[], { say }: CharterWords, locale: Locale): string | undefined {
  if (entries.length === 0) return undefined
  return say('prices.withEntry', { what: formats(locale).all(entries.map((fee) => say(`missing.${fee}`))) })
}
