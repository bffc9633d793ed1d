/** What is cut out of the turtle. */
import { lines, type Point } from '../../kit.ts'
import { slit } from './ground.ts'
import { black, orange, rose, type Shape, teal, yellow } from './shapes.ts'

/** The shell's plates, the eyes, and slits along the flippers. */
export function turtleInside(): string {
  const hex = (cx: number, cy: number, r: number, squash = 1): Point[] =>
    Array.from({ length: 6 }, (_, i) => {
      const a = (i * Math.PI) / 3 + Math.PI / 6
      return [cx + Math.cos(a) * r, cy + Math.sin(a) * r * squash]
    })
  const plate = (shape: Shape, colours: readonly string[]) =>
    colours
      .map(
        (colour, i) =>
          `<path d="${lines(
            shape.map(([x, y]): Point => {
              const c = centre(shape),
                s = 1 - i * 0.2
              return [c[0] + (x - c[0]) * s, c[1] + (y - c[1]) * s]
            }),
          )}" fill="${colour}" stroke="${colour}" stroke-width="7" stroke-linejoin="round"${i % 2 === 0 ? ' filter="url(#fold)"' : ''}/>`,
      )
      .join('')
  const spine = [400, 498, 596, 682]
    .map((y, i) =>
      plate(hex(800, y, [44, 54, 50, 34][i]!, 0.84), [
        black,
        orange,
        black,
        [rose, yellow, rose, yellow][i]!,
      ]),
    )
    .join('')
  const sides = [1, -1]
    .map((s) =>
      [
        [
          [66, 380],
          [112, 408],
          [126, 446],
          [70, 450],
          [52, 412],
        ],
        [
          [76, 474],
          [130, 470],
          [126, 556],
          [76, 548],
        ],
        [
          [64, 576],
          [122, 580],
          [92, 644],
          [58, 626],
        ],
      ]
        .map((points, i) =>
          plate(
            points.map(([x, y]): Point => [800 + s * x!, y!]),
            [black, yellow, black, [teal, orange, teal][i]!],
          ),
        )
        .join(''),
    )
    .join('')
  const eyes = [773, 827]
    .map(
      (x) =>
        `<circle cx="${x}" cy="234" r="12" fill="${black}"/><circle cx="${x}" cy="234" r="8.4" fill="${yellow}"/><circle cx="${x}" cy="234" r="4" fill="${black}"/>`,
    )
    .join('')
  const marks = [1, -1]
    .map((s) =>
      [
        [
          [936, 394],
          [1012, 440],
        ],
        [
          [974, 386],
          [1040, 452],
        ],
        [
          [1024, 470],
          [1064, 528],
        ],
        [
          [918, 676],
          [962, 712],
        ],
        [
          [950, 690],
          [992, 750],
        ],
      ]
        .map(([a, b]) =>
          slit(
            [800 + s * (a![0]! - 800), a![1]!],
            [800 + s * (b![0]! - 800), b![1]!],
            s > 0 ? orange : orange,
          ),
        )
        .join(''),
    )
    .join('')
  return `${spine}${sides}${marks}${eyes}${plate(
    [
      [800, 190],
      [812, 204],
      [800, 216],
      [788, 204],
    ],
    [black, yellow],
  )}${plate(
    [
      [800, 250],
      [818, 270],
      [800, 296],
      [782, 270],
    ],
    [black, orange, black],
  )}`
}

export const centre = (shape: Shape): Point => [
  shape.reduce((sum, p) => sum + p[0], 0) / shape.length,
  shape.reduce((sum, p) => sum + p[1], 0) / shape.length,
]
