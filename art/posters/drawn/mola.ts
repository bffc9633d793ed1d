/**
 * A pattern of our own, inspired by the layered appliqué of the Guna, and copied from no mola: a turtle between two birds,
 * cut as parallel bands, the ground filled with slits. The edges wander a little, as hands cut them.
 */
import { between, chance, type Chance, curve, lines, n, type Point, sheet, times } from '../kit.ts'

const red = '#b4232c',
  black = '#1c1417',
  orange = '#ee8a2c',
  yellow = '#f3c04a',
  teal = '#1c8f8d',
  rose = '#c4316d',
  green = '#2c7a4b',
  cream = '#f6e7c6'
const slitColours = [orange, yellow, teal, rose, green, cream, orange, yellow]

type Shape = readonly Point[]
type Band = readonly [width: number, colour: string]

const mirror = (shape: Shape, axis: number): Point[] => shape.map(([x, y]) => [2 * axis - x, y])

/** Seen from above, swimming up: shell, head, four flippers, tail. */
const shell: Point[] = [
  [800, 306],
  [870, 326],
  [932, 384],
  [958, 470],
  [948, 566],
  [906, 656],
  [846, 716],
  [800, 734],
  [754, 716],
  [694, 656],
  [652, 566],
  [642, 470],
  [668, 384],
  [730, 326],
]
const head: Point[] = [
  [800, 160],
  [822, 176],
  [848, 204],
  [856, 240],
  [842, 280],
  [828, 324],
  [772, 324],
  [758, 280],
  [744, 240],
  [752, 204],
  [778, 176],
]
const foreFlipper: Point[] = [
  [888, 356],
  [934, 330],
  [986, 344],
  [1042, 392],
  [1080, 460],
  [1092, 540],
  [1078, 572],
  [1044, 552],
  [1000, 508],
  [952, 478],
  [914, 440],
]
const hindFlipper: Point[] = [
  [888, 640],
  [940, 646],
  [992, 690],
  [1022, 750],
  [1010, 788],
  [970, 784],
  [918, 752],
  [870, 706],
]
const tail: Point[] = [
  [776, 716],
  [824, 716],
  [816, 764],
  [800, 806],
  [784, 764],
]
const turtle = [
  shell,
  head,
  foreFlipper,
  mirror(foreFlipper, 800),
  hindFlipper,
  mirror(hindFlipper, 800),
  tail,
]

/** A wading bird looking inward, head turned back over a raised wing. */
const birdBody: Point[] = [
  [150, 610],
  [170, 520],
  [236, 462],
  [320, 446],
  [392, 470],
  [428, 526],
  [420, 600],
  [372, 664],
  [292, 690],
  [206, 676],
]
const birdNeck: Point[] = [
  [352, 480],
  [396, 430],
  [420, 366],
  [410, 306],
  [376, 268],
  [368, 224],
  [400, 186],
  [456, 184],
  [496, 220],
  [504, 286],
  [488, 372],
  [456, 460],
  [420, 540],
]
const birdBeak: Point[] = [
  [470, 196],
  [528, 206],
  [584, 244],
  [612, 306],
  [602, 330],
  [566, 300],
  [520, 274],
  [476, 262],
]
const birdTail: Point[] = [
  [200, 560],
  [140, 520],
  [104, 452],
  [92, 376],
  [118, 352],
  [150, 396],
  [172, 352],
  [204, 356],
  [212, 410],
  [246, 390],
  [264, 420],
  [262, 480],
  [250, 540],
]
const birdLegs = [
  [
    [262, 676],
    [292, 676],
    [288, 760],
    [336, 804],
    [330, 826],
    [286, 806],
    [240, 824],
    [232, 804],
    [264, 764],
  ],
  [
    [340, 664],
    [368, 652],
    [378, 736],
    [432, 780],
    [426, 802],
    [380, 784],
    [346, 806],
    [332, 790],
    [352, 742],
  ],
] as Point[][]
const crest: Point[] = [
  [404, 200],
  [376, 160],
  [340, 152],
  [352, 132],
  [396, 132],
  [420, 156],
  [432, 118],
  [456, 116],
  [462, 156],
  [470, 196],
]
const bird = [birdTail, ...birdLegs, birdBody, birdNeck, birdBeak, crest]
const wing: Point[] = [
  [196, 592],
  [224, 524],
  [288, 492],
  [352, 506],
  [380, 556],
  [352, 612],
  [290, 640],
  [226, 636],
]
const birds = [bird, bird.map((shape) => mirror(shape, 800))]

/** Small fish in the gaps above and below. */
const fishAt = (x: number, y: number, side: 1 | -1, s: number): Point[] =>
  (
    [
      [-70, 0],
      [-40, -30],
      [6, -36],
      [44, -14],
      [84, -40],
      [80, 0],
      [84, 40],
      [44, 14],
      [6, 36],
      [-40, 30],
    ] as Point[]
  ).map(([a, b]) => [x + side * a * s, y + b * s])
const fishes = [
  fishAt(566, 864, 1, 0.78),
  fishAt(1034, 864, -1, 0.78),
  fishAt(654, 138, 1, 0.8),
  fishAt(946, 138, -1, 0.8),
]

const figures: Shape[] = [...turtle, ...birds.flat(), ...fishes]
const frame = { left: 92, top: 84, right: 1508, bottom: 916 }

export function draw(): string {
  const random = chance(61)
  const defs = [
    `<filter id="hand" x="-2%" y="-2%" width="104%" height="104%"><feTurbulence type="fractalNoise" baseFrequency=".014" numOctaves="2" seed="12"/><feDisplacementMap in="SourceGraphic" scale="11" xChannelSelector="R" yChannelSelector="G"/></filter>`,
    `<filter id="fold" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur in="SourceAlpha" stdDeviation="2.4" result="b"/><feOffset in="b" dx="1.6" dy="3" result="o"/><feFlood flood-color="#0b0305" flood-opacity=".62"/><feComposite in2="o" operator="in" result="s"/><feMerge><feMergeNode in="s"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`,
    `<pattern id="weave" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M0 1h2.5M2.5 3.5h2.5" stroke="#fff" stroke-width=".9" opacity=".5"/><path d="M1 2.5v2.5M3.5 0v2.5" stroke="#000" stroke-width=".9" opacity=".5"/></pattern>`,
    `<filter id="crease" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".006 .009" numOctaves="3" seed="21" result="t"/><feDiffuseLighting in="t" surfaceScale="9" lighting-color="#fff" diffuseConstant="1.05"><feDistantLight azimuth="235" elevation="58"/></feDiffuseLighting></filter>`,
  ].join('')
  const body = `<rect width="1600" height="1000" fill="${black}"/><g filter="url(#hand)">${border()}<g filter="url(#fold)"><path d="${lines(
    [
      [frame.left, frame.top],
      [frame.right, frame.top],
      [frame.right, frame.bottom],
      [frame.left, frame.bottom],
    ],
  )}" fill="${red}"/></g>${slits(random)}
    ${birds
      .map((each, i) =>
        applique(
          `bird${i}`,
          each,
          [
            [36, black],
            [28, orange],
            [20, black],
            [12, yellow],
            [5, black],
          ],
          [teal, rose][i]!,
          [
            [7, black],
            [15, [yellow, orange][i]!],
            [20, black],
          ],
        ),
      )
      .join('')}${birds.map((_, i) => birdInside(i)).join('')}
    ${applique(
      'turtle',
      turtle,
      [
        [38, black],
        [30, yellow],
        [22, black],
        [13, orange],
        [5, black],
      ],
      green,
      [
        [7, black],
        [15, yellow],
        [20, black],
      ],
    )}${turtleInside()}
    ${fishes
      .map((fish, i) =>
        applique(
          `fish${i}`,
          [fish],
          [
            [19, black],
            [12, yellow],
            [5, black],
          ],
          [orange, orange, rose, rose][i]!,
          [
            [5, black],
            [10, cream],
            [14, black],
          ],
        ),
      )
      .join('')}${fishes
      .map(([, , , , , [tx, ty] = [0, 0]], i) => {
        const side = i % 2 ? -1 : 1
        return `<circle cx="${n(tx - side * 104)}" cy="${n(ty - 5)}" r="6" fill="${black}"/><circle cx="${n(tx - side * 104)}" cy="${n(ty - 5)}" r="3" fill="${cream}"/>`
      })
      .join('')}</g>
    <g style="mix-blend-mode:multiply"><rect width="1600" height="1000" filter="url(#crease)" opacity=".42"/></g><rect width="1600" height="1000" fill="url(#weave)" opacity=".2"/>`
  return sheet(defs, body, 0.1)
}

const union = (shapes: readonly Shape[]) => shapes.map((shape) => curve(shape, true)).join('')

/** Cloth over cloth: wide outer bands under narrow ones, the figure, and bands inside its edge; a stitch line on each. */
function applique(
  id: string,
  shapes: readonly Shape[],
  outer: readonly Band[],
  fill: string,
  inner: readonly Band[],
): string {
  const d = shapes.map((shape) => `<path d="${curve(shape, true)}"/>`).join('')
  const bands = outer
    .map(
      ([width, colour]) =>
        `<g filter="url(#fold)" fill="${colour}" stroke="${colour}" stroke-width="${width * 2}" stroke-linejoin="round">${d}</g>${stitch(d, width, colour)}`,
    )
    .join('')
  const inside = inner
    .toReversed()
    .map(
      ([width, colour]) =>
        `<g fill="none" stroke="${colour}" stroke-width="${width * 2}" stroke-linejoin="round">${d}</g>`,
    )
    .join('')
  return `<clipPath id="${id}"><path d="${union(shapes)}"/></clipPath>${bands}<g filter="url(#fold)" fill="${fill}">${d}</g>${shapes.map((shape, i) => `<clipPath id="${id}p${i}"><path d="${curve(shape, true)}"/></clipPath><g clip-path="url(#${id}p${i})"><path d="${curve(shape, true)}" fill="${fill}"/>${inside.replaceAll(d, `<path d="${curve(shape, true)}"/>`)}</g>`).join('')}`
}

/** Tiny stitches just inside the edge of a band. */
function stitch(d: string, width: number, colour: string): string {
  const thread = colour === black ? '#6d5a55' : '#5a1418'
  const w = width * 2 - 3
  return `<g fill="none" stroke="${thread}" stroke-width="${w}" stroke-dasharray="3 8" opacity=".8">${d}</g><g fill="none" stroke="${colour}" stroke-width="${w - 2.6}" stroke-linejoin="round">${d}</g>`
}

/** The shell's plates, the eyes, and slits along the flippers. */
function turtleInside(): string {
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

const centre = (shape: Shape): Point => [
  shape.reduce((sum, p) => sum + p[0], 0) / shape.length,
  shape.reduce((sum, p) => sum + p[1], 0) / shape.length,
]

/** The wing in parallel bands, the eye, and slits on neck and tail. */
function birdInside(i: number): string {
  const place = (shape: Shape) => (i ? mirror(shape, 800) : shape)
  const c = centre(wing)
  const bands = (
    [
      [1, black],
      [0.88, cream],
      [0.76, black],
      [0.62, [rose, teal][i]!],
      [0.46, black],
      [0.33, yellow],
      [0.18, black],
    ] as const
  )
    .map(
      ([s, colour], k) =>
        `<path d="${curve(place(wing.map(([x, y]): Point => [c[0] + (x - c[0]) * s + (1 - s) * 14, c[1] + (y - c[1]) * s])), true)}" fill="${colour}"${k % 2 === 0 ? '' : ' filter="url(#fold)"'}/>`,
    )
    .join('')
  const [[ex, ey]] = place([[436, 226]]) as [Point]
  const slits = (
    [
      [[436, 424], [452, 372], cream],
      [[456, 346], [458, 292], cream],
      [[128, 420], [164, 490], yellow],
      [[190, 404], [202, 486], yellow],
      [[238, 440], [234, 480], yellow],
    ] as const
  )
    .map(([a, b, colour]) => {
      const [p, q] = place([a, b]) as [Point, Point]
      return slit(p, q, colour)
    })
    .join('')
  return `${bands}${slits}<circle cx="${ex}" cy="${ey}" r="21" fill="${black}"/><circle cx="${ex}" cy="${ey}" r="16" fill="${cream}"/><circle cx="${ex}" cy="${ey}" r="9.5" fill="${orange}"/><circle cx="${ex}" cy="${ey}" r="5" fill="${black}"/>`
}

/** One cut through the top cloth: its turned edge, the colour under it and the dark below. */
function slit([ax, ay]: Point, [bx, by]: Point, colour: string, width = 16): string {
  const d = `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`
  return `<g stroke-linecap="round" fill="none"><path d="${d}" stroke="${black}" stroke-width="${width}"/><path d="${d}" stroke="${colour}" stroke-width="${n(width * 0.62)}"/><path d="${d}" stroke="${black}" stroke-width="${n(width * 0.2)}"/></g>`
}

/** Slits in columns all over the ground, stopping short of the figures. */
function slits(random: Chance): string {
  const samples = figures.map(dense)
  const free = (x: number, y: number) =>
    samples.every((points) => points.every(([a, b]) => Math.hypot(a - x, b - y) > 51)) &&
    !figures.some((shape) => inside([x, y], shape))
  let out = ''
  let k = 0
  for (let x = frame.left + 26; x <= frame.right - 22; x += 22.4) {
    let start: number | undefined
    let most = between(random, 34, 96)
    for (let y = frame.top + 24; y <= frame.bottom - 20; y += 4) {
      const open = free(x, y) && y < frame.bottom - 24
      if (open) start ??= y
      if (start !== undefined && (!open || y - start > most)) {
        if (y - start > 10)
          out += slit(
            [x + between(random, -1.6, 1.6), start],
            [x + between(random, -1.6, 1.6), y - 4],
            slitColours[Math.floor(random() * slitColours.length + k++) % slitColours.length]!,
          )
        start = open ? y + 20 : undefined
        if (open) y += 18
        most = between(random, 34, 96)
      }
    }
  }
  return `<g>${out}</g>`
}

const dense = (shape: Shape): Point[] =>
  shape.flatMap(([x, y], i) => {
    const [a, b] = shape[(i + 1) % shape.length]!
    return Array.from({ length: 5 }, (_, k): Point => [x + ((a - x) * k) / 5, y + ((b - y) * k) / 5])
  })

function inside([x, y]: Point, shape: Shape): boolean {
  let odd = false
  shape.forEach(([ax, ay], i) => {
    const [bx, by] = shape[(i + 1) % shape.length]!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd
  })
  return odd
}

/** Saw-toothed strips round the cloth. */
function border(): string {
  const tooth = (from: Point, step: Point, out: Point, count: number) => {
    const d = times(
      count,
      (i) =>
        `L${n(from[0] + step[0] * (i + 0.5) + out[0])} ${n(from[1] + step[1] * (i + 0.5) + out[1])}L${n(from[0] + step[0] * (i + 1))} ${n(from[1] + step[1] * (i + 1))}`,
    )
    return `M${n(from[0])} ${n(from[1])}${d}`
  }
  const ring = (inset: number, height: number, colour: string) => {
    const [l, t, r, b] = [inset, inset, 1600 - inset, 1000 - inset]
    return `<path filter="url(#fold)" d="${tooth([l, t], [(r - l) / 40, 0], [0, -height], 40)}${tooth([r, t], [0, (b - t) / 25], [height, 0], 25).replace('M', 'L')}${tooth([r, b], [-(r - l) / 40, 0], [0, height], 40).replace('M', 'L')}${tooth([l, b], [0, -(b - t) / 25], [-height, 0], 25).replace('M', 'L')}Z" fill="${colour}"/>`
  }
  return `<rect x="-20" y="-20" width="1640" height="1040" fill="${red}"/>${ring(38, 24, black)}${ring(50, 22, orange)}${ring(64, 18, black)}${ring(74, 14, yellow)}<rect x="82" y="74" width="1436" height="852" fill="${black}"/>`
}
