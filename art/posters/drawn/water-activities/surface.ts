/** The surface seen from the side, and what is above it. */
import { between, type Chance, curve, ink, type Point } from '../../kit.ts'
import { glints } from '../../sky-and-water.ts'
import { palm, scrub } from '../../plants.ts'

/** The surface, as it crosses the sheet. */
export const surface: Point[] = [
  [-40, 352],
  [90, 340],
  [210, 356],
  [340, 372],
  [470, 360],
  [600, 338],
  [740, 344],
  [880, 364],
  [1010, 368],
  [1140, 350],
  [1280, 336],
  [1420, 350],
  [1540, 366],
  [1640, 356],
]
export const horizon = 262

export function islet(random: Chance): string {
  const near = { trunk: '#a5845c', shade: '#735a3c', leaf: '#1f5a45', lit: '#559a55', nut: '#8c6b35' }
  const y = 286
  const palms = (
    [
      [1020, 120, -0.24],
      [1080, 168, -0.1],
      [1130, 200, 0.08],
      [1190, 160, -0.16],
      [1228, 214, 0.1],
      [1290, 170, 0.22],
      [1336, 128, 0.32],
    ] as const
  )
    .map(([x, h, lean]) => palm(random, x, y, h, lean, near))
    .join('')
  return `<ellipse cx="1180" cy="300" rx="340" ry="22" fill="#8fe0d4" opacity=".8"/><path d="M930 298C1010 282 1090 278 1180 278S1360 284 1440 298C1340 312 1020 312 930 298Z" fill="#f8e6bb"/>${palms}${scrub(random, 990, 288, 390, 44, '#245f4d')}${scrub(random, 1060, 292, 200, 26, '#3b7d52')}${scrub(random, 1240, 292, 110, 20, '#559a55')}<g opacity=".35" filter="url(#tight)" fill="#1f5a45"><path d="${glints(random, 40, [1000, 314, 1380, 344], 34)}"/></g>`
}

/** A kayak floating at the surface on the left, a paddle across. */
export function kayak(): string {
  return `<g transform="translate(262 340)"><path d="M-196-20C-140-8 120-8 204-24 176 42-160 46-196-20Z" fill="url(#kayak)"/><path d="M-196-20C-140-4 120-4 204-24 150-34-150-32-196-20Z" fill="#ffb79c"/><path d="M-100-20C-80-30-30-30-16-21-30-12-86-12-100-20ZM20-21C34-31 84-31 102-22 88-13 34-12 20-21Z" fill="#6e2516"/><path d="M-104-20C-116-34-112-56-100-60-92-58-92-34-90-22ZM16-20C4-34 8-56 20-60 28-58 28-34 30-22Z" fill="${ink}"/><path d="M-150-72L150 6" stroke="#23343d" stroke-width="7" stroke-linecap="round"/><path d="M-150-72C-166-92-206-98-216-86-214-70-178-60-150-72Z" fill="#fbf8f1"/><path d="M-150-72L-206-84" stroke="#23343d" stroke-width="2"/><path d="M148 6C156 20 190 26 206 18" fill="none" stroke="#fbf8f1" stroke-width="12" opacity=".6"/><path d="M120-26l30 2M128-33l16 14" stroke="${ink}" stroke-width="3.4"/></g>`
}

/** Reefs far off in the blue. */
export function distance(random: Chance): string {
  const far = (y: number, fill: string, o: number) =>
    `<path d="${curve(Array.from({ length: 15 }, (_, i): Point => [-40 + i * 120, y + between(random, -34, 34)]))}L1680 1010L-40 1010Z" fill="${fill}" opacity="${o}"/>`
  return `<g filter="url(#haze)">${far(640, '#1583a0', 0.5)}${far(716, '#0f6d8b', 0.6)}</g>`
}
