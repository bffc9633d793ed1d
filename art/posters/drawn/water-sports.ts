/** The stern of a catamaran low over clear water: kayaks, a paddle board, fins and masks on the rail, fish below, an islet beyond. */
import {
  boardOutline,
  type Craft,
  hullOf,
  kayakOutline,
  mirrored,
  onCraft,
  paddle,
  type Place,
  ring,
  viewFrom,
} from '../perspective.ts'
import {
  between,
  birds,
  blur,
  caustics,
  chance,
  type Chance,
  cumulus,
  glints,
  glow,
  gradient,
  ink,
  deep,
  lagoon,
  land,
  magenta,
  mix,
  n,
  palm,
  paper,
  scrub,
  sheet,
  sunset,
  times,
} from '../kit.ts'

const horizon = 400
const view = viewFrom({ middle: 900, horizon, height: 2.2, focal: 1000 })

export function draw(): string {
  const random = chance(23)
  const defs = [
    gradient('sky', [
      [0, '#3f93ad'],
      [0.45, '#86c3cc'],
      [0.85, '#d9eee6'],
      [1, '#f3f1dc'],
    ]),
    gradient('sea', [
      [0, '#0f6f8c'],
      [0.08, '#1488a0'],
      [0.25, '#27aeb8'],
      [0.55, '#6fd0cf'],
      [1, '#b4e8df'],
    ]),
    gradient('hull', [
      [0, '#fffdf7'],
      [0.5, '#f1eadb'],
      [1, '#cbbfa6'],
    ]),
    gradient('inner', [
      [0, '#b9b5a6'],
      [1, '#dcd5c2'],
    ]),
    gradient('teak', [
      [0, '#d3a66e'],
      [1, '#a8743f'],
    ]),
    gradient('window', [
      [0, '#0a2533'],
      [0.6, '#15465a'],
      [1, '#2f7385'],
    ]),
    gradient('yellow', [
      [0, '#ffd774'],
      [0.45, '#f0b53c'],
      [1, '#b87a16'],
    ]),
    gradient('coral', [
      [0, '#f79a7a'],
      [0.45, '#e36a4c'],
      [1, '#a53f2a'],
    ]),
    gradient(
      'board',
      [
        [0, '#fdfaf0'],
        [1, '#dccfae'],
      ],
      [0, 0, 1, 0],
    ),
    gradient('chrome', [
      [0, '#fff'],
      [0.5, '#9fb3b8'],
      [1, '#eef4f3'],
    ]),
    glow('sand', [
      [0, '#fff3d0', 0.75],
      [1, '#fff3d0', 0],
    ]),
    blur('soft', 8),
    blur('softer', 22),
    blur('tight', 3),
    caustics('net-far', 0.012, 0.05, 4),
    caustics('net-near', 0.007, 0.024, 8),
    gradient('down', [
      [0, '#000'],
      [1, '#fff'],
    ]),
    gradient('updown', [
      [0, '#000'],
      [0.5, '#fff'],
      [1, '#000'],
    ]),
    `<mask id="near"><rect y="600" width="1600" height="190" fill="url(#updown)"/></mask><mask id="nearer"><rect y="700" width="1600" height="300" fill="url(#down)"/></mask>`,
    blur('haze', 1.3),
    `<filter id="ripple" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency=".008 .05" numOctaves="2" seed="5"/><feDisplacementMap in="SourceGraphic" scale="16" xChannelSelector="R" yChannelSelector="G"/></filter>`,
  ].join('')
  const body = `<rect width="1600" height="${horizon + 4}" fill="url(#sky)"/>
    ${cumulus(random, 690, 330, 330, '#fdf8ea', '#d8e8e4', 0.85)}${cumulus(random, 1180, 300, 260, '#fdf8ea', '#d8e8e4', 0.7)}${cumulus(random, 985, 372, 200, '#fdf8ea', '#e2ece4', 0.7)}
    ${birds(
      [
        [1060, 190, 17],
        [1112, 168, 12],
        [1010, 150, 10],
      ],
      '#2a6277',
    )}
    <path d="M560 ${horizon}C700 372 780 388 900 380S1120 386 1260 ${horizon}Z" fill="#5f9fae" opacity=".7"/>
    <rect y="${horizon}" width="1600" height="600" fill="url(#sea)"/>${bottom(random)}
    ${islet(random)}
    <path d="${glints(random, 110, [520, 412, 1600, 660], 30)}" fill="#fff" opacity=".4"/>
    ${fishes(random)}${netOfLight()}
    ${stern()}
    ${kayak({ ...kayakShape, at: [3.1, 9.8], heading: 82 }, ['#a8690f', '#ffcf5e', '#f4b93f'])}${kayak({ ...kayakShape, at: [1.5, 6.6], heading: 70 }, ['#9c3423', '#f58d6d', '#e66f50'])}${board()}
    <path d="${glints(random, 60, [420, 800, 1600, 990], 40)}" fill="#fff" opacity=".5"/>`
  return sheet(defs, body, 0.09)
}

/** Pale sand and dark sea grass under the water. */
function bottom(random: Chance): string {
  const grass = times(16, () => {
    const y = 560 + random() ** 1.4 * 420,
      s = (y - 380) / 300
    return `<ellipse cx="${n(between(random, 420, 1620))}" cy="${n(y)}" rx="${n(between(random, 40, 120) * s)}" ry="${n(between(random, 7, 17) * s)}"/>`
  })
  return `<g filter="url(#softer)"><ellipse cx="1000" cy="720" rx="660" ry="130" fill="#eafaf0" opacity=".4"/><ellipse cx="700" cy="930" rx="560" ry="90" fill="#f6f3d8" opacity=".45"/></g><g fill="#1c8f94" opacity=".28" filter="url(#soft)">${grass}</g>`
}

/** The net of light on the sand, larger and stronger towards the front. */
const netOfLight = () =>
  `<g mask="url(#near)"><rect y="600" width="1600" height="190" filter="url(#net-far)" opacity=".5"/></g><g mask="url(#nearer)"><rect y="700" width="1600" height="300" filter="url(#net-near)" opacity=".6"/></g>`

function islet(random: Chance): string {
  const colours = { trunk: '#b08a5e', shade: '#7d5c3a', leaf: '#1f5a45', lit: '#4c8f52', nut: '#8c6b35' }
  const far = { trunk: '#8d7a5e', shade: '#6d5c46', leaf: '#2a6357', lit: '#4a8468' }
  const palms = (
    [
      [1130, 424, 120, -0.3, far],
      [1186, 420, 150, 0.12, far],
      [1236, 424, 210, -0.16, colours],
      [1290, 428, 176, 0.22, colours],
      [1330, 424, 236, 0.06, colours],
      [1388, 426, 196, -0.2, colours],
      [1420, 424, 150, 0.34, colours],
      [1452, 424, 116, 0.28, far],
    ] as const
  )
    .map(([x, y, h, lean, c]) => palm(random, x, y, h, lean, c))
    .join('')
  return `<g><ellipse cx="1290" cy="442" rx="330" ry="24" fill="#a9e4dc" opacity=".85"/><ellipse cx="1290" cy="438" rx="262" ry="14" fill="#d4f2e6"/><path d="M1040 436C1090 420 1160 416 1240 414 1330 412 1420 416 1534 436 1460 446 1120 447 1040 436Z" fill="${land}"/><path d="M1040 436C1120 447 1460 446 1534 436 1450 440 1130 440 1040 436Z" fill="#cdb98f"/>
    ${scrub(random, 1096, 422, 380, 42, '#255f4d')}${palms}${scrub(random, 1150, 426, 200, 26, '#3b7d52')}${scrub(random, 1330, 427, 120, 20, '#4c8f52')}
    <g opacity=".34" filter="url(#tight)" fill="#1f5a45"><path d="${glints(random, 46, [1100, 446, 1480, 492], 34)}"/></g></g>`
}

/** Sergeants and a ray in the shallows, seen through the surface. */
function fishes(random: Chance): string {
  const school = times(22, () => {
    const x = between(random, 640, 1240),
      y = between(random, 866, 980),
      s = between(random, 0.6, 1.1)
    return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(s)} ${n(s * 0.7)}) rotate(${n(between(random, -14, 12))})"><path d="M-22 0C-12-14 10-14 22 0L34-10V10L22 0C10 14-12 14-22 0Z" fill="#f3d35c"/><path d="M-10-9v18M-2-11v22M6-10v20" stroke="#25464f" stroke-width="3.4"/><path d="M-22 0C-12-14 10-14 22 0 10-6-12-6-22 0Z" fill="#5d8f8f" opacity=".6"/></g>`
  })
  const ray = `<g transform="translate(1424 822) rotate(-16) scale(1.1 .68)"><path d="M0-66C14-66 22-54 28-42 62-38 108-10 148 14 104 18 62 30 30 62 18 72-18 72-30 62-62 30-104 18-148 14-108-10-62-38-28-42-22-54-14-66 0-66Z" fill="#245e6c"/><path d="M-2 66C6 120 34 150 80 190" stroke="#245e6c" stroke-width="5" fill="none"/><g fill="#bfe6df" opacity=".75">${times(34, () => `<circle cx="${n(between(random, -70, 70))}" cy="${n(between(random, -26, 26))}" r="${n(between(random, 1.8, 4))}"/>`)}</g></g>`
  return `<g opacity=".34" filter="url(#tight)" fill="#0e4c63"><ellipse cx="1420" cy="874" rx="120" ry="22"/><ellipse cx="900" cy="960" rx="260" ry="14"/></g><g opacity=".5" filter="url(#ripple)">${ray}</g><g opacity=".74">${school}</g>`
}

const kayakShape = { length: 3.9, width: 0.86, height: 0.27, sheer: 0.14, outline: kayakOutline }

/** A double kayak with seats, wells and a paddle across, her painter leading to the stern. */
function kayak(craft: Craft, colours: readonly [string, string, string]): string {
  const place = onCraft(craft),
    w = view.size(craft.at[1])
  const well = (from: number, to: number) =>
    `<path d="${view.soft(ring(craft, 1.03, 0.66, from, to))}" fill="${mix(colours[0], ink, 0.35)}"/><path d="${view.soft(ring(craft, 0.8, 0.56, from, to))}" fill="${mix(colours[0], ink, 0.15)}"/>`
  const seat = (along: number) =>
    `<path d="${view.soft([place(along, -0.4, 0.3), place(along, -0.36, 0.62), place(along, 0.36, 0.62), place(along, 0.4, 0.3)])}" fill="${ink}"/><path d="${view.soft([place(along + 0.012, -0.32, 0.32), place(along + 0.012, -0.28, 0.56), place(along + 0.012, 0.28, 0.56), place(along + 0.012, 0.32, 0.32)])}" fill="#2b4a57"/>`
  return `<g opacity=".4" filter="url(#soft)"><path d="${view.soft(ring(craft, 0.1, 1.25))}" fill="#0c5a6b" transform="translate(14 ${n(w * 0.34)})"/></g><g opacity=".36" filter="url(#ripple)">${mirrored(view, craft, colours[2])}</g>
    ${hullOf(view, craft, colours)}<path d="${view.soft(ring(craft, 1.02, 0.9))}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="${n(w * 0.014)}"/>${well(0.28, 0.5)}${well(0.52, 0.74)}${seat(0.3)}${seat(0.54)}
    <path d="${view.line([place(0.8, -0.5, 0.31), place(0.87, 0.4, 0.32), place(0.87, -0.4, 0.32), place(0.8, 0.5, 0.31)])}" fill="none" stroke="${ink}" stroke-width="${n(w * 0.018)}"/>
    ${paddle(view, place(0.36, -2.1, 0.46), place(0.52, 1.9, 0.46), '#23343d', paper)}<path d="${glints(chance(Math.round(w)), 12, [view.at(place(0, 0, 0))[0], view.at(place(0, 0, 0))[1] + w * 0.02, view.at(place(1, 0, 0))[0], view.at(place(1, 0, 0))[1] + w * 0.4], w * 0.3)}" fill="#fff" opacity=".5"/>`
}

/** The paddle board in front of the platform, with her paddle, a mask and the fins on it. */
function board(): string {
  const craft: Craft = {
    at: [-1.35, 5.35],
    heading: 22,
    length: 3.3,
    width: 0.84,
    height: 0.13,
    outline: boardOutline,
  }
  const place = onCraft(craft),
    w = view.size(5.3)
  const pad = ring(craft, 1.05, 0.72, 0.08, 0.6)
  return `<g opacity=".4" filter="url(#soft)"><path d="${view.soft(ring(craft, 0.1, 1.1))}" fill="#0c5a6b" transform="translate(10 ${n(w * 0.3)})"/></g>${hullOf(view, craft, ['#7b5a34', '#fffaf0', 'url(#board)'], 30)}
    <path d="${view.soft(pad)}" fill="${lagoon}"/><path d="${times(9, (i) => view.line([place(0.12 + i * 0.055, -0.62, 0.14), place(0.12 + i * 0.055, 0.62, 0.14)]))}" stroke="#0d6f80" stroke-width="2.4"/>
    <path d="${view.line([place(0.66, -0.78, 0.14), place(0.72, 0.8, 0.14)])}" stroke="${magenta}" stroke-width="9"/><path d="${view.line([place(0.69, -0.74, 0.14), place(0.75, 0.76, 0.14)])}" stroke="${sunset}" stroke-width="7"/>
    ${paddle(view, place(0.06, 0.36, 0.2), place(0.86, 0.12, 0.2), '#23343d', magenta)}`
}

/** The starboard quarter: hull, steps, cockpit under the hard top, and the rail with what hangs on it. */
function stern(): string {
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

/** The steel rail of the quarter. */
const rail = () =>
  `<path d="${view.line([
    [-2.35, 1.6, 8.7],
    [-2.35, 2.45, 8.7],
    [-2.4, 2.5, 13],
    [-2.5, 2.5, 17.5],
    [-2.5, 1.75, 17.5],
  ])}M${view.at([-2.4, 2.5, 13]).map(n).join(' ')}L${view.at([-2.4, 1.62, 13]).map(n).join(' ')}" fill="none" stroke="#dfe8e7" stroke-width="6" stroke-linecap="round"/><path d="${view.line(
    [
      [-2.35, 2.05, 8.7],
      [-2.45, 2.1, 17.5],
    ],
  )}" stroke="#b5c4c6" stroke-width="2.5"/>`

/** Mast, boom with the furled sail, and shrouds. */
function mast(): string {
  const [x, y] = view.at([-6.1, 4, 16]),
    [bx, by] = view.at([-6.1, 4.7, 9.2]),
    [gx, gy] = view.at([-6.1, 4.6, 16])
  return `<path d="M${n(x - 9)} ${n(y)}L${n(x - 7)} -20H${n(x + 8)}L${n(x + 9)} ${n(y)}Z" fill="#f3ede0"/><path d="M${n(x + 3)} ${n(y)}V-20H${n(x + 8)}L${n(x + 9)} ${n(y)}Z" fill="#a9b5b3"/><path d="M${n(x)} -240L${n(view.at([-3.4, 3.9, 15])[0])} ${n(view.at([-3.4, 3.9, 15])[1])}M${n(x)} -240L${n(view.at([-9.6, 3.9, 15])[0])} ${n(view.at([-9.6, 3.9, 15])[1])}" stroke="#4f7480" stroke-width="2.4"/>
    <path d="M${n(bx - 40)} ${n(by + 4)}C${n(bx - 34)} ${n(by - 76)} ${n(bx + 26)} ${n(by - 80)} ${n(bx + 34)} ${n(by + 2)}Z" fill="${deep}"/><path d="M${n(bx - 24)} ${n(by + 2)}C${n(bx - 20)} ${n(by - 50)} ${n(bx + 14)} ${n(by - 54)} ${n(bx + 22)} ${n(by + 2)}Z" fill="#fbf8f1" opacity=".85"/><path d="M${n(bx - 4)} ${n(by - 57)}C${n(bx + 24)} ${n(by - 54)} ${n(bx + 32)} ${n(by - 24)} ${n(bx + 34)} ${n(by + 2)}L${n(gx + 12)} ${n(gy)}L${n(gx + 6)} ${n(gy - 62)}Z" fill="#1d6780"/><path d="M${n(bx - 42)} ${n(by + 2)}H${n(bx + 36)}L${n(gx + 14)} ${n(gy + 2)}L${n(gx + 14)} ${n(gy + 12)}L${n(bx + 34)} ${n(by + 20)}H${n(bx - 40)}Z" fill="#f3ede0"/>`
}

/** Two pairs of fins, two masks with snorkels and a towel, hung on the aft rail. */
function hung(): string {
  const [, y] = view.at([-5, 1.86, 8.3]),
    [right, foot] = view.at([-4.35, 1.6, 8.3])
  const posts = [-4.4, -5.6, -6.8, -8]
    .map(
      (x) =>
        `<path d="M${n(view.at([x, 0, 8.3])[0])} ${n(y)}V${n(foot)}" stroke="#c9d6d7" stroke-width="6"/>`,
    )
    .join('')
  const fin = (x: number, turn: number, a: string, b: string) =>
    `<g transform="translate(${x} ${n(y)}) rotate(${turn})"><path d="M-9 6C-12 22-10 30-11 38L-21 104Q0 114 21 104L11 38C10 30 12 22 9 6Q0-4-9 6Z" fill="${a}"/><path d="M-9 6C-12 22-10 30-11 38L11 38C10 30 12 22 9 6Q0-4-9 6Z" fill="${b}"/><path d="M-7 44L-12 100M7 44L12 100M0 44V104" stroke="${b}" stroke-width="3" opacity=".7"/><path d="M-5 8Q0 2 5 8V18Q0 22-5 18Z" fill="#0a2533" opacity=".6"/></g>`
  const mask = (x: number, colour: string) =>
    `<g transform="translate(${x} ${n(y)})"><path d="M-24 34C-18 6-6-2 0-2S18 6 24 34" fill="none" stroke="#23343d" stroke-width="6"/><path d="M-30 34Q-30 24-18 24H18Q30 24 30 34V48Q30 60 16 60 6 60 0 50-6 60-16 60-30 60-30 48Z" fill="${colour}"/><path d="M-24 36Q-24 30-16 30H16Q24 30 24 36V46Q24 54 15 54 7 54 0 43-7 54-15 54-24 54-24 46Z" fill="#bfe7e8"/><path d="M-20 34H-6L-16 50Q-22 48-21 42Z" fill="#fff" opacity=".7"/><path d="M34 6V70Q34 90 18 88" fill="none" stroke="${colour}" stroke-width="8" stroke-linecap="round"/><path d="M34 6V22" stroke="${magenta}" stroke-width="8" stroke-linecap="round"/></g>`
  const towel = `<path d="M20 ${n(y - 5)}H118V${n(y + 112)}Q94 ${n(y + 118)} 70 ${n(y + 112)}T20 ${n(y + 114)}Z" fill="${paper}"/><g fill="${magenta}">${[18, 78].map((d) => `<path d="M20 ${n(y + d)}H118v12H20z"/>`).join('')}</g><g fill="${lagoon}">${[40, 60].map((d) => `<path d="M20 ${n(y + d)}H118v8H20z"/>`).join('')}</g><path d="M92 ${n(y - 5)}H118V${n(y + 112)}Q104 ${n(y + 117)} 92 ${n(y + 116)}Z" fill="#0a2533" opacity=".1"/>`
  return `${posts}<path d="M-10 ${n(y)}H${n(right)}" stroke="#eef4f3" stroke-width="8" stroke-linecap="round"/><path d="M-10 ${n(y + 3)}H${n(right)}" stroke="#9fb3b8" stroke-width="2.4"/>${towel}${fin(158, 3, '#f0b53c', '#8a5d10')}${fin(202, -2, '#f0b53c', '#8a5d10')}${mask(262, deep)}${fin(330, 2, lagoon, '#0a4656')}${fin(372, -3, lagoon, '#0a4656')}`
}

/** The swimming ladder, let down. */
function ladder(): string {
  const x = -2.85
  return `<g stroke="#eef4f3" stroke-width="7" stroke-linecap="round" fill="none"><path d="${view.line([
    [x, 0.42, 7.05],
    [x, -0.3, 6.95],
  ])}${view.line([
    [x + 0.4, 0.42, 7.05],
    [x + 0.4, -0.3, 6.95],
  ])}" stroke="#c3d0d2"/><path d="${[0.15, -0.1]
    .map((y) =>
      view.line([
        [x, y, 7],
        [x + 0.4, y, 7],
      ]),
    )
    .join('')}"/></g>`
}
