/** Which yachts a request is answered with, best first, and why no others. */
import type { WatersId } from '#content/charter/waters.ts'
import { maxSuggestions, type Yacht } from '#content/schema.ts'
import type { Stay } from './calendar.ts'
import { type Fit, fits, type Misfit, type Sleepers } from './cabins.ts'
import { type Ledger, ledger } from './ledger.ts'
import { isCheaperInSaloon } from './for-two.ts'
import { convert, toCents } from './money.ts'
import type { Party } from './party.ts'
import { isBrought, type Relocation, relocationOf } from './places.ts'
import { answered, type Wish } from './wishes.ts'
import type { CharterYacht } from './yacht.ts'

export type CharterRequest = {
  /** Where to; without it every yacht is looked at where she lies. */
  waters?: WatersId
  stay: Stay
  party: Party
  /** How the party sleeps; where nobody said, a yacht that takes so many guests is large enough. */
  sleepers?: Sleepers
  type?: Yacht['type']
  /** A yacht asked for by name: she comes first, wherever she lies. */
  slug?: Yacht['slug']
  wishes: readonly Wish[]
  /** Most for a person, in whole euros, without flights. */
  budget?: number
}
export type Suggestion = {
  yacht: CharterYacht
  waters: WatersId
  ledger: Ledger
  /** How she gets there; set only where no yacht lies in the waters or she was asked for by name. */
  relocation?: Relocation
  named: boolean
  typed: boolean
  answered: Wish[]
  unanswered: Wish[]
  affordable: boolean
}
export type Suggestions = {
  yachts: Suggestion[]
  /** No yacht lies in the waters asked for. */
  noneLiesThere: boolean
  /** Yachts that were looked at and do not take the party, with the reason. */
  misfits: { yacht: CharterYacht; because: Misfit }[]
}

/** Unless her type or she herself was asked for, a yacht this many times as dear as the cheapest that fits is not suggested. */
export const dearest = 2.5

export function suggest(request: CharterRequest, fleet: readonly CharterYacht[]): Suggestions {
  const { waters, type } = request
  const there = waters ? fleet.filter(({ home }) => home === waters) : fleet
  const noneLiesThere = there.length === 0
  const comes = (yacht: CharterYacht) => !waters || isBrought(yacht, waters)
  const named = fleet.find((yacht) => yacht.slug === request.slug && comes(yacht))
  const looked = (noneLiesThere ? fleet : there).filter(comes)
  const candidates = named && !looked.includes(named) ? [named, ...looked] : looked

  const misfits = candidates.flatMap((yacht) => {
    const because = misfitOf(yacht, request)
    return because ? [{ yacht, because }] : []
  })
  const suggestions = candidates
    .filter((each) => misfits.every(({ yacht }) => yacht !== each))
    .map((yacht) => suggestion(yacht, request))
    .sort(byRank)
  const cheapest = Math.min(...suggestions.map(({ ledger: { all } }) => all.cents))
  const near = suggestions.filter(
    ({ named: asked, typed, ledger: { all } }) =>
      asked || (type !== undefined && typed) || all.cents <= dearest * cheapest,
  )
  return {
    yachts: quietFirst(near).slice(0, maxSuggestions),
    noneLiesThere,
    misfits,
  }
}

function misfitOf(yacht: CharterYacht, { party: { persons }, sleepers }: CharterRequest): Misfit | undefined {
  if (sleepers) {
    const fit: Fit = fits(yacht, sleepers)
    return fit.fits ? undefined : fit.because
  }
  const most = yacht.guests
  return persons > most ? { code: 'too-many-guests', guests: persons, most } : undefined
}

function suggestion(yacht: CharterYacht, request: CharterRequest): Suggestion {
  const { stay, party, type, slug, wishes, budget } = request
  const waters = request.waters ?? yacht.home
  const costs = ledger(yacht, waters, stay, party)
  const { yes, no } = answered(yacht, wishes)
  return {
    yacht,
    waters,
    ledger: costs,
    relocation: relocationOf(yacht, waters),
    named: yacht.slug === slug,
    typed: type === undefined || yacht.type === type,
    answered: yes,
    unanswered: no,
    affordable: budget === undefined || costs.perPerson <= convert(toCents(budget), 'EUR', costs.currency),
  }
}

/** Asked for by name, then the type, then the budget, then the wishes, then the lower price. */
const byRank = (a: Suggestion, b: Suggestion): number =>
  byRequest(a, b) || a.ledger.all.cents - b.ledger.all.cents

const byRequest = (a: Suggestion, b: Suggestion): number =>
  Number(b.named) - Number(a.named) ||
  Number(b.typed) - Number(a.typed) ||
  Number(b.affordable) - Number(a.affordable) ||
  b.answered.length - a.answered.length

/** For two, a yacht whose crew would sleep in their saloon gives the first place to the next that answers the request as well. */
function quietFirst(ranked: readonly Suggestion[]): readonly Suggestion[] {
  const [first] = ranked
  const quiet = first && ranked.find((each) => byRequest(each, first) === 0 && isCheaperInSaloon(first, each))
  return quiet ? [quiet, ...ranked.filter((each) => each !== quiet)] : ranked
}
