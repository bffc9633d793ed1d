/** The route between them. */
import { curve, magenta, n, type Point } from '../../kit.ts'

/** The way from place to place. */
export function route(): string {
  const way: Point[] = [
    [330, 824],
    [470, 770],
    [600, 742],
    [748, 742],
    [836, 668],
    [914, 612],
    [1010, 634],
    [1052, 716],
    [1130, 756],
    [1270, 794],
    [1350, 846],
  ]
  return `<path d="${curve(way)}" fill="none" stroke="${magenta}" stroke-width="4.6" stroke-dasharray="2 13" stroke-linecap="round"/>${(
    [
      [330, 824, 11],
      [600, 742, 9],
      [914, 612, 7.5],
      [1052, 716, 9],
      [1350, 846, 11],
    ] as const
  )
    .map(
      ([x, y, r]) =>
        `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${n(r * 0.62)}" fill="#fbf8f1" stroke="${magenta}" stroke-width="4"/>`,
    )
    .join('')}`
}
