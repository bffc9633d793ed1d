/** The kayaks and the board. */
import { chance, ink, lagoon, magenta, mix, n, paper, sunset, times } from '../../kit.ts'
import { glints } from '../../sky-and-water.ts'
import {
  boardOutline,
  type Craft,
  hullOf,
  kayakOutline,
  mirrored,
  onCraft,
  paddle,
  ring,
} from '../../perspective.ts'
import { view } from './scene.ts'

export const kayakShape = { length: 3.9, width: 0.86, height: 0.27, sheer: 0.14, outline: kayakOutline }

/** A double kayak with seats, wells and a paddle across, her painter leading to the stern. */
export function kayak(craft: Craft, colours: readonly [string, string, string]): string {
  const place = onCraft(craft),
    w = view.size(craft.at[1])
  const well = (from: number, to: number) =>
    `<path d="${view.soft(ring(craft, 1.03, 0.66, from, to))}" fill="${mix(colours[0], ink, 0.35)}"/><path d="${view.soft(ring(craft, 0.8, 0.56, from, to))}" fill="${mix(colours[0], ink, 0.15)}"/>`
  const seat = (along: number) =>
    `<path d="${view.soft([place(along, -0.4, 0.3), place(along, -0.36, 0.62), place(along, 0.36, 0.62), place(along, 0.4, 0.3)])}" fill="${ink}"/><path d="${view.soft([place(along + 0.012, -0.32, 0.32), place(along + 0.012, -0.28, 0.56), place(along + 0.012, 0.28, 0.56), place(along + 0.012, 0.32, 0.32)])}" fill="#2b4a57"/>`
  return `<g opacity=".4" filter="url(#soft)"><path d="${view.soft(ring(craft, 0.1, 1.25))}" fill="#0c5a6b" transform="translate(14 ${n(w * 0.34)})"/></g><g opacity=".36" filter="url(#ripple)">${mirrored(view, craft, colours[2])}</g>
    ${hullOf(view, craft, colours)}<path d="${view.soft(ring(craft, 1.02, 0.9))}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="${n(w * 0.014)}"/>${well(0.28, 0.5)}${well(0.52, 0.74)}${seat(0.3)}${seat(0.54)}
    <path d="${view.line([place(0.8, -0.5, 0.31), place(0.87, 0.4, 0.32), place(0.87, -0.4, 0.32), place(0.8, 0.5, 0.31)])}" fill="none" stroke="${ink}" stroke-width="${n(w * 0.018)}"/>
    ${paddle(view, place(0.36, -2.1, 0.46), place(0.52, 1.9, 0.46), '#23343d', paper)}<path d="${glints(chance(Math.round(w)), 12, [view.at(place(0, 0, 0))[0], view.at(place(0, 0, 0))[1] + w * 0.02, view.at(place(1, 0, 0))[0], view.at(place(1, 0, 0))[1] + w * 0.4], w * 0.3)}" fill="#fff" opacity=".5"/>`
}

/** The paddle board in front of the platform, with her paddle, a mask and the fins on it. */
export function board(): string {
  const craft: Craft = {
    at: [-1.35, 5.35],
    heading: 22,
    length: 3.3,
    width: 0.84,
    height: 0.13,
    outline: boardOutline,
  }
  const place = onCraft(craft),
    w = view.size(5.3)
  const pad = ring(craft, 1.05, 0.72, 0.08, 0.6)
  return `<g opacity=".4" filter="url(#soft)"><path d="${view.soft(ring(craft, 0.1, 1.1))}" fill="#0c5a6b" transform="translate(10 ${n(w * 0.3)})"/></g>${hullOf(view, craft, ['#7b5a34', '#fffaf0', 'url(#board)'], 30)}
    <path d="${view.soft(pad)}" fill="${lagoon}"/><path d="${times(9, (i) => view.line([place(0.12 + i * 0.055, -0.62, 0.14), place(0.12 + i * 0.055, 0.62, 0.14)]))}" stroke="#0d6f80" stroke-width="2.4"/>
    <path d="${view.line([place(0.66, -0.78, 0.14), place(0.72, 0.8, 0.14)])}" stroke="${magenta}" stroke-width="9"/><path d="${view.line([place(0.69, -0.74, 0.14), place(0.75, 0.76, 0.14)])}" stroke="${sunset}" stroke-width="7"/>
    ${paddle(view, place(0.06, 0.36, 0.2), place(0.86, 0.12, 0.2), '#23343d', magenta)}`
}
