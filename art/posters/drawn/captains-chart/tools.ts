/** What lies on the chart: cup, ruler, compass, pencil, dividers. */
import { curve, deep, ink, lagoon, magenta, n, type Point, times } from '../../kit.ts'
import { serif, stops } from './paper.ts'

export function cup(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><ellipse cx="26" cy="30" rx="182" ry="178" fill="#1b0d03" opacity=".45" filter="url(#soft)"/><circle r="176" fill="url(#saucer)"/><circle r="168" fill="none" stroke="${deep}" stroke-width="5"/><circle r="158" fill="none" stroke="${deep}" stroke-width="1.6"/>
    <ellipse cx="16" cy="18" rx="112" ry="110" fill="#3a2a14" opacity=".4" filter="url(#soft)"/>
    <path d="M72-64C120-108 158-84 142-48 130-22 104-24 84-40" fill="none" stroke="#8d7f66" stroke-width="26" stroke-linecap="round" opacity=".4" transform="translate(6 8)"/><path d="M72-64C120-108 158-84 142-48 130-22 104-24 84-40" fill="none" stroke="#fbf8f1" stroke-width="24" stroke-linecap="round"/><path d="M76-62C120-102 150-82 136-50" fill="none" stroke="#d9cfba" stroke-width="6" stroke-linecap="round"/>
    <circle r="106" fill="url(#cup)"/><circle r="102" fill="none" stroke="#fff" stroke-width="3"/><circle r="90" fill="#b9a98a"/><circle cx="2" cy="3" r="86" fill="url(#coffee)"/><path d="M-78 26A84 84 0 0 0 70 50C30 78-46 74-78 26Z" fill="#8a5430" opacity=".7"/>
    <g fill="none" stroke="#c8935f" stroke-linecap="round"><path d="M-64-40A76 76 0 0 1 34-68" stroke-width="7" opacity=".55"/><path d="M-30-22C-8-46 34-34 36-6 38 22 4 34-14 20-30 6-12-16 6-10" stroke-width="5" opacity=".5"/></g><ellipse cx="-30" cy="-40" rx="30" ry="13" fill="#fff" opacity=".2" transform="rotate(-40 -30 -40)"/>
    <g fill="#b98a58" opacity=".8"><circle cx="52" cy="26" r="4"/><circle cx="60" cy="16" r="2.6"/><circle cx="46" cy="36" r="2.4"/></g>
    <g transform="rotate(38)"><path d="M-8 120h180q8 0 8 6t-8 6H-8z" fill="#5c4a2c" opacity=".4" transform="translate(4 8)"/><path d="M-10 122h184q7 0 7 5t-7 5H-10z" fill="url(#steel)"/><ellipse cx="-32" cy="127" rx="34" ry="19" fill="#dfe8e8"/><ellipse cx="-32" cy="128" rx="26" ry="13" fill="#9fb1b6"/><ellipse cx="-36" cy="124" rx="16" ry="6" fill="#f6f9f8"/></g></g>`
}

/** A parallel rule of clear acrylic with brass arms, laid along the last leg. */
export function rule(): string {
  const bar = (y: number) =>
    `<rect x="-330" y="${y}" width="660" height="56" rx="5" fill="#d9efec" opacity=".42"/><rect x="-330" y="${y}" width="660" height="56" rx="5" fill="none" stroke="#5a949b" stroke-width="2"/><path d="M-326 ${y + 4}h652" stroke="#fff" stroke-width="3" opacity=".9"/><path d="${times(65, (i) => `M${-320 + i * 10} ${y + 56}v${i % 10 === 0 ? -18 : i % 5 === 0 ? -13 : -8}`)}" stroke="${ink}" stroke-width="1.3" opacity=".75"/>`
  const arm = (x: number) =>
    `<path d="M${x - 10} 26L${x + 40} 92" stroke="#2a1707" stroke-width="18" opacity=".3" stroke-linecap="round" transform="translate(6 8)" filter="url(#tight)"/><path d="M${x - 10} 26L${x + 40} 92" stroke="#9a6c28" stroke-width="17" stroke-linecap="round"/><path d="M${x - 12} 25L${x + 38} 91" stroke="#eccb7e" stroke-width="8" stroke-linecap="round"/>${[
      [x - 10, 26],
      [x + 40, 92],
    ]
      .map(
        ([a, b]) =>
          `<circle cx="${a}" cy="${b}" r="10" fill="#8a5d1f"/><circle cx="${a}" cy="${b}" r="7.4" fill="#f4d98e"/><path d="M${a! - 5} ${b! + 3}l10-6" stroke="#8a5d1f" stroke-width="2"/>`,
      )
      .join('')}`
  return `<g transform="translate(1010 700) rotate(27)"><rect x="-326" y="8" width="660" height="130" rx="6" fill="#0a2533" opacity=".2" filter="url(#tight)"/>${bar(-2)}${bar(64)}${arm(-230)}${arm(190)}</g>`
}

/** A hand-bearing compass, the round kind that hangs from the neck on a cord. */
export function compass(x: number, y: number, scale: number): string {
  const ticks = times(72, (i) => {
    const a = (i * 5 * Math.PI) / 180,
      r = i % 6 === 0 ? 62 : i % 2 === 0 ? 68 : 71
    return `M${n(Math.sin(a) * r)} ${n(-Math.cos(a) * r)}L${n(Math.sin(a) * 76)} ${n(-Math.cos(a) * 76)}`
  })
  const letters = ['N', 'E', 'S', 'W']
    .map((letter, i) => `<text transform="rotate(${i * 90}) translate(0 -42)" dy="5">${letter}</text>`)
    .join('')
  const cord: Point[] = [
    [-92, -40],
    [-170, -120],
    [-250, -110],
    [-236, -10],
    [-150, 40],
    [-140, 130],
    [-40, 190],
    [90, 176],
    [150, 220],
    [230, 260],
  ]
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="${curve(cord)}" fill="none" stroke="#1b0d03" stroke-width="9" opacity=".35" transform="translate(7 10)" filter="url(#tight)"/><path d="${curve(cord)}" fill="none" stroke="${deep}" stroke-width="8"/><path d="${curve(cord)}" fill="none" stroke="#5fa3b0" stroke-width="3" stroke-dasharray="7 6"/>
    <circle cx="18" cy="24" r="118" fill="#1b0d03" opacity=".5" filter="url(#soft)"/><circle r="116" fill="#23343d"/><circle r="116" fill="none" stroke="#0a1c26" stroke-width="4"/><path d="${times(
      36,
      (i) => {
        const a = (i * 10 * Math.PI) / 180
        return `M${n(Math.sin(a) * 108)} ${n(-Math.cos(a) * 108)}L${n(Math.sin(a) * 116)} ${n(-Math.cos(a) * 116)}`
      },
    )}" stroke="#50646e" stroke-width="5"/><circle r="103" fill="url(#puck)"/><circle r="88" fill="#1d2d36"/>
    <circle r="82" fill="url(#lens)"/><g transform="rotate(-28)"><path d="${ticks}" stroke="${ink}" stroke-width="2"/><g ${serif} font-size="22" font-weight="bold" text-anchor="middle" fill="${ink}">${letters}</g><path d="M0-34L9 0H-9Z" fill="${magenta}"/><path d="M0 34L9 0H-9Z" fill="${ink}"/><circle r="6" fill="url(#brass)"/></g>
    <path d="M-70-24A74 74 0 0 1 20-71C-8-52-44-40-62 0Z" fill="#fff" opacity=".5"/><path d="M0-88V-66" stroke="${magenta}" stroke-width="4"/></g>`
}

export function pencil(): string {
  return `<g transform="translate(700 884) rotate(-9)"><rect x="-216" y="6" width="420" height="22" rx="8" fill="#1b0d03" opacity=".4" filter="url(#tight)" transform="translate(4 10)"/><path d="M-150-13H176V13H-150Z" fill="${lagoon}"/><path d="M-150-13H176V-5H-150Z" fill="#5cc3cb"/><path d="M-150 5H176V13H-150Z" fill="#0d6f80"/><path d="M-150-13L-204-3V3L-150 13L-158 5L-150-4Z" fill="#eccb96"/><path d="M-150 5L-204 2V3L-150 13Z" fill="#c79a5e"/><path d="M-188-6L-214 0L-188 6Q-184 0-188-6Z" fill="#23343d"/><rect x="176" y="-13" width="26" height="26" fill="url(#steel)"/><path d="M182-13v26M190-13v26" stroke="#5f747b" stroke-width="2"/><path d="M202-13h14q12 0 12 13t-12 13h-14z" fill="#d9848c"/><path d="M202-13h14q10 0 12 8h-26z" fill="#efaab0"/></g>`
}

/** A point of the chart where it lies on the table. */
const onTable = ([x, y]: Point): Point => {
  const a = (-4.2 * Math.PI) / 180,
    [dx, dy] = [x - 76 - 700, y - 66 - 480]
  return [700 + dx * Math.cos(a) - dy * Math.sin(a), 480 + dx * Math.sin(a) + dy * Math.cos(a)]
}

/** Brass dividers with steel points, set to the last leg of the course. */
export function dividers(): string {
  const [[ax, ay], [bx, by]] = [onTable(stops[2]!), onTable(stops[3]!)]
  const length = 380,
    half = Math.asin(Math.hypot(bx - ax, by - ay) / 2 / length),
    along = Math.atan2(by - ay, bx - ax)
  const [hx, hy] = [
    (ax + bx) / 2 + Math.sin(along) * Math.cos(half) * length,
    (ay + by) / 2 - Math.cos(along) * Math.cos(half) * length,
  ]
  const spread = (half * 180) / Math.PI
  const leg = (side: 1 | -1) =>
    `<g transform="rotate(${n(side * -spread)}) scale(${length / 392})"><path d="M-13 26L13 26L9 250L-9 250Z" fill="url(#brass)"/><path d="M-9 250H9L5 276H-5Z" fill="#8a5d1f"/><path d="M-12 120H12M-11 132H11" stroke="#8a5d1f" stroke-width="2"/><path d="M-5 276H5L1 392H-1Z" fill="url(#steel)"/></g>`
  const shadow = `<g transform="translate(20 26)" opacity=".45" filter="url(#tight)" fill="#1b0d03"><circle r="36"/><g transform="rotate(${n(spread)})"><path d="M-13 20H13L2 384H-2Z"/></g><g transform="rotate(${n(-spread)})"><path d="M-13 20H13L2 384H-2Z"/></g></g>`
  return `<g transform="translate(${n(hx)} ${n(hy)}) rotate(${n((along * 180) / Math.PI)})">${shadow}${leg(1)}${leg(-1)}<circle r="40" fill="#8a5d1f"/><circle r="37" fill="url(#brass)"/><circle r="24" fill="none" stroke="#8a5d1f" stroke-width="2"/><circle r="14" fill="#b98735"/><circle r="11" fill="#f4d98e"/><path d="M-8 5L8-5" stroke="#8a5d1f" stroke-width="3"/><path d="M-26-18A32 32 0 0 1 6-31" fill="none" stroke="#fff7dc" stroke-width="5" stroke-linecap="round" opacity=".8"/></g>`
}
