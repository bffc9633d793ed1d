/** A plain camera for drawings: metres in, sheet units out. */
import { type Point, curve, lines, mix, times } from './kit.ts'

/** Metres to the right of the eye, above the water, and ahead. */
export type Place = readonly [x: number, y: number, z: number]
export type Eye = { middle: number; horizon: number; height: number; focal: number }
export type View = ReturnType<typeof viewFrom>

/** What an eye at this height sees, looking level. */
export function viewFrom({ middle, horizon, height, focal }: Eye) {
  const at = ([x, y, z]: Place): Point => [middle + (focal * x) / z, horizon + (focal * (height - y)) / z]
  return {
    at,
    flat: (places: readonly Place[]) => lines(places.map(at)),
    soft: (places: readonly Place[], closed = true) => curve(places.map(at), closed),
    line: (places: readonly Place[]) => lines(places.map(at), false),
    /** Units of the sheet per metre at this distance. */
    size: (z: number) => focal / z,
  }
}

/** A half outline of a boat or board: share of the length from stern (0) to bow (1), and of the half width. */
export type Outline = readonly (readonly [along: number, half: number])[]
export const kayakOutline: Outline = [
  [0, 0.06],
  [0.05, 0.34],
  [0.16, 0.7],
  [0.32, 0.95],
  [0.5, 1],
  [0.68, 0.9],
  [0.84, 0.6],
  [0.95, 0.24],
  [1, 0.05],
]
export const boardOutline: Outline = [
  [0, 0.34],
  [0.012, 0.62],
  [0.1, 0.88],
  [0.3, 1],
  [0.55, 1],
  [0.75, 0.9],
  [0.9, 0.62],
  [0.97, 0.3],
  [1, 0],
]

export type Craft = {
  at: readonly [x: number, z: number]
  heading: number
  length: number
  width: number
  height: number
  outline: Outline
  sheer?: number
}

/** A point of a craft: share of her length, of her half width to starboard, and metres above the water. */
export const onCraft =
  ({ at: [x, z], heading, length, width }: Craft) =>
  (along: number, across: number, up: number): Place => {
    const a = (heading * Math.PI) / 180,
      u = (along - 0.5) * length,
      v = (across * width) / 2
    return [x + u * Math.sin(a) + v * Math.cos(a), up, z + u * Math.cos(a) - v * Math.sin(a)]
  }

/** The ring of a craft at a height, swelling from the water to the deck; the ends rise by the sheer and rake. */
export function ring(craft: Craft, share: number, inset = 1, from = 0, to = 1): Place[] {
  const place = onCraft(craft)
  const up = (along: number) => share * (craft.height + (craft.sheer ?? 0) * (2 * along - 1) ** 4)
  const swell = (0.66 + 0.34 * share ** 0.7) * inset
  const half = craft.outline.filter(([along]) => along >= from && along <= to)
  const end = (along: number) => 0.5 + (along - 0.5) * (0.87 + 0.13 * share)
  return [
    ...half.map(([along, side]) => place(end(along), side * swell, up(along))),
    ...half.toReversed().map(([along, side]) => place(end(along), -side * swell, up(along))),
  ]
}

/** A craft as a stack of thin layers from dark at the water to light at the edge of the deck, and the deck. */
export function hullOf(
  view: View,
  craft: Craft,
  [low, high, deck]: readonly [string, string, string],
  layers = 44,
): string {
  return `${times(layers, (i) => `<path d="${view.soft(ring(craft, i / (layers - 1)))}" fill="${mix(low, high, (i / (layers - 1)) ** 1.3)}"/>`)}<path d="${view.soft(ring(craft, 1.02, 0.9))}" fill="${deck}"/>`
}
