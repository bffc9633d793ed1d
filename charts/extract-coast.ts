/**
 * Cuts the coasts out of the open shoreline data once and writes coast.json, from which the charts are drawn.
 * Run with `node charts/extract-coast.ts`; needs the Debian packages gmt and gmt-gshhg-full. The site builds without it.
 * The destinations come from GSHHG, whose full resolution holds the cays; the overview from Natural Earth.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { geoIdentity, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import type { Topology } from 'topojson-specification'
import { type Point, simplifyRing } from './simplify.ts'

type Box = [west: number, south: number, east: number, north: number]
/** Wider than any chart shows. The north-west corner of each lies at sea: closing the coast relies on it. */
const areas: Record<string, { box: Box; resolution: 'f' | 'h'; tolerance: number; smallest: number }> = {
  panama: { box: [-79.8, 8.9, -77.7, 10.2], resolution: 'f', tolerance: 0.0004, smallest: 0.0004 },
  colombia: { box: [-77.3, 9.2, -74.4, 10.95], resolution: 'f', tolerance: 0.0008, smallest: 0.001 },
  bahamas: { box: [-79.2, 23.4, -75, 25.6], resolution: 'f', tolerance: 0.0012, smallest: 0.003 },
  cuba: { box: [-85.2, 20.6, -78.6, 24.4], resolution: 'h', tolerance: 0.003, smallest: 0.008 },
}
const overviewBox: Box = [-94, 5, -60, 30]

const key = ([x, y]: Point) => `${x.toFixed(5)},${y.toFixed(5)}`

function shoreline(box: Box, resolution: string): Point[][] {
  const text = execFileSync(
    'gmt',
    ['coast', `-R${box[0]}/${box[2]}/${box[1]}/${box[3]}`, `-D${resolution}`, '-W', '-M', '-A0/0/1'],
    { encoding: 'utf8', maxBuffer: 1e9 },
  )
  return text
    .split('>')
    .slice(1)
    .map((part) =>
      part
        .split('\n')
        .slice(1)
        .filter(Boolean)
        .map((line) => line.trim().split(/\s+/).map(Number) as Point),
    )
    .filter((line) => line.length > 1)
}

/** Joins pieces whose ends meet; returns closed rings and the lines that run off the box. */
function join(pieces: Point[][]) {
  const byEnd = new Map<string, Point[][]>()
  for (const piece of pieces)
    for (const end of [piece[0]!, piece.at(-1)!]) byEnd.set(key(end), [...(byEnd.get(key(end)) ?? []), piece])
  const used = new Set<Point[]>()
  const grow = (line: Point[]) => {
    for (;;) {
      const next = byEnd.get(key(line.at(-1)!))?.find((piece) => !used.has(piece))
      if (!next || key(line[0]!) === key(line.at(-1)!)) return line
      used.add(next)
      line = [...line, ...(key(next[0]!) === key(line.at(-1)!) ? next : next.toReversed()).slice(1)]
    }
  }
  const lines = pieces
    .filter((piece) => !used.has(piece) || false)
    .map((piece) => {
      if (used.has(piece)) return []
      used.add(piece)
      return grow(grow([...piece]).toReversed())
    })
    .filter((line) => line.length > 1)
  return {
    rings: lines.filter((line) => key(line[0]!) === key(line.at(-1)!)),
    open: lines.filter((line) => key(line[0]!) !== key(line.at(-1)!)),
  }
}

/** Closes the open coasts along the edge of the box, clockwise from the north-west corner, which is water. */
function close(open: Point[][], [w, s, e, n]: Box): Point[][] {
  const along = ([x, y]: Point) => {
    const near = [Math.abs(y - n), Math.abs(x - e), Math.abs(y - s), Math.abs(x - w)]
    const side = near.indexOf(Math.min(...near))
    return side + [(x - w) / (e - w), (n - y) / (n - s), (e - x) / (e - w), (y - s) / (n - s)][side]!
  }
  const corners: Point[] = [
    [e, n],
    [e, s],
    [w, s],
  ]
  const ends = open.flatMap((line) => [line[0]!, line.at(-1)!]).toSorted((a, b) => along(a) - along(b))
  const edges = Array.from({ length: ends.length / 2 }, (_, i) => {
    const [a, b] = [ends[2 * i]!, ends[2 * i + 1]!]
    return [a, ...corners.filter((_c, c) => c + 1 > along(a) && c + 1 < along(b)), b]
  })
  return join([...open, ...edges]).rings
}

const round = (ring: Point[], digits: number) =>
  ring.map(([x, y]) => [Number(x.toFixed(digits)), Number(y.toFixed(digits))])
const size = (ring: Point[]) =>
  Math.hypot(
    ...[0, 1].map((axis) => Math.max(...ring.map((p) => p[axis]!)) - Math.min(...ring.map((p) => p[axis]!))),
  )

const coast: Record<string, unknown> = {}
for (const [id, { box, resolution, tolerance, smallest }] of Object.entries(areas)) {
  const { rings, open } = join(shoreline(box, resolution))
  coast[id] = [...close(open, box), ...rings]
    .filter((ring) => size(ring) > smallest)
    .map((ring) => round(simplifyRing(ring.slice(0, -1), Math.min(tolerance, size(ring) / 8)), 4))
}

const atlas = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('world-atlas/land-10m.json'), 'utf8'),
) as Topology
const rings: Point[][] = []
const pen = {
  moveTo: (x: number, y: number) => void rings.push([[x, y]]),
  lineTo: (x: number, y: number) => void rings.at(-1)!.push([x, y]),
  closePath: () => undefined,
  arc: () => undefined,
  beginPath: () => undefined,
}
const [w, s, e, n] = overviewBox
geoPath(
  geoIdentity().clipExtent([
    [w, s],
    [e, n],
  ]),
  pen,
)(feature(atlas, atlas.objects['land']!))
coast['overview'] = rings
  .filter((ring) => size(ring) > 0.08)
  .map((ring) => round(simplifyRing(ring, 0.03), 2))
writeFileSync(new URL('coast.json', import.meta.url), `${JSON.stringify(coast)}\n`)
for (const [id, list] of Object.entries(coast))
  console.log(id, (list as Point[][]).length, 'rings', (list as Point[][]).flat().length, 'points')
