/** The route between them. */
import { curve, magenta, n, type Point } from '../../kit.ts'

/** The way from place to place. */
export function route(): string {
  const way: Point[] = [
    [330, 824],
    [470, 770],
    [600, 732],
    [740, 740],
    [828, 676],
    [930, 618],
    [996, 642],
    [1040, 716],
    [1130, 746],
    [1270, 792],
    [1350, 846],
  ]
  return `<path d="${curve(way)}" fill="none" stroke="${magenta}" stroke-width="4.6" stroke-dasharray="2 13" stroke-linecap="round"/>${(
    [
      [330, 824, 11],
      [600, 732, 9],
      [934, 618, 7.5],
      [1050, 724, 9],
      [1350, 846, 11],
    ] as const
  )
    .map(
      ([x, y, r]) =>
        `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${n(r * 0.62)}" fill="#fbf8f1" stroke="${magenta}" stroke-width="4"/>`,
    )
    .join('')}`
}
