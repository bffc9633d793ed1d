/** The stern of the catamaran. */
import { deep, lagoon, n, sunset, times } from '../../kit.ts'
import type { Place } from '../../perspective.ts'
import { hung, ladder, mast, rail } from './fittings.ts'
import { view } from './scene.ts'

/** The starboard quarter: hull, steps, cockpit under the hard top, and the rail with what hangs on it. */
export function stern(): string {
  const f = view.flat,
    side = (x: number, y: number, z: number): Place => [x, y, z]
  const outer = -2.3,
    inner = -4.3
  const step = (z: number, y: number, next: number) =>
    `<path d="${f([
      [inner, y, z],
      [outer, y, z],
      [outer + 0.02, y, next],
      [inner, y, next],
    ])}" fill="url(#teak)"/><path d="${times(7, (i) =>
      view.line([
        [inner + 0.12 + i * 0.29, y, z],
        [inner + 0.12 + i * 0.29, y, next],
      ]),
    )}" stroke="#7b5126" stroke-width="1.6" opacity=".6"/><path d="${f([
      [inner, y, z],
      [outer, y, z],
      [outer, y - 0.07, z],
      [inner, y - 0.07, z],
    ])}" fill="#fffdf5"/>`
  const riser = (z: number, y: number, low: number) =>
    `<path d="${f([
      [inner, y, z],
      [outer, y, z],
      [outer, low, z],
      [inner, low, z],
    ])}" fill="url(#hull)"/><path d="${f([
      [inner, low + 0.1, z],
      [outer, low + 0.1, z],
      [outer, low, z],
      [inner, low, z],
    ])}" fill="#8d8672" opacity=".35"/>`
  const topsides = f([
    side(outer, 0, 7),
    side(outer, 0.35, 7),
    side(outer, 0.75, 7.75),
    side(outer, 1.55, 8.5),
    side(outer, 1.62, 12),
    side(outer - 0.1, 1.75, 18),
    side(outer - 0.75, 1.85, 22),
    side(outer - 0.8, 0, 21.6),
    side(outer - 0.1, 0, 16),
  ])
  const mirror = f([
    side(outer, 0, 7),
    side(outer, -0.35, 7),
    side(outer, -1.55, 8.5),
    side(outer, -1.62, 12),
    side(outer - 0.1, -1.75, 18),
    side(outer - 0.75, -1.85, 22),
    side(outer - 0.8, 0, 21.6),
    side(outer - 0.1, 0, 16),
  ])
  const transom = f([
    [inner, 0.35, 7],
    [outer, 0.35, 7],
    [outer - 0.1, -0.05, 7],
    [inner + 0.2, -0.05, 7],
  ])
  const back = f([
    [-12, 0.2, 8.4],
    [inner + 0.1, 0.2, 8.4],
    [inner + 0.1, 1.6, 8.4],
    [-12, 1.6, 8.4],
  ])
  const saloon = `<path d="${f([
    [-12, 1.5, 11.5],
    [-3.3, 1.5, 11.5],
    [-3.5, 3.74, 11.5],
    [-12, 3.74, 11.5],
  ])}" fill="#e9e0cc"/><path d="${f([
    [-3.3, 1.5, 11.5],
    [-3.5, 3.74, 11.5],
    [-3.9, 3.4, 17],
    [-3.7, 1.6, 18],
  ])}" fill="url(#hull)"/><path d="${f([
    [-3.42, 2.15, 11.9],
    [-3.5, 3.15, 11.9],
    [-3.86, 3.05, 16.6],
    [-3.72, 2.15, 17.4],
  ])}" fill="url(#window)"/>
    <path d="${f([
      [-12, 1.6, 11.45],
      [-4.1, 1.6, 11.45],
      [-4.1, 3.3, 11.45],
      [-12, 3.3, 11.45],
    ])}" fill="url(#window)"/><path d="${f([
      [-6.4, 1.6, 11.44],
      [-5.2, 1.6, 11.44],
      [-4.5, 3.3, 11.44],
      [-5.7, 3.3, 11.44],
    ])}" fill="#8fd0d6" opacity=".25"/><path d="${f([
      [-6.1, 1.6, 11.44],
      [-6.0, 1.6, 11.44],
      [-6.0, 3.3, 11.44],
      [-6.1, 3.3, 11.44],
    ])}" fill="#e9e0cc"/>`
  const top = `<path d="${f([
    [-12, 3.75, 7.6],
    [-3.15, 3.75, 7.6],
    [-3.6, 3.7, 13],
    [-12, 3.7, 13],
  ])}" fill="#d8cfb9"/><path d="${f([
    [-12, 3.75, 7.6],
    [-3.15, 3.75, 7.6],
    [-3.15, 4.02, 7.6],
    [-12, 4.02, 7.6],
  ])}" fill="url(#hull)"/><path d="${f([
    [-3.15, 3.75, 7.6],
    [-3.15, 4.02, 7.6],
    [-3.7, 3.95, 16],
    [-3.7, 3.7, 16],
  ])}" fill="#fffdf5"/>${times(4, (i) => `<ellipse cx="${n(view.at([-4.2 - i * 1.1, 3.72, 9.6])[0])}" cy="${n(view.at([-4.2 - i * 1.1, 3.72, 9.6])[1])}" rx="9" ry="3.6" fill="#fff6d8"/>`)}`
  const post = `<path d="${f([
    [-3.42, 1.6, 8.9],
    [-3.3, 1.6, 8.9],
    [-3.24, 3.75, 8.5],
    [-3.36, 3.75, 8.5],
  ])}" fill="url(#chrome)"/>`
  const cushions = `<path d="${f([
    [-12, 1.6, 9.3],
    [-4.55, 1.6, 9.3],
    [-4.55, 2.3, 9.3],
    [-12, 2.3, 9.3],
  ])}" fill="#f3ead6"/><path d="${f([
    [-12, 2.3, 9.3],
    [-4.55, 2.3, 9.3],
    [-4.6, 2.3, 9.8],
    [-12, 2.3, 9.8],
  ])}" fill="#fffaf0"/>${times(
    3,
    (i) =>
      `<path d="${view.soft([
        [-5.1 - i * 0.95, 1.95, 9.25],
        [-5.6 - i * 0.95, 1.97, 9.25],
        [-5.62 - i * 0.95, 2.5, 9.25],
        [-5.08 - i * 0.95, 2.48, 9.25],
      ])}" fill="${[lagoon, sunset, deep][i]!}"/>`,
  )}`
  return `<g opacity=".5" filter="url(#ripple)"><path d="${mirror}" fill="#f4efe0"/><path d="${f([
    [-12, 0, 7],
    [outer, 0, 7],
    [outer, -1.5, 8.5],
    [-12, -1.5, 8.5],
  ])}" fill="#e3dfce"/></g><path d="${f([
    [-12, 0, 7],
    [outer, 0, 7],
    [outer - 0.8, 0, 21],
    [-12, 0, 21],
  ])}" fill="#0b5366" opacity=".34" filter="url(#soft)"/>
    ${mast()}${saloon}${top}<path d="${topsides}" fill="url(#hull)"/><path d="${f([
      [outer, 1.0, 9.4],
      [outer, 1.24, 9.4],
      [outer - 0.1, 1.34, 16.5],
      [outer - 0.1, 1.14, 16.5],
    ])}" fill="url(#window)"/><path d="${f([
      [outer, 0.02, 7],
      [outer, 0.14, 7],
      [outer - 0.78, 0.14, 21.6],
      [outer - 0.8, 0, 21.6],
      [outer - 0.1, 0, 16],
    ])}" fill="${deep}"/>
    <path d="${back}" fill="url(#inner)"/><path d="${f([
      [-12, 0, 8.4],
      [inner, 0, 8.4],
      [inner, 0.5, 8.4],
      [-12, 0.5, 8.4],
    ])}" fill="#0b3b4a" opacity=".55"/><path d="${f([
      [-12, 1.6, 8.4],
      [inner + 0.1, 1.6, 8.4],
      [inner, 1.6, 9.4],
      [-12, 1.6, 9.4],
    ])}" fill="#efe6d2"/>${cushions}<path d="${f([
      [-12, 1.62, 8.38],
      [inner + 0.1, 1.62, 8.38],
      [inner + 0.1, 1.5, 8.38],
      [-12, 1.5, 8.38],
    ])}" fill="#fffdf5"/><path d="${f([
      [-12, 0.42, 7.3],
      [inner, 0.42, 7.3],
      [inner, 0.42, 8.4],
      [-12, 0.42, 8.4],
    ])}" fill="url(#teak)"/><path d="${times(22, (i) =>
      view.line([
        [-4.6 - i * 0.3, 0.42, 7.3],
        [-4.6 - i * 0.3, 0.42, 8.4],
      ]),
    )}" stroke="#7b5126" stroke-width="1.6" opacity=".6"/><path d="${f([
      [-12, 0.42, 7.3],
      [inner, 0.42, 7.3],
      [inner, 0.3, 7.3],
      [-12, 0.3, 7.3],
    ])}" fill="#f1eadb"/>${hung()}
    <path d="${f([
      [inner, 1.6, 8.6],
      [outer, 1.6, 8.6],
      [outer - 0.05, 1.6, 11.5],
      [inner, 1.6, 11.5],
    ])}" fill="#efe6d2"/>
    ${riser(8.6, 1.6, 1.2)}${step(8.25, 1.2, 8.6)}${riser(8.25, 1.2, 0.8)}${step(7.9, 0.8, 8.25)}${riser(7.9, 0.8, 0.4)}${step(7, 0.4, 7.9)}<path d="${transom}" fill="url(#hull)"/><path d="${f(
      [
        [inner, 0.05, 6.99],
        [outer, 0.05, 6.99],
        [outer, -0.06, 6.99],
        [inner, -0.06, 6.99],
      ],
    )}" fill="${deep}"/>
    <path d="${f([
      [outer, 0.35, 7],
      [outer + 0.1, 0.42, 7],
      [outer + 0.1, 0.8, 7.8],
      [outer + 0.1, 1.62, 8.6],
      [outer, 1.6, 8.6],
      [outer, 0.75, 7.9],
    ])}" fill="#fffdf5"/>${post}${rail()}${ladder()}`
}
