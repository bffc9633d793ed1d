/** From which age children sail on a yacht, and whether a party has to be told. */
import { onBoard } from '#content/charter/on-board.ts'
import type { Party } from './party.ts'
import type { CharterYacht } from './yacht.ts'

type Typed = Pick<CharterYacht, 'type'>

/** In years. */
export const youngestOn = ({ type }: Typed): number => onBoard.youngest[type].value

const lowest = Math.min(...Object.values(onBoard.youngest).map(({ value }) => value))

/** Whether she takes some children later than another type of ours does. */
export const hasLeastAge = (yacht: Typed): boolean => youngestOn(yacht) > lowest

/** Whether some of a party's children, of whom we know only that they are young, may be too young for her. */
export const mayBeTooYoung = (yacht: Typed, { children }: Pick<Party, 'children'>): boolean =>
  children > 0 && hasLeastAge(yacht)
