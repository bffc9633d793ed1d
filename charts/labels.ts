/** The names beside the discs of the stops: every stop has one, and it stands nearer to its own disc than to another's. */
import type { Point } from './simplify.ts'
import type { Anchor, Box, Room } from './room.ts'

export type Disc = { disc: Point; half: Point; width: number }
export type Label = { box: Box; x: number; y: number; anchor: Anchor; cost: number }

/** What a label costs that a reader would take for another disc's; leaving a name out costs more. */
const strayedCost = 40
const missingCost = 200
/** Pixels by which the own disc must be nearer to be taken for it at a glance. */
const clearMargin = 3

/** Pixels between two boxes; nothing where they touch. */
export function distance(a: Box, b: Box) {
  return Math.hypot(
    Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width),
    Math.max(0, a.y - b.y - b.height, b.y - a.y - a.height),
  )
}

export const discBox = ({ disc: [x, y], half: [w, h] }: Pick<Disc, 'disc' | 'half'>): Box => ({
  x: x - w,
  y: y - h,
  width: w * 2,
  height: h * 2,
})

/** Places what has least room first; what then finds none, or only room beside another disc, has the first choice in the next round. */
export function placeLabels(discs: Disc[], room: Room, size: number): (Label | undefined)[] {
  const boxes = discs.map(discBox)
  const offers = discs.map((each, i) =>
    labelOffers(each, size).map((offer) => ({ ...offer, cost: confusion(offer.box, boxes, i) })),
  )
  const freedom = offers.map((each) => each.filter(({ box, cost }) => cost === 0 && room.isFree(box)).length)
  let order = discs.map((_, i) => i).toSorted((a, b) => freedom[a]! - freedom[b]!)
  let best: { labels: (Label | undefined)[]; cost: number } | undefined
  for (let round = 0; round < discs.length * 2; round++) {
    const trial = room.copy()
    const labels: (Label | undefined)[] = []
    for (const i of order) labels[i] = trial.place(offers[i]!, { ground: 'clear' })
    const costs = discs.map((_, i) => labels[i]?.cost ?? missingCost)
    const cost = costs.reduce((sum, each) => sum + each, 0)
    if (!best || cost < best.cost) best = { labels, cost }
    if (cost === 0) break
    const worst = order.toSorted((a, b) => costs[b]! - costs[a]!).filter((i) => costs[i]! > 0)
    const first = worst[round % worst.length]!
    order = [first, ...order.filter((i) => i !== first)]
  }
  room.taken.push(...best!.labels.flatMap((label) => label?.box ?? []))
  return best!.labels
}

function confusion(box: Box, discs: Box[], own: number) {
  const nearest = Math.min(...discs.map((disc, i) => (i === own ? Infinity : distance(box, disc))))
  const behind = distance(box, discs[own]!) + clearMargin - nearest
  return behind <= 0 ? 0 : behind < clearMargin ? behind * 0.5 : strayedCost
}

/** Where a label may stand about a disc: right, left, above, below, then the corners, near before far, and at last above and below but moved along. */
export function labelOffers({ disc, half, width }: Disc, size: number) {
  const offers: Omit<Label, 'cost'>[] = []
  const offer = (dx: number, dy: number, away: number, along = 0) => {
    const anchor: Anchor = dx > 0 ? 'start' : dx < 0 ? 'end' : 'middle'
    const reach = dx !== 0 && dy !== 0 ? 0.6 : 1
    const x = disc[0] + dx * (half[0] * reach + away) + along * width
    const y = disc[1] + dy * (half[1] * (dx === 0 ? 1 : 0.75) + (dx === 0 ? away - 1 : away / 2) + size * 0.5)
    const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
    offers.push({
      x,
      y: y + size * 0.35,
      anchor,
      box: { x: left, y: y - size * 0.55, width, height: size * 1.1 },
    })
  }
  for (const away of [4, 9, 16])
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, -1],
      [0, 1],
      [1, -1],
      [1, 1],
      [-1, -1],
      [-1, 1],
    ] as const)
      offer(dx, dy, away)
  for (const along of [0.03, 0.06, 0.09, 0.12, 0.16, 0.2, 0.25, 0.3, 0.35, 0.4])
    for (const dx of [1, -1]) for (const dy of [-1, 1]) offer(0, dy, 4, along * dx)
  return offers
}
