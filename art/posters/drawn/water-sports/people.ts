/** Who is out on the water: paddlers in the kayaks, seen from the side, and one standing on the board, from behind. Lengths are centimetres. */
import { both, limb, lit, type Tone } from '../../figures.ts'
import { n, type Point } from '../../kit.ts'

const tan: Tone = ['#d39a6c', '#a76c49']
const brown: Tone = ['#a56f4b', '#744a34']
const navy: Tone = ['#28607a', '#123f54']
const straw: Tone = ['#f3dcaa', '#cba86b']

/** A paddle from the top of its shaft to the end of its blade, with a second blade where it has one. */
function shaft([ax, ay]: Point, [bx, by]: Point, blade: string, double: boolean): string {
  const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI
  const long = Math.hypot(bx - ax, by - ay)
  const leaf = `M${n(long - 2)} 0C${n(long + 6)} -9 ${n(long + 30)} -10 ${n(long + 38)} -4C${n(long + 40)} 4 ${n(long + 20)} 9 ${n(long - 2)} 0Z`
  const other = double
    ? `<path d="${leaf}" fill="${blade}" transform="translate(${n(long)} 0) scale(-1 1)"/>`
    : `<path d="M0 -6V6" stroke="#23343d" stroke-width="4" stroke-linecap="round"/>`
  return `<g transform="translate(${n(ax)} ${n(ay)}) rotate(${n(turn)})"><path d="M0 0H${n(long)}" stroke="#23343d" stroke-width="3.4" stroke-linecap="round"/><path d="${leaf}" fill="${blade}"/>${other}</g>`
}

/** A hat with a broad brim about (x, y), the lowest point of the crown, turned by degrees. */
function hat(x: number, y: number, ribbon: string, turn: number): string {
  const crown = 'M-9.5 0C-9.5 -11 -6 -13.5 0 -13.5S9.5 -11 9.5 0Z'
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})"><ellipse rx="18" ry="4.6" fill="${straw[1]}"/><ellipse cx=".8" cy="-1" rx="17" ry="3.6" fill="${straw[0]}"/>${lit(crown, straw, [2.6, 0])}<path d="M-9.5 -1.2Q0 2.4 9.5 -1.2V-4.6Q0 -1.4 -9.5 -4.6Z" fill="${ribbon}"/></g>`
}

export type Kayaker = {
  at: Point
  scale: number
  vest: Tone
  skin: 'tan' | 'brown'
  ribbon: string
  stroke: number
}

/** Sits facing right and draws a blade through the water on the near side; stroke: degrees that the paddle is turned. */
export function kayaker({ at: [x, y], scale, vest, skin: named, ribbon, stroke }: Kayaker): string {
  const skin = named === 'tan' ? tan : brown
  const swing = (stroke * Math.PI) / 180
  const hands = ([-1, 1] as const).map((side): Point => [
    37 + side * 19 * Math.cos(swing),
    -36 - side * 19 * Math.sin(swing),
  ])
  const [near, far] = hands as [Point, Point]
  const arm = ([hx, hy]: Point, elbow: Point, thick: number) =>
    lit(
      limb([
        [6, -45, 9 * thick],
        [(6 + elbow[0]) / 2, (-45 + elbow[1]) / 2, 8 * thick],
        [...elbow, 6.8 * thick],
        [(elbow[0] + hx) / 2, (elbow[1] + hy) / 2, 5.8 * thick],
        [hx, hy, 6 * thick],
      ]),
      skin,
      [1.6, -1],
    )
  const end = (side: number, reach: number): Point => [
    37 + side * reach * Math.cos(swing),
    -36 - side * reach * Math.sin(swing),
  ]
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${scale})">
    ${arm(far, [26, -30], 0.9)}
    ${lit(
      limb([
        [0, -6, 17],
        [22, -13, 15],
        [40, -19, 12],
        [56, -10, 10],
        [70, -4, 7],
      ]),
      skin,
      [0, -3],
    )}${lit(
      limb([
        [-3, -6, 21],
        [12, -10, 19],
        [29, -16, 15],
      ]),
      navy,
      [0, -4],
    )}
    ${lit('M-11 -1C-15 -16 -13 -36 -6 -51C-1 -56 11 -55 15 -49C19 -36 17 -16 13 -2C5 2 -6 2 -11 -1Z', vest, [4, -1])}<path d="M-12.6 -20Q3 -15 16.8 -20M-11.4 -33Q3 -28 17.4 -33" fill="none" stroke="#0a2533" stroke-opacity=".35" stroke-width="2"/>
    ${lit(
      limb([
        [4, -52, 9],
        [6, -62, 8.4],
      ]),
      skin,
      [2, 0],
    )}<g transform="translate(8 -70) rotate(6)">${lit('M-9 -4C-9 -13 9 -13 9.6 -3L11.4 2 9.4 3.4C9.6 8 7 11.5 2 11.5C-5 11.5 -9 5 -9 -4Z', skin, [3, 0])}<path d="M-9.6 -4C-10 4 -8 8 -5 9.6C-3 5 -2.6 0 -1 -4Z" fill="#3a2419"/></g>${hat(8.6, -75, ribbon, 4)}
    ${shaft(end(1, 84), end(-1, 78), '#fbf8f1', true)}
    ${arm(near, [14, -24], 1)}
  </g>`
}

/** Stands with knees a little bent and paddles on the right. Origin between the feet. */
export function standing([x, y]: Point, scale: number): string {
  const leg = (side: 1 | -1) =>
    lit(
      limb([
        [side * 8, -78, 19],
        [side * 12, -60, 16.5],
        [side * 14.5, -45, 12],
        [side * 15.5, -34, 12.4],
        [side * 15, -20, 9],
        [side * 14.5, -7, 6.4],
        [side * 15.5, -1, 8],
      ]) +
        limb([
          [side * 15, -3, 7],
          [side * 16.5, 0.6, 7],
          [side * 18.5, 2.4, 4],
        ]),
      tan,
      [3, 0],
    )
  const shorts = both([
    [0, -101],
    [13.4, -101],
    [17, -90],
    [20.5, -76],
    [21.6, -62],
    [3.6, -59.5],
    [1.2, -74],
  ])
  const top = both([
    [0, -143],
    [5.6, -143.5],
    [13, -141],
    [19.4, -137],
    [21.4, -130],
    [18.2, -122],
    [15, -112],
    [13.6, -99],
    [0, -97.6],
  ])
  const left = limb([
    [-17.5, -135, 9.6],
    [-21, -146, 8.4],
    [-16, -158, 7],
    [2, -165, 5.8],
    [20, -169, 5.6],
  ])
  const right = limb([
    [18.4, -135, 10],
    [26, -124, 8.4],
    [32, -112, 7],
    [33.5, -102, 5.8],
    [33, -93, 6.4],
  ])
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${scale})">
    ${lit(left, tan, [1.6, -1.6])}
    ${shaft([20, -176], [44, 4], '#a8265f', false)}
    ${leg(-1)}${leg(1)}${lit(shorts, navy, [5, 0])}${lit(top, ['#f7c95e', '#d1922f'], [6, 0], '<path d="M0 -141V-99" stroke="#b87a16" stroke-opacity=".5" stroke-width="1.4"/>')}
    ${lit('M-4.6 -152H4.6V-140Q0 -137 -4.6 -140Z', tan, [2.6, 0])}
    ${lit('M-9.4 -160C-9.8 -173 -6 -177 0 -177S9.8 -173 9.4 -160C9 -153 5 -148.6 0 -148.6S-9 -153 -9.4 -160Z', ['#5a3826', '#37211a'], [3, 0])}<circle cx="0" cy="-178.5" r="5.4" fill="#4a2d20"/><path d="M-5 -174.6Q0 -172.6 5 -174.6" stroke="#a8265f" stroke-width="2.6" fill="none"/>
    ${lit(right, tan, [2, -1])}
  </g>`
}
