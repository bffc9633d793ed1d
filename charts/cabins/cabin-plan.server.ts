/**
 * A yacht from above with her deck taken off: where the cabins lie, their beds and bathrooms, saloon, galley and the
 * crew's quarters, in the look of our charts. Who sleeps where lies in the beds. One scale for the whole fleet.
 */
import type { Sleeping } from '#content/charter/cabins.ts'
import type { Yacht } from '#content/schema.ts'
import { penOf, type Pen, type Point } from '../drawings/pen.ts'
import type { Drawing } from '../drawings/scale.ts'
import { deckOf } from './decks.ts'
import type { RoomName } from './rooms.ts'
import { bathroom, rectangle } from './fittings.ts'
import { cabinBeds, crewBerths, type Sleeper } from './beds.ts'
import { layoutOf } from './layout.ts'
import type { Layout, Room, Steps } from './rooms.ts'
import { metreFrame } from './metre-frame.ts'

export type LinkedRoom = RoomName | 'cabin' | 'bathroom'
export type CabinPlanWords = Record<RoomName | 'bathroom' | 'crew', string> & {
  title: string
  description: string
}
export type CabinPlanOptions = {
  words: CabinPlanWords
  /** Who sleeps in each cabin, in the order of the yacht's cabins; nobody where it is missing. */
  guests?: readonly (readonly Sleeper[])[]
  /** Where a picture of a room is. */
  links?: Partial<Record<LinkedRoom, string>>
}

/** Pixels a metre, letters and numbers in pixels, and the sheet, which is as wide as a phone and as a column beside the list. */
const size = {
  scale: 28,
  width: 343,
  margin: 22,
  label: 11.5,
  disc: 9,
  shoals: { 'plan-shoal-1': 40, 'plan-shoal-2': 20 },
} as const

export function cabinPlan(yacht: Yacht, sleeping: Sleeping, options: CabinPlanOptions): Drawing {
  const { words, guests = [], links = {} } = options
  const { length } = yacht.specifications
  const air = size.margin * 1.9
  const { width } = size
  const height = Math.ceil(length * size.scale + 2 * air)
  const stern: Point = [width / 2, height - air]
  const pen = penOf(size.scale, stern, { bowUp: true })
  const layout = layoutOf(yacht, sleeping)
  const deck = deckOf(yacht, pen)
  const shoals = Object.entries(size.shoals)
    .map(([name, stroke]) => `<use href="#plan-outline" class="${name}" stroke-width="${stroke}"/>`)
    .join('')
  const frame = metreFrame({ width, height, margin: size.margin, pen, length, label: size.label })
  const named = (at: Point, text: string) => pen.text(...labelAt(at), text, size.label, 'plan-name')
  const names = (['saloon', 'galley', 'cockpit'] as const).map((room) => {
    const at = deck.names[room]
    return at ? linked(links[room], named(at, words[room])) : ''
  })
  const rooms = (['crew', 'bathroom', 'cabin'] as const).map((kind) => {
    const alike = layout.rooms.filter((room) => room.kind === kind)
    const drawn = alike.map((room) => drawRoom(room, { guests, pen, crew: words.crew })).join('')
    if (kind === 'crew') return drawn
    return linked(links[kind], drawn, kind === 'bathroom' ? words.bathroom : undefined)
  })
  const bench = sleeping.crew.where === 'saloon' ? deck.bench : undefined
  const svg =
    `<defs><g id="plan-outline" class="plan-outline">${deck.outline}</g></defs>` +
    shoals +
    frame +
    deck.drawn +
    rooms.join('') +
    stepsOf(layout, pen) +
    (bench
      ? rectangle('plan-crew', bench, pen) + named([bench.to - 0.3, (bench.low + bench.high) / 2], words.crew)
      : '') +
    names.join('')
  return {
    svg,
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    title: words.title,
    description: words.description,
  }
}

/** A line of text stands with its middle, not its foot, at a point. */
const labelAt = ([x, y]: Point): [number, number] => [x - (size.label * 0.34) / size.scale, y]

type RoomOptions = {
  guests: readonly (readonly Sleeper[])[]
  pen: Pen
  crew: string
}

function drawRoom(room: Room, { guests, pen, crew }: RoomOptions): string {
  if (room.kind === 'bathroom') return bathroom(room.box, room.outerSide, pen)
  if (room.kind === 'crew') {
    const { from, to, low, high } = room.box
    const middle: Point = [(from + to) / 2 + (room.headsToBow ? -0.35 : 0.35), (low + high) / 2]
    return (
      (room.open ? '' : rectangle('plan-crew', room.box, pen)) +
      crewBerths(room.box, room.berths, room.headsToBow, pen) +
      pen.text(...labelAt(middle), crew, size.label, 'plan-name')
    )
  }
  const { number, cabin, box, headsToBow, vBerth } = room
  const { drawn, foot } = cabinBeds(
    { bed: cabin.bed, box, headsToBow, vBerth, guests: guests[number - 1] ?? [] },
    pen,
  )
  const disc = size.disc / pen.scale
  const { from, to, low, high } = box
  const walls = vBerth
    ? pen.shape('plan-cabin', [from, high], [to, high * 0.42], [to, low * 0.42], [from, low])
    : rectangle('plan-cabin', box, pen)
  return `<g data-cabin="${number}">${walls}${drawn}${pen.dot('plan-disc', foot, disc)}${pen.text(...labelAt(foot), String(number), size.label, 'plan-number')}</g>`
}

/** Rooms of a kind share one picture and so one link. The list beside the plan has the same links for the keyboard. @param label where no word is drawn in the room */
function linked(href: string | undefined, drawn: string, label?: string): string {
  if (!href || !drawn) return drawn
  const named = label ? ` aria-label="${label}"` : ''
  return `<a href="${href}" tabindex="-1" class="plan-link"${named}>${drawn}</a>`
}

function stepsOf({ steps }: Layout, pen: Pen): string {
  const flight = ({ from, to, y, outerSide }: Steps) =>
    pen.lines(
      'plan-steps',
      [0.16, 0.32, 0.48].map((down): Point[] => [
        [from, y + outerSide * down],
        [to, y + outerSide * down],
      ]),
    )
  return steps.map(flight).join('')
}
