/** The kayaks and the board. */
import { ink, lagoon, magenta, mix, n, sunset, times } from '../../kit.ts'
import { boardOutline, type Craft, hullOf, kayakOutline, onCraft, ring } from '../../perspective.ts'
import { type Kayaker, kayaker, standing } from './people.ts'
import { view } from './scene.ts'

export const kayakShape = { length: 3.9, width: 0.86, height: 0.27, sheer: 0.14, outline: kayakOutline }

/** What shows that a craft lies in the water: what it gives back, fading downwards, a dark line at the skin and broken rings about it. */
function afloat(craft: Craft, colour: string): string {
  const w = view.size(craft.at[1])
  const about = (by: number) =>
    view.soft(ring({ ...craft, length: craft.length * (1 + by * 0.34), width: craft.width * (1 + by) }, 0))
  const given = times(
    18,
    (i) =>
      `<path d="${view.soft(ring({ ...craft, height: -craft.height * 1.15, sheer: -(craft.sheer ?? 0) }, i / 17))}" fill="${colour}" opacity=".05"/>`,
  )
  const broken = (by: number, width: number, opacity: number, dashes: string) =>
    `<path d="${about(by)}" fill="none" stroke="#f2fff8" stroke-width="${n(w * width)}" stroke-linecap="round" stroke-dasharray="${dashes}" opacity="${opacity}"/>`
  return `<path d="${about(0.3)}" fill="#0b5a6b" opacity=".3" filter="url(#tight)" transform="translate(0 ${n(w * 0.035)})"/><g filter="url(#ripple)">${given}</g>${broken(0.85, 0.014, 0.42, '120 60 40 90')}<path d="${about(0.09)}" fill="#063c4c" opacity=".75"/>${broken(0.3, 0.02, 0.8, '150 26 60 34')}`
}

/** What those aboard a kayak wear, from astern, and how their paddles are turned. */
export type Aboard = readonly Pick<Kayaker, 'vest' | 'skin' | 'ribbon' | 'stroke'>[]

/** A double kayak with seats and wells, and who paddles her. */
export function kayak(craft: Craft, colours: readonly [string, string, string], aboard: Aboard): string {
  const place = onCraft(craft),
    w = view.size(craft.at[1])
  const well = (from: number, to: number) =>
    `<path d="${view.soft(ring(craft, 1.03, 0.66, from, to))}" fill="${mix(colours[0], ink, 0.35)}"/><path d="${view.soft(ring(craft, 0.8, 0.56, from, to))}" fill="${mix(colours[0], ink, 0.15)}"/>`
  const seat = (along: number) => {
    const pad = (shift: number, half: number, top: number) =>
      view.soft([
        place(along + shift, -half, 0.26),
        place(along + shift - 0.016, -half * 0.9, top),
        place(along + shift - 0.016, half * 0.9, top),
        place(along + shift, half, 0.26),
      ])
    return `<path d="${pad(0, 0.46, 0.5)}" fill="${ink}"/><path d="${pad(0.014, 0.4, 0.47)}" fill="#2b4a57"/>`
  }
  return `${afloat(craft, colours[2])}
    ${hullOf(view, craft, colours)}<path d="${view.soft(ring(craft, 1.02, 0.9))}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="${n(w * 0.014)}"/>${well(0.26, 0.47)}${well(0.53, 0.74)}${seat(0.3)}${seat(0.54)}
    <path d="${view.line([place(0.8, -0.5, 0.31), place(0.87, 0.4, 0.32), place(0.87, -0.4, 0.32), place(0.8, 0.5, 0.31)])}" fill="none" stroke="${ink}" stroke-width="${n(w * 0.018)}"/>
    ${aboard.map((each, i) => kayaker({ ...each, at: view.at(place(0.335 + 0.24 * i, 0, 0.24)), scale: w / 100 })).join('')}`
}

/** The paddle board in front of the stern, somebody standing on it. */
export function board(): string {
  const craft: Craft = {
    at: [-1.05, 5.15],
    heading: 58,
    length: 3.3,
    width: 0.84,
    height: 0.075,
    sheer: 0.05,
    outline: boardOutline,
  }
  const place = onCraft(craft)
  const pad = ring(craft, 1.05, 0.72, 0.08, 0.6)
  const foot = view.at(place(0.42, 0, 0.08))
  return `${afloat(craft, '#e9dcc0')}${hullOf(view, craft, ['#8a6a44', '#fffaf0', 'url(#board)'], 30)}
    <path d="${view.soft(pad)}" fill="${lagoon}"/><path d="${times(9, (i) => view.line([place(0.12 + i * 0.055, -0.62, 0.08), place(0.12 + i * 0.055, 0.62, 0.08)]))}" stroke="#0d6f80" stroke-width="2.4"/>
    <path d="${view.line([place(0.66, -0.84, 0.08), place(0.69, 0, 0.085), place(0.66, 0.86, 0.08)])}" fill="none" stroke="${magenta}" stroke-width="9"/><path d="${view.line([place(0.7, -0.82, 0.08), place(0.73, 0, 0.085), place(0.7, 0.83, 0.08)])}" fill="none" stroke="${sunset}" stroke-width="7"/>
    <g transform="translate(0 ${n(foot[1] * 2 + 6)}) scale(1 -1)" opacity=".16" filter="url(#ripple)">${standing(foot, view.size(5.3) / 100)}</g>${standing(foot, view.size(5.3) / 100)}`
}
