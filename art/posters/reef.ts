/** Corals and fish of the Caribbean reef, as shapes for drawings. */
import { between, type Chance, curve, mix, n, type Point, times } from './kit.ts'

/** A branching coral growing up from x, y: tapering strokes, paler at the tips. */
export function branching(
  random: Chance,
  x: number,
  y: number,
  reach: number,
  colour: string,
  tip: string,
  angle = -90,
  depth = 0,
): string {
  const most = 4
  const a = (angle * Math.PI) / 180,
    [bx, by] = [x + Math.cos(a) * reach, y + Math.sin(a) * reach]
  const bend = between(random, -0.16, 0.16) * reach
  const here = `<path d="M${n(x)} ${n(y)}Q${n((x + bx) / 2 - Math.sin(a) * bend)} ${n((y + by) / 2 + Math.cos(a) * bend)} ${n(bx)} ${n(by)}" stroke="${mix(colour, tip, depth / most)}" stroke-width="${n(Math.max(3, reach * 0.26 - depth))}"/>`
  if (depth === most)
    return `${here}<circle cx="${n(bx)}" cy="${n(by)}" r="${n(Math.max(1.4, reach * 0.1))}" fill="${tip}" stroke="none"/>`
  const count = depth === 0 ? 3 : 2
  return (
    here +
    times(count, (i) =>
      branching(
        random,
        bx,
        by,
        reach * between(random, 0.66, 0.82),
        colour,
        tip,
        angle + (i - (count - 1) / 2) * between(random, 36, 52) + between(random, -8, 8),
        depth + 1,
      ),
    )
  )
}

/** A sea fan: a lattice of fine branches within a leaf shape. */
export function seaFan(
  random: Chance,
  x: number,
  y: number,
  height: number,
  lean: number,
  colour: string,
  lit: string,
): string {
  const ribs = Array.from({ length: 17 }, (_, i) => {
    const a = ((-90 + lean + (i - 8) * 8.2) * Math.PI) / 180,
      r = height * (0.98 - 0.03 * Math.abs(i - 8)) * between(random, 0.86, 1.04)
    return [Math.cos(a) * r, Math.sin(a) * r] as Point
  })
  const rib = ribs
    .map(
      ([dx, dy], i) =>
        `M${n(x)} ${n(y)}Q${n(x + dx * 0.3 + lean * 0.2)} ${n(y + dy * 0.62)} ${n(x + dx)} ${n(y + dy)}${i % 2 ? '' : `M${n(x + dx * 0.5)} ${n(y + dy * 0.66)}Q${n(x + dx * 0.76)} ${n(y + dy * 0.74)} ${n(x + dx * 1.02 + 9)} ${n(y + dy * 0.84)}`}`,
    )
    .join('')
  const rings = times(11, (k) => {
    const s = 0.26 + k * 0.068
    return curve(ribs.map(([dx, dy], i): Point => [x + dx * s + (i % 2) * 2, y + dy * (s + (i % 2) * 0.024)]))
  })
  return `<g fill="none" stroke-linecap="round"><path d="${curve([[x, y], ...ribs.map(([dx, dy]): Point => [x + dx, y + dy])], true)}" fill="${colour}" opacity=".3"/><path d="${rings}" stroke="${colour}" stroke-width="2" opacity=".85"/><path d="${rib}" stroke="${mix(colour, lit, 0.3)}" stroke-width="3"/><path d="M${n(x)} ${n(y + 8)}V${n(y - height * 0.2)}" stroke="${colour}" stroke-width="9"/></g>`
}

/** A brain coral: a dome with winding grooves. */
export function brain(
  random: Chance,
  id: string,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  lit: string,
): string {
  const grooves = times(Math.round(ry / 7), (k) => {
    const yy = y - ry + 6 + k * 8
    const points: Point[] = Array.from({ length: Math.round(rx / 8) }, (_, i) => [
      x - rx + i * 17,
      yy +
        (((i + x - rx) / 12 - rx / 24) / rx) * 0 +
        26 * ((x - rx + i * 17 - x) / rx) ** 2 +
        between(random, -5, 5),
    ])
    return curve(points, false, 1.6)
  })
  return `<clipPath id="${id}"><path d="M${n(x - rx)} ${n(y)}C${n(x - rx)} ${n(y - ry * 1.32)} ${n(x + rx)} ${n(y - ry * 1.32)} ${n(x + rx)} ${n(y)}Q${n(x)} ${n(y + ry * 0.2)} ${n(x - rx)} ${n(y)}Z"/></clipPath><g clip-path="url(#${id})"><rect x="${n(x - rx)}" y="${n(y - ry * 1.4)}" width="${n(rx * 2)}" height="${n(ry * 1.7)}" fill="${colour}"/><ellipse cx="${n(x - rx * 0.12)}" cy="${n(y - ry * 0.86)}" rx="${n(rx * 0.86)}" ry="${n(ry * 0.5)}" fill="${lit}" opacity=".55"/><path d="${grooves}" fill="none" stroke="${mix(colour, '#17303a', 0.5)}" stroke-width="3.2"/><path d="${grooves}" fill="none" stroke="${lit}" stroke-width="1.4" transform="translate(0 -3)" opacity=".8"/><path d="M${n(x - rx)} ${n(y + 12)}H${n(x + rx)}V${n(y - ry * 0.3)}Q${n(x)} ${n(y + ry * 0.12)} ${n(x - rx)} ${n(y - ry * 0.3)}Z" fill="#0b3a4c" opacity=".35"/></g>`
}

/** Tube sponges standing together. */
export function tubes(
  random: Chance,
  x: number,
  y: number,
  height: number,
  colour: string,
  lit: string,
): string {
  return times(5, (i) => {
    const h = height * between(random, 0.55, 1),
      w = height * 0.13,
      dx = (i - 2) * w * 1.5,
      lean = (i - 2) * w * 0.5
    return `<path d="M${n(x + dx - w * 0.6)} ${n(y)}L${n(x + dx + lean - w)} ${n(y - h)}H${n(x + dx + lean + w)}L${n(x + dx + w * 0.6)} ${n(y)}Z" fill="${colour}"/><path d="M${n(x + dx - w * 0.6)} ${n(y)}L${n(x + dx + lean - w)} ${n(y - h)}H${n(x + dx + lean - w * 0.3)}L${n(x + dx - w * 0.1)} ${n(y)}Z" fill="${lit}" opacity=".7"/><ellipse cx="${n(x + dx + lean)}" cy="${n(y - h)}" rx="${n(w)}" ry="${n(w * 0.4)}" fill="${lit}"/><ellipse cx="${n(x + dx + lean)}" cy="${n(y - h)}" rx="${n(w * 0.66)}" ry="${n(w * 0.24)}" fill="#3a1c1c"/>`
  })
}

/** A stoplight parrotfish facing left; about 200 units long at scale 1. */
export function parrotfish(id: string, x: number, y: number, scale: number, turn = 0, flip = false): string {
  const body =
    'M-108 4C-104-12-84-40-40-48 8-56 52-38 84-14 92-9 98-7 104-6V8C98 9 92 11 84 15 52 38 8 54-40 46-82 38-104 22-108 4Z'
  const tail =
    'M96-6C106-12 114-22 120-34 126-44 138-54 154-58 146-48 142-40 139-30 135-18 133-8 133 1 133 10 135 20 139 32 142 42 146 50 154 60 138 56 126 46 120 36 114 24 106 14 96 8Z'
  const fan = times(
    7,
    (i) =>
      `M102 ${n(-4 + i * 1.6)}Q118 ${n(-15 + i * 5.3)} ${n(130 + Math.abs(i - 3) * 3)} ${n(-36 + i * 12.4)}`,
  )
  const scales = times(8, (r) =>
    times(11, (c) => {
      const sx = -42 + c * 13 + (r % 2) * 6.5,
        sy = -42 + r * 11.5
      return `M${sx} ${sy}q9 2.5 8 11.500-5 2-8 0`
    }),
  )
  const fringe = (up: 1 | -1) => {
    const y = (value: number) => n(-up * value)
    return `<path d="M-44 ${y(44)}C-30 ${y(62)} 26 ${y(66)} 84 ${y(26)}L92 ${y(10)}C60 ${y(34)} 10 ${y(50)}-44 ${y(44)}Z" fill="#e77a86"/><path d="M-44 ${y(46)}C-30 ${y(64)} 26 ${y(68)} 86 ${y(26)} 40 ${y(58)}-10 ${y(62)}-44 ${y(46)}Z" fill="#2fb0ac"/><path d="${times(12, (i) => `M${n(-34 + i * 10)} ${y(47 - (i / 11) ** 2 * 24)}l7 ${n(-up * (11 - i * 0.45))}`)}" stroke="#a84c5e" stroke-width="1.300" opacity=".6"/>`
  }
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale})"><path d="${tail}" fill="#1c8f94"/><path d="M154-58C138-54 126-44 120-34L125-28C134-42 144-52 154-58ZM154 60C138 56 126 46 120 36L125 30C134 44 144 54 154 60Z" fill="#e77a86"/><path d="M139-30C135-18 133-8 133 1 133 10 135 20 139 32 131 24 127 14 127 1 127-12 131-22 139-30Z" fill="#f2b45c"/><path d="${fan}" stroke="#cdeee0" stroke-width="1.500" fill="none" opacity=".55"/>${fringe(1)}${fringe(-1)}
    <path d="${body}" fill="url(#parrot)"/><clipPath id="${id}"><path d="${body}"/></clipPath><g clip-path="url(#${id})"><path d="${scales}" fill="none" stroke="#0a5560" stroke-width="1.500" opacity=".5"/><path d="M-110 6C-90 2-74 8-58 20-40 34-10 40 40 36L20 60-110 56Z" fill="#f0c95e" opacity=".45"/><path d="M-40-50C0-56 60-36 100-8 60-26 0-40-50-36Z" fill="#bff0d8" opacity=".4"/><path d="M-108-24H-58C-46-6-48 26-60 46H-110Z" fill="#4aa39a" opacity=".7"/><path d="M-62-42C-46-14-48 20-62 46" fill="none" stroke="#e77a86" stroke-width="4.500" opacity=".9"/><path d="M-104-4C-88-12-74-14-54-14M-100 14C-86 15-72 16-56 13" stroke="#f2a05c" stroke-width="4" fill="none" stroke-linecap="round"/><ellipse cx="98" cy="1" rx="8" ry="7" fill="#f0c95e" opacity=".7"/></g>
    <path d="M-111 1C-108-7-101-11-94-10-91-7-91-3-93 1ZM-111 4C-107 11-101 15-94 14-91 11-91 7-93 4Z" fill="#f4ead2"/><path d="M-110 2.500C-104 1-98 1-90 4" stroke="#6d4038" stroke-width="1.800" fill="none"/><circle cx="-72" cy="-14" r="7.500" fill="#f7d667"/><circle cx="-72" cy="-14" r="4.400" fill="#13262e"/><circle cx="-73.600" cy="-15.600" r="1.500" fill="#fff"/><path d="M-40 2C-22-10 2-4 16 18 4 26-22 22-40 8Z" fill="#f2a05c"/><path d="M-36 4C-18 2-4 8 12 18M-36 5C-20 8-8 14 2 21M-35 3C-18-4 0 0 14 15" stroke="#a8524a" stroke-width="1.300" fill="none"/></g>`
}

/** A sergeant major facing left; about 90 units long at scale 1. */
export function sergeant(x: number, y: number, scale: number, turn = 0, flip = false): string {
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n((flip ? -1 : 1) * scale * 100)}e-2 ${n(scale * 100)}e-2)"><path d="M30-6C42-16 50-20 56-22 52-8 52 8 56 22 50 20 42 14 30 6Z" fill="#c9d6cf"/><path d="M-14-26C4-38 26-28 36-12L24-14ZM-8 24C6 36 24 28 34 12L22 14Z" fill="#8fa9a4"/><path d="M-42 2C-36-18-14-30 6-28 24-26 34-14 36-4V6C32 18 18 28 0 27-18 26-36 16-42 2Z" fill="#dfe9e2"/><path d="M-40-4C-34-20-14-30 6-28 24-26 34-14 36-4-2-8-16-10-40-4Z" fill="#f4cf4c"/><path d="M-22-22C-26-8-26 8-20 20L-15 23C-20 8-20-10-16-25ZM-7-27C-10-10-10 10-6 26L0 27C-4 10-4-10-1-28ZM8-28C6-12 6 10 9 26L15 24C12 8 12-12 14-26ZM22-22C21-8 21 8 23 20L28 15C26 4 26-6 27-17Z" fill="#1d3540"/><circle cx="-31" cy="-4" r="4.4" fill="#fff"/><circle cx="-31" cy="-4" r="2.8" fill="#13262e"/></g>`
}

/** A spotted eagle ray seen from above, heading up, one wing lifted; some 300 units across at scale 1. */
export function eagleRay(random: Chance, back: string, belly: string, lift = 26): string {
  const bent = ([x, y]: Point): Point => [x, y - lift * Math.sign(x) * (Math.abs(x) / 150) ** 2]
  const half: Point[] = [
    [5, -82],
    [11, -78],
    [14, -66],
    [19, -54],
    [34, -48],
    [66, -42],
    [104, -24],
    [134, 4],
    [156, 40],
    [128, 24],
    [96, 18],
    [66, 26],
    [40, 40],
    [23, 52],
    [20, 64],
    [11, 67],
    [5, 58],
  ]
  const outline = curve([...half, ...half.toReversed().map(([x, y]): Point => [-x, y])].map(bent), true, 0.9)
  const curled = curve(
    (
      [
        [156, 40],
        [134, 4],
        [116, -15],
        [130, 12],
        [138, 27],
      ] as Point[]
    ).map(bent),
    true,
    0.9,
  )
  const spots = times(64, (i) => {
    const side = i % 2 ? 1 : -1,
      x = 10 + 104 * random() ** 1.2
    const [sx, sy] = bent([side * x, between(random, -34 + x * 0.34, 34 - x * 0.12)])
    return `<circle cx="${n(sx)}" cy="${n(sy)}" r="${n(between(random, 1.5, 3.6) * (1 - x / 220))}"/>`
  })
  return `<path d="M0 56C-4 96 22 124 16 164 12 196 30 220 54 236" stroke="${back}" stroke-width="3.6" fill="none" stroke-linecap="round"/><path d="${outline}" fill="${back}"/><path d="${curled}" fill="${belly}"/><path d="M-14-66C-6-50-6 20 0 58 6 20 6-50 14-66 8-78-8-78-14-66Z" fill="#fff" opacity=".1"/><g fill="${belly}" opacity=".85">${spots}</g><circle cx="-15" cy="-58" r="3" fill="${belly}"/><circle cx="15" cy="-58" r="3" fill="${belly}"/>`
}
