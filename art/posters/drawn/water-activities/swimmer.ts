/** The swimmer. */
import { type Joint, limb, lit, type Tone } from '../../figures.ts'
import { curve, ink, lagoon, magenta, n, type Point, times } from '../../kit.ts'
import { surface } from './surface.ts'

const skinTone: Tone = ['#d19a70', '#966044'],
  shadeTone: Tone = ['#b98460', '#85543b'],
  vest: Tone = ['#cf4580', '#8a1d4d'],
  shorts: Tone = ['#17566c', '#0a3344'],
  fin: Tone = ['#ffcf5c', '#d08c28'],
  finInShade: Tone = ['#e0a23a', '#a86c1a']

/** A leg that kicks, its foot in a long fin that bends against the water. */
function leg(joints: readonly Joint[], bend: number, skin: Tone, blade: Tone): string {
  const [x, y] = joints.at(-1)!
  const at = (back: number, down: number) => `${n(x - back)} ${n(y + bend * back * 0.34 + down)}`
  const edge = `M${n(x + 14)} ${n(y - 9)}C${at(10, -13)} ${at(30, -16)} ${at(60, -20)} ${at(96, -22)} ${at(130, -26 - bend * 12)} ${at(168, -14 - bend * 26)} ${at(140, 6 - bend * 8)} ${at(90, 18)} ${at(40, 14)} ${at(20, 12)} ${n(x + 4)} ${n(y + 12)} ${n(x + 14)} ${n(y + 8)}Z`
  const ribs = [-11, 0, 9]
    .map((down) => `M${at(22, down * 0.7)}Q${at(80, down)} ${at(136, down * 0.8 - 6 - bend * 10)}`)
    .join('')
  return `${lit(limb(joints), skin, [0, -4.4])}${lit(edge, blade, [0, -5], `<path d="${ribs}" stroke="#8a5a10" stroke-width="2" fill="none" opacity=".7"/>`)}<path d="M${n(x + 17)} ${n(y - 10)}C${n(x + 6)} ${n(y - 14)} ${n(x - 6)} ${n(y - 14)} ${at(16, -13)}L${at(16, 12)}C${n(x - 4)} ${n(y + 13)} ${n(x + 8)} ${n(y + 12)} ${n(x + 17)} ${n(y + 9)}Z" fill="#8a5a10" opacity=".55"/>`
}

/** The swimmer, face down at the surface: vest, mask, snorkel, long fins, one arm ahead and one at rest. */
export function swimmer(): string {
  const far: Joint[] = [
    [-104, 4, 38],
    [-146, 14, 32],
    [-184, 27, 22],
    [-214, 38, 21],
    [-246, 52, 13],
  ]
  const near: Joint[] = [
    [-100, -4, 42],
    [-146, -8, 35],
    [-188, -13, 24],
    [-220, -17, 23],
    [-256, -24, 14],
  ]
  const ahead: Joint[] = [
    [52, 0, 24],
    [82, 24, 18],
    [108, 39, 16],
    [134, 50, 10],
    [146, 54, 13],
    [160, 61, 9],
    [176, 69, 3],
  ]
  const atRest: Joint[] = [
    [50, 2, 26],
    [30, 24, 21],
    [4, 38, 17],
    [-24, 46, 11],
    [-36, 48, 14],
    [-52, 49, 9],
    [-68, 48, 3],
  ]
  const sleeve: Joint[] = [
    [60, -8, 30],
    [44, 8, 29],
    [28, 23, 24],
    [20, 29, 22],
  ]
  const hips: Joint[] = [
    [-62, -2, 42],
    [-96, -3, 48],
    [-134, -5, 40],
    [-160, -8, 35],
  ]
  const trunk: Joint[] = [
    [82, -8, 30],
    [56, -8, 46],
    [18, -6, 48],
    [-24, -3, 41],
    [-70, -2, 43],
  ]
  return `<g transform="translate(930 436) rotate(2) scale(1.14)"><g opacity=".97">
    ${leg(far, 0.8, shadeTone, finInShade)}${lit(limb(ahead), shadeTone, [0, -3.4])}${leg(near, -0.12, skinTone, fin)}${lit(limb(hips), shorts, [0, -10])}
    ${lit(limb(trunk), vest, [0, -12], '<path d="M-60-20C-20-27 30-30 66-22" stroke="#f7b2d0" stroke-width="4" fill="none" opacity=".7"/>')}${lit(limb(atRest), skinTone, [0, -4])}${lit(limb(sleeve), ['#d9528b', '#9c2459'], [-2, -6])}
    <path d="M72-22C84-26 90-22 94-18L90 8C84 10 78 8 72 6Z" fill="#9a6346"/><path d="M84-30C96-46 130-46 144-28 152-12 146 10 130 18 112 22 92 14 86 2 82-8 80-20 84-30Z" fill="url(#skin)"/><path d="M80-24C84-48 118-56 142-34 132-38 122-34 114-28 116-16 108-2 96 4 84 2 78-12 80-24Z" fill="#2f201a"/><path d="M94 4C112-2 128-8 146-22" stroke="${ink}" stroke-width="6" fill="none"/>
    <path d="M118 16C112 6 118-12 132-18 144-22 152-16 154-8 156 4 146 18 134 22 126 24 120 20 118 16Z" fill="${ink}"/><path d="M124 14C120 6 126-8 136-12 144-14 148-10 149-4 150 4 142 14 134 17 129 18 126 17 124 14Z" fill="#bfeef0"/><path d="M128 8C128 0 134-8 142-9L132 13Z" fill="#fff" opacity=".8"/>
    <path d="M118 24C108 32 92 26 92 8L88-106" fill="none" stroke="${lagoon}" stroke-width="9" stroke-linecap="round"/><path d="M89-82L88-106" stroke="${magenta}" stroke-width="9.6" stroke-linecap="round"/><path d="M94 0L91-70" stroke="#8fe0e0" stroke-width="2.6" opacity=".8"/></g></g>`
}

/** The lens of the surface: its bright edge and the shade of the wave behind. */
export const skin = () =>
  `<path d="${curve(surface)}L${surface
    .toReversed()
    .map(([x, y], i) => `${n(x)} ${n(y - 11 - (i % 3) * 4)}`)
    .join(
      'L',
    )}Z" fill="#d9fbf4" opacity=".42"/><path d="${curve(surface)}" fill="none" stroke="#fff" stroke-width="5" opacity=".85"/><path d="${curve(surface.map(([x, y]): Point => [x, y + 7]))}" fill="none" stroke="#0b6c84" stroke-width="4" opacity=".4"/><g fill="#fff" opacity=".6">${times(26, (i) => `<circle cx="${n(1040 + ((i * 61) % 90) - 40)}" cy="${n(366 - ((i * 37) % 60))}" r="${n(1.4 + (i % 4) * 0.8)}"/>`)}</g>`
