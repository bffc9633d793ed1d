/** Which yachts are a couple's own: priced by the guest, so that two do not pay for berths they leave empty, and with nobody asleep in the saloon. */
import type { Party } from './party.ts'
import type { CharterYacht } from './yacht.ts'

export const isForTwo = ({ rate, sleeping: { crew } }: CharterYacht): boolean =>
  rate.kind === 'person' && crew.where !== 'saloon'

/** One guest or two. */
export const isCouple = ({ persons }: Party): boolean => persons <= 2

/** Whether the crew would sleep in the saloon of a couple. */
export const sleepsInSaloon = (
  { sleeping: { crew } }: Pick<CharterYacht, 'sleeping'>,
  party: Party,
): boolean => isCouple(party) && crew.where === 'saloon'
