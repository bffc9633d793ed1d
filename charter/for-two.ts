/** Which yachts are a couple's own: priced by the guest, so that two do not pay for berths they leave empty, and with nobody asleep in the saloon. */
import type { Ledger } from './ledger.ts'
import { convert } from './money.ts'
import type { Party } from './party.ts'
import type { CharterYacht } from './yacht.ts'

export const isForTwo = ({ rate, sleeping: { crew } }: CharterYacht): boolean =>
  rate.kind === 'person' && crew.where !== 'saloon'

/** One guest or two. */
export const isCouple = ({ persons }: Party): boolean => persons <= 2

type Priced = { yacht: Pick<CharterYacht, 'sleeping'>; ledger: Pick<Ledger, 'all' | 'currency' | 'party'> }

/** Whether the crew would sleep in the saloon of a couple. */
const sleepsInSaloon = ({ yacht: { sleeping }, ledger: { party } }: Priced): boolean =>
  isCouple(party) && sleeping.crew.where === 'saloon'

/** Whether one of two yachts costs a couple less for a crew that sleeps in their saloon: then the other one comes first. */
export const isCheaperInSaloon = (one: Priced, other: Priced): boolean =>
  sleepsInSaloon(one) && !sleepsInSaloon(other) && dollarsOf(one) < dollarsOf(other)

const dollarsOf = ({ ledger: { all, currency } }: Priced) => convert(all.cents, currency, 'USD')
