/** What is printed on the chart. */
import { smoothPath } from '#charts/coast-paths.ts'
import { onLand } from '#charts/coast.ts'
import { between, deep, ink, lagoon, magenta, n, type Point, times } from '../../kit.ts'
import { course } from './course.ts'
import { at, coast, frame, type Mutable, rings, serif, stops } from './paper.ts'

export function chart(random: () => number): string {
  const shore = smoothPath(rings)
  const grid =
    times(6, (i) => {
      const [x] = at(9.5, -79 + i * 0.1)
      return `M${n(x)} ${frame.y}v${frame.height}`
    }) +
    times(7, (i) => {
      const [, y] = at(9.4 + i * 0.05, -78.8)
      return `M${frame.x} ${n(y)}h${frame.width}`
    })
  return `<g clip-path="url(#sea)"><rect x="${frame.x}" y="${frame.y}" width="${frame.width}" height="${frame.height}" fill="#f7f6ec"/>
    <path d="${shore}" fill="none" stroke="#dff0ea" stroke-width="74" stroke-linejoin="round"/><path d="${shore}" fill="none" stroke="#c2e5e2" stroke-width="40" stroke-linejoin="round"/><path d="${shore}" fill="none" stroke="#9fd6d8" stroke-width="17" stroke-linejoin="round"/>
    <path d="${shore}" fill="none" stroke="${lagoon}" stroke-width="40.8" stroke-opacity="0"/>
    <path d="${grid}" stroke="${deep}" stroke-width=".9" opacity=".4" fill="none"/>${soundings(random)}
    <path d="${shore}" fill="#edd9a6" stroke="${ink}" stroke-width="1.6" stroke-linejoin="round"/>${hills(random)}</g>
    ${border()}${rose(648, 176, 116)}${names()}${course()}`
}

const [holandeses, bandero, gulf] = [at(9.613, -78.715), at(9.505, -78.6), at(9.492, -78.85)]
/** Where names, the rose and the bearings stand: left, top, right, bottom. */
const taken: (readonly [number, number, number, number])[] = [
  [120, 130, 520, 186],
  [520, 40, 776, 300],
  [holandeses[0] - 150, holandeses[1] - 34, holandeses[0] + 30, holandeses[1] - 4],
  [bandero[0] - 90, bandero[1] + 16, bandero[0] + 90, bandero[1] + 44],
  [gulf[0] - 180, gulf[1] - 26, gulf[0] + 180, gulf[1] + 8],
  ...stops.slice(1).map(([x, y], i) => {
    const [mx, my] = [(x + stops[i]![0]) / 2, (y + stops[i]![1]) / 2]
    return [mx - 34, my - 36, mx + 34, my + 12] as const
  }),
]

/** Depths in metres, fewer near the land, as an engraver scatters them. */
function soundings(random: () => number): string {
  let out = ''
  for (let y = frame.y + 34; y < frame.y + frame.height - 20; y += 46)
    for (let x = frame.x + 30; x < frame.x + frame.width - 20; x += 62) {
      const p: Mutable = [x + between(random, -22, 22), y + between(random, -14, 14)]
      const distance = nearest(p)
      if (
        onLand(p, coast) ||
        distance < 12 ||
        taken.some(
          ([x0, y0, x1, y1]) => p[0] > x0 - 14 && p[0] < x1 + 14 && p[1] > y0 - 4 && p[1] < y1 + 14,
        ) ||
        random() < 0.28
      )
        continue
      const depth = Math.max(
        1,
        Math.round(distance * 0.32 + between(random, -4, 7) + Math.max(0, 520 - y) * 0.05),
      )
      out += `<text x="${n(p[0])}" y="${n(p[1])}">${depth}</text>`
    }
  return `<g ${serif} font-size="13" fill="#27495a" opacity=".85" text-anchor="middle">${out}</g>`
}

const nearest = ([x, y]: Point) =>
  Math.min(...rings.flatMap((ring) => ring.map(([a, b]) => Math.hypot(a - x, b - y))))

/** Hachures on the mainland. */
function hills(random: () => number): string {
  let d = ''
  for (let i = 0; i < 900; i++) {
    const p: Mutable = [
      between(random, frame.x, frame.x + frame.width),
      between(random, 500, frame.y + frame.height),
    ]
    if (!onLand(p, coast) || nearest(p) < 34) continue
    d += `M${n(p[0])} ${n(p[1])}l${n(between(random, -5, 5))} ${n(between(random, 5, 12))}`
  }
  return `<path d="${d}" stroke="#8c7440" stroke-width="1.1" opacity=".5" fill="none"/>`
}

function border(): string {
  const { x, y, width, height } = frame
  const marks =
    times(48, (i) =>
      i % 2
        ? `<rect x="${n(x + (i * width) / 48)}" y="${y - 12}" width="${n(width / 48)}" height="6"/><rect x="${n(x + (i * width) / 48)}" y="${y + height + 6}" width="${n(width / 48)}" height="6"/>`
        : '',
    ) +
    times(30, (i) =>
      i % 2
        ? `<rect x="${x - 12}" y="${n(y + (i * height) / 30)}" width="6" height="${n(height / 30)}"/><rect x="${x + width + 6}" y="${n(y + (i * height) / 30)}" width="6" height="${n(height / 30)}"/>`
        : '',
    )
  return `<g fill="${ink}">${marks}</g><g fill="none" stroke="${ink}"><rect x="${x}" y="${y}" width="${width}" height="${height}" stroke-width="1.4"/><rect x="${x - 12}" y="${y - 12}" width="${width + 24}" height="${height + 24}" stroke-width="1.4"/><rect x="${x - 20}" y="${y - 20}" width="${width + 40}" height="${height + 40}" stroke-width="3"/></g>`
}

function rose(cx: number, cy: number, r: number): string {
  const tick = (degrees: number, from: number, to: number) => {
    const a = (degrees * Math.PI) / 180
    return `M${n(cx + Math.sin(a) * from)} ${n(cy - Math.cos(a) * from)}L${n(cx + Math.sin(a) * to)} ${n(cy - Math.cos(a) * to)}`
  }
  const ring = (radius: number) =>
    times(180, (i) => tick(i * 2, radius - (i % 15 === 0 ? 15 : i % 5 === 0 ? 10 : 5), radius))
  const point = (degrees: number, length: number) => {
    const a = (degrees * Math.PI) / 180,
      b = 0.12
    return `M${n(cx + Math.sin(a) * length)} ${n(cy - Math.cos(a) * length)}L${n(cx + Math.sin(a + b * 4) * length * 0.16)} ${n(cy - Math.cos(a + b * 4) * length * 0.16)}L${cx} ${cy}Z`
  }
  const figures = times(12, (i) => {
    const a = (i * Math.PI) / 6
    return `<text x="${n(cx + Math.sin(a) * (r - 27))}" y="${n(cy - Math.cos(a) * (r - 27))}" transform="rotate(${i * 30} ${n(cx + Math.sin(a) * (r - 27))} ${n(cy - Math.cos(a) * (r - 27))})" dy="4">${String(i * 30).padStart(3, '0')}</text>`
  })
  return `<g fill="none" stroke="${magenta}" opacity=".8"><circle cx="${cx}" cy="${cy}" r="${r}" stroke-width="1.4"/><circle cx="${cx}" cy="${cy}" r="${r * 0.66}" stroke-width="1"/><path d="${ring(r)}${ring(r * 0.66)}" stroke-width="1"/><path d="${tick(0, 0, r + 26)}${tick(180, 0, r)}${tick(90, 0, r)}${tick(270, 0, r)}" stroke-width="1"/></g><path d="${[0, 90, 180, 270].map((d) => point(d, r * 0.5)).join('')}${[45, 135, 225, 315].map((d) => point(d, r * 0.34)).join('')}" fill="${magenta}" opacity=".75"/><path d="M${cx} ${cy - r - 40}l8 20h-16z" fill="${magenta}" opacity=".8"/><g ${serif} font-size="11" fill="${magenta}" text-anchor="middle">${figures}</g>`
}

function names(): string {
  const [lx, ly] = holandeses,
    [cx, cy] = bandero,
    [gx, gy] = gulf
  return `<g ${serif} fill="${deep}" text-anchor="middle"><text x="${n(lx - 62)}" y="${n(ly - 12)}" font-size="22" font-style="italic">Cayos Holandeses</text><text x="${n(cx)}" y="${n(cy + 36)}" font-size="20" font-style="italic">Cayos Coco Bandero</text><text x="130" y="176" font-size="50" font-style="italic" letter-spacing="12" text-anchor="start">Mar Caribe</text><text x="${n(gx)}" y="${n(gy)}" font-size="26" font-style="italic" letter-spacing="8">Golfo de San Blas</text></g>`
}
