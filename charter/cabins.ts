/** Who sleeps where: whether a party finds its cabins on a yacht. Berths of the crew are never given to guests. */
import type { Cabin } from '#content/charter/cabins.ts'
import type { CharterYacht } from './yacht.ts'

/** A party by how it sleeps. Grandparents are couples who want a bathroom of their own and no ladder. */
export type Sleepers = { couples: number; grandparents: number; singles: number; children: number }
export type Misfit =
  | { code: 'too-many-guests'; guests: number; most: number }
  | { code: 'no-double'; missing: number }
  | { code: 'no-easy-cabin'; missing: number }
  | { code: 'no-cabin'; missing: number }
/** Who sleeps in a cabin; in the order of the yacht's cabins. */
export type Berths = { cabin: Cabin; guests: ('couple' | 'grandparents' | 'single' | 'child')[] }[]
export type Fit = { fits: true; berths: Berths } | { fits: false; because: Misfit }

/**
 * Gives cabins to a party: couples take a double, two singles a twin or one a double, and two children either. Nobody
 * else shares a cabin.
 */
export function fits({ guests, sleeping }: Pick<CharterYacht, 'guests' | 'sleeping'>, party: Sleepers): Fit {
  const { couples, grandparents, singles, children } = party
  const persons = 2 * (couples + grandparents) + singles + children
  if (persons > guests) return misfit({ code: 'too-many-guests', guests: persons, most: guests })
  const berths: Berths = sleeping.cabins.map((cabin) => ({ cabin, guests: [] }))
  const free = () => berths.filter(({ guests: taken }) => taken.length === 0)
  const doubles = () => free().filter(({ cabin }) => cabin.bed === 'double')
  const twins = () => free().filter(({ cabin }) => cabin.bed === 'twin')

  const easy = () => doubles().filter(({ cabin }) => isEasy(cabin))
  if (easy().length < grandparents)
    return misfit({ code: 'no-easy-cabin', missing: grandparents - easy().length })
  for (let i = 0; i < grandparents; i++) easy()[0]!.guests.push('grandparents')

  if (doubles().length < couples) return misfit({ code: 'no-double', missing: couples - doubles().length })
  for (let i = 0; i < couples; i++) doubles()[0]!.guests.push('couple')

  // Twins go to singles first, because a double holds one single and two children.
  const missing: number[] = []
  for (let left = singles; left > 0;) {
    const pair = left > 1 ? twins()[0] : undefined
    const room = pair ?? doubles()[0] ?? twins()[0]
    if (!room) {
      missing.push(1)
      left -= 1
      continue
    }
    room.guests.push('single', ...(pair ? (['single'] as const) : []))
    left -= pair ? 2 : 1
  }
  for (let left = children; left > 0; left -= 2) {
    const room = free()[0]
    if (room) room.guests.push('child', ...(left > 1 ? (['child'] as const) : []))
    else missing.push(1)
  }
  return missing.length > 0 ? misfit({ code: 'no-cabin', missing: missing.length }) : { fits: true, berths }
}

const isEasy = ({ easy, bathroom }: Cabin) => easy && bathroom === 'own'
const misfit = (because: Misfit): Fit => ({ fits: false, because })
