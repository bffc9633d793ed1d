/** Finds room for names and furniture, so that nothing on a chart covers anything else. */
import type { Point } from './simplify.ts'

export type Box = { x: number; y: number; width: number; height: number }
/** What a box may cover: anything, better not the shore, water alone, or either land or water but not the shore between them. */
export type Ground = 'any' | 'clear' | 'sea' | 'one'
export type Anchor = 'start' | 'middle' | 'end'

const narrow = /[iljtfrI.,:;'’·()|!]/
const wide = /[mwMW@%]/

/** About as wide as the text will be set; a little more, never less. */
export function textWidth(
  text: string,
  size: number,
  face: 'sans' | 'italic' = 'sans',
  tracking = 0,
): number {
  const [thin, usual, capital, broad] = face === 'sans' ? [0.33, 0.57, 0.68, 0.88] : [0.29, 0.48, 0.65, 0.78]
  return [...text].reduce(
    (sum, c) =>
      sum +
      size *
        (c === ' '
          ? 0.26
          : narrow.test(c)
            ? thin
            : wide.test(c)
              ? broad
              : /\p{Lu}/u.test(c)
                ? capital
                : usual) +
      tracking,
    0,
  )
}

export const overlap = (a: Box, b: Box, gap = 0) =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) + gap) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) + gap)

/** A frame without its outermost pixels. */
export const insideOf = ({ x, y, width, height }: Box, margin: number): Box => ({
  x: x + margin,
  y: y + margin,
  width: width - margin * 2,
  height: height - margin * 2,
})

/** A name whose box lies on the wrong ground for more than this part of it runs past its island; a rock under a letter does not hurt. */
const maxWrongShare = 0.05
/** What a box costs that lies half on land and half in the water, where it may. */
const shoreCost = 30

export class Room {
  readonly taken: Box[] = []
  readonly frame: Box
  readonly lines: Point[]
  readonly land: (point: Point) => boolean
  private knownAshore = new WeakMap<Box, number>()
  constructor(frame: Box, lines: Point[], land: (point: Point) => boolean) {
    this.frame = frame
    this.lines = lines
    this.land = land
  }

  /** The same room, to try in. */
  copy(): Room {
    const copy = new Room(this.frame, this.lines, this.land)
    copy.taken.push(...this.taken)
    copy.knownAshore = this.knownAshore
    return copy
  }

  isFree(box: Box) {
    return this.crossing(box, 2, 0) < Infinity
  }

  /** Takes the best of the boxes offered, the earlier the better; nothing if all of them cost `limit` or more. An offer may cost something of itself. */
  place<T extends { box: Box; cost?: number }>(
    offers: T[],
    {
      ground = 'any',
      gap = 2,
      lineCost = 3,
      limit = Infinity,
    }: { ground?: Ground; gap?: number; lineCost?: number; limit?: number } = {},
  ): T | undefined {
    let best: { offer: T; cost: number } | undefined
    offers.forEach((offer, i) => {
      const dearest = Math.min(limit, best?.cost ?? Infinity)
      const early = i * 0.35 + (offer.cost ?? 0) + this.crossing(offer.box, gap, lineCost)
      const cost = early < dearest ? early + this.astray(offer.box, ground) : Infinity
      if (cost < dearest) best = { offer, cost }
    })
    if (best) this.taken.push(best.offer.box)
    return best?.offer
  }

  /** What a box costs by the lines it covers; infinite outside the frame and on what is taken. */
  private crossing(box: Box, gap: number, lineCost: number) {
    const { frame } = this
    if (
      box.x < frame.x ||
      box.y < frame.y ||
      box.x + box.width > frame.x + frame.width ||
      box.y + box.height > frame.y + frame.height
    )
      return Infinity
    if (this.taken.some((other) => overlap(box, other, gap) > 0)) return Infinity
    return (
      lineCost *
      this.lines.filter(
        ([x, y]) => x > box.x - 2 && x < box.x + box.width + 2 && y > box.y - 2 && y < box.y + box.height + 2,
      ).length
    )
  }

  /** What a box costs by lying on the wrong ground. */
  private astray(box: Box, ground: Ground) {
    if (ground === 'any') return 0
    const ashore = this.ashore(box)
    if (ground === 'clear') return Math.min(ashore, 1 - ashore) * shoreCost
    const wrong = ground === 'sea' ? ashore : Math.min(ashore, 1 - ashore)
    return wrong > maxWrongShare ? Infinity : wrong * 84
  }

  /** The part of a box that lies on land, from 0 to 1. The same boxes are offered again and again. */
  ashore(box: Box): number {
    const known = this.knownAshore.get(box)
    if (known !== undefined) return known
    const found = this.sampleAshore(box)
    this.knownAshore.set(box, found)
    return found
  }

  private sampleAshore(box: Box): number {
    const [columns, rows] = [Math.min(12, Math.ceil(box.width / 7)), Math.min(8, Math.ceil(box.height / 7))]
    let land = 0
    for (let i = 0; i <= columns; i++)
      for (let j = 0; j <= rows; j++)
        if (this.land([box.x + (box.width * i) / columns, box.y + (box.height * j) / rows])) land++
    return land / ((columns + 1) * (rows + 1))
  }
}
