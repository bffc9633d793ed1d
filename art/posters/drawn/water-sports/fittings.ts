/** What stands and hangs on the stern: rail, mast, snorkel gear, ladder. */
import { deep, lagoon, magenta, n, paper } from '../../kit.ts'
import { view } from './scene.ts'

/** The steel rail of the quarter. */
export const rail = () =>
  `<path d="${view.line([
    [-2.35, 1.6, 8.7],
    [-2.35, 2.45, 8.7],
    [-2.4, 2.5, 13],
    [-2.5, 2.5, 17.5],
    [-2.5, 1.75, 17.5],
  ])}M${view.at([-2.4, 2.5, 13]).map(n).join(' ')}L${view.at([-2.4, 1.62, 13]).map(n).join(' ')}" fill="none" stroke="#dfe8e7" stroke-width="6" stroke-linecap="round"/><path d="${view.line(
    [
      [-2.35, 2.05, 8.7],
      [-2.45, 2.1, 17.5],
    ],
  )}" stroke="#b5c4c6" stroke-width="2.5"/>`

/** Mast, boom with the furled sail, and shrouds. */
export function mast(): string {
  const [x, y] = view.at([-6.1, 4, 16]),
    [bx, by] = view.at([-6.1, 4.7, 9.2]),
    [gx, gy] = view.at([-6.1, 4.6, 16])
  return `<path d="M${n(x - 9)} ${n(y)}L${n(x - 7)} -20H${n(x + 8)}L${n(x + 9)} ${n(y)}Z" fill="#f3ede0"/><path d="M${n(x + 3)} ${n(y)}V-20H${n(x + 8)}L${n(x + 9)} ${n(y)}Z" fill="#a9b5b3"/><path d="M${n(x)} -240L${n(view.at([-3.4, 3.9, 15])[0])} ${n(view.at([-3.4, 3.9, 15])[1])}M${n(x)} -240L${n(view.at([-9.6, 3.9, 15])[0])} ${n(view.at([-9.6, 3.9, 15])[1])}" stroke="#4f7480" stroke-width="2.4"/>
    <path d="M${n(bx - 40)} ${n(by + 4)}C${n(bx - 34)} ${n(by - 76)} ${n(bx + 26)} ${n(by - 80)} ${n(bx + 34)} ${n(by + 2)}Z" fill="${deep}"/><path d="M${n(bx - 24)} ${n(by + 2)}C${n(bx - 20)} ${n(by - 50)} ${n(bx + 14)} ${n(by - 54)} ${n(bx + 22)} ${n(by + 2)}Z" fill="#fbf8f1" opacity=".85"/><path d="M${n(bx - 4)} ${n(by - 57)}C${n(bx + 24)} ${n(by - 54)} ${n(bx + 32)} ${n(by - 24)} ${n(bx + 34)} ${n(by + 2)}L${n(gx + 12)} ${n(gy)}L${n(gx + 6)} ${n(gy - 62)}Z" fill="#1d6780"/><path d="M${n(bx - 42)} ${n(by + 2)}H${n(bx + 36)}L${n(gx + 14)} ${n(gy + 2)}L${n(gx + 14)} ${n(gy + 12)}L${n(bx + 34)} ${n(by + 20)}H${n(bx - 40)}Z" fill="#f3ede0"/>`
}

/** Two pairs of fins, two masks with snorkels and a towel, hung on the aft rail. */
export function hung(): string {
  const [, y] = view.at([-5, 1.86, 8.3]),
    [right, foot] = view.at([-4.35, 1.6, 8.3])
  const posts = [-4.4, -5.6, -6.8, -8]
    .map(
      (x) =>
        `<path d="M${n(view.at([x, 0, 8.3])[0])} ${n(y)}V${n(foot)}" stroke="#c9d6d7" stroke-width="6"/>`,
    )
    .join('')
  const fin = (x: number, turn: number, a: string, b: string) =>
    `<g transform="translate(${x} ${n(y)}) rotate(${turn})"><path d="M-9 6C-12 22-10 30-11 38L-21 104Q0 114 21 104L11 38C10 30 12 22 9 6Q0-4-9 6Z" fill="${a}"/><path d="M-9 6C-12 22-10 30-11 38L11 38C10 30 12 22 9 6Q0-4-9 6Z" fill="${b}"/><path d="M-7 44L-12 100M7 44L12 100M0 44V104" stroke="${b}" stroke-width="3" opacity=".7"/><path d="M-5 8Q0 2 5 8V18Q0 22-5 18Z" fill="#0a2533" opacity=".6"/></g>`
  const mask = (x: number, colour: string) =>
    `<g transform="translate(${x} ${n(y)})"><path d="M-24 34C-18 6-6-2 0-2S18 6 24 34" fill="none" stroke="#23343d" stroke-width="6"/><path d="M-30 34Q-30 24-18 24H18Q30 24 30 34V48Q30 60 16 60 6 60 0 50-6 60-16 60-30 60-30 48Z" fill="${colour}"/><path d="M-24 36Q-24 30-16 30H16Q24 30 24 36V46Q24 54 15 54 7 54 0 43-7 54-15 54-24 54-24 46Z" fill="#bfe7e8"/><path d="M-20 34H-6L-16 50Q-22 48-21 42Z" fill="#fff" opacity=".7"/><path d="M34 6V70Q34 90 18 88" fill="none" stroke="${colour}" stroke-width="8" stroke-linecap="round"/><path d="M34 6V22" stroke="${magenta}" stroke-width="8" stroke-linecap="round"/></g>`
  const towel = `<path d="M20 ${n(y - 5)}H118V${n(y + 112)}Q94 ${n(y + 118)} 70 ${n(y + 112)}T20 ${n(y + 114)}Z" fill="${paper}"/><g fill="${magenta}">${[18, 78].map((d) => `<path d="M20 ${n(y + d)}H118v12H20z"/>`).join('')}</g><g fill="${lagoon}">${[40, 60].map((d) => `<path d="M20 ${n(y + d)}H118v8H20z"/>`).join('')}</g><path d="M92 ${n(y - 5)}H118V${n(y + 112)}Q104 ${n(y + 117)} 92 ${n(y + 116)}Z" fill="#0a2533" opacity=".1"/>`
  return `${posts}<path d="M-10 ${n(y)}H${n(right)}" stroke="#eef4f3" stroke-width="8" stroke-linecap="round"/><path d="M-10 ${n(y + 3)}H${n(right)}" stroke="#9fb3b8" stroke-width="2.4"/>${towel}${fin(158, 3, '#f0b53c', '#8a5d10')}${fin(202, -2, '#f0b53c', '#8a5d10')}${mask(262, deep)}${fin(330, 2, lagoon, '#0a4656')}${fin(372, -3, lagoon, '#0a4656')}`
}

/** The swimming ladder, let down. */
export function ladder(): string {
  const x = -2.85
  return `<g stroke="#eef4f3" stroke-width="7" stroke-linecap="round" fill="none"><path d="${view.line([
    [x, 0.42, 7.05],
    [x, -0.3, 6.95],
  ])}${view.line([
    [x + 0.4, 0.42, 7.05],
    [x + 0.4, -0.3, 6.95],
  ])}" stroke="#c3d0d2"/><path d="${[0.15, -0.1]
    .map((y) =>
      view.line([
        [x, y, 7],
        [x + 0.4, y, 7],
      ]),
    )
    .join('')}"/></g>`
}
