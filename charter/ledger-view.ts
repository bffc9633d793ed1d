/** A ledger as a page shows it: every line and sum in words, the shares, and what a reader has to know besides. */
import type { Ledger } from './ledger.ts'
import type { CharterWords, LedgerRow } from './words.ts'
import type { CharterYacht } from './yacht.ts'

export type LedgerView = { rows: LedgerRow[]; shares: string[]; notes: string[] }

export function ledgerView(words: CharterWords, ledger: Ledger, yacht: CharterYacht): LedgerView {
  const present = (texts: (string | undefined)[]) => texts.filter((text) => text !== undefined)
  return {
    rows: words.rows(ledger, yacht),
    shares: present([words.perPerson(ledger), words.perCouple(ledger), words.perPersonDay(ledger)]),
    notes: present([words.converted(ledger), words.tip(ledger)]),
  }
}
