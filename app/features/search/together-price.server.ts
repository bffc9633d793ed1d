/** The price of two yachts that sail together, in the words of one language. */
import type { Together } from '#charter/two-yachts.ts'
import type { Locale } from '#content/locales.ts'
import { searchWords } from './search-words.server.ts'

/** What both cost together, as a single ledger would say it. */
export function togetherPrice({ trips, all, perPerson }: Together, locale: Locale) {
  const { charter } = searchWords(locale)
  const [{ ledger: a }, { ledger: b }] = trips
  const both = { ...a, all, perPerson, converted: a.converted ?? b.converted }
  return {
    total: charter.total(all, both),
    /** The same in two parts. */
    sum: charter.total({ ...all, without: [] }, both),
    besides: charter.besides(all),
    share: charter.perPerson(both),
    converted: charter.converted(both),
  }
}
