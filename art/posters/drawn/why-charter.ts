/** A family on the net between the bows, seen from behind, and a crew member who shows them the island ahead. */
import {
  birds,
  blur,
  caustics,
  chance,
  type Chance,
  cumulus,
  deep,
  glints,
  glow,
  gradient,
  ink,
  lagoon,
  magenta,
  mix,
  n,
  palm,
  scrub,
  sheet,
  sunset,
  times,
} from '../kit.ts'
import { viewFrom } from '../perspective.ts'

const horizon = 392
const net = 1.5
const view = viewFrom({ middle: 800, horizon, height: 2.66, focal: 1200 })
const { flat: f, line, at } = view

export function draw(): string {
  const random = chance(97)
  const defs = [
    gradient('sky', [
      [0, '#1f7ba0'],
      [0.45, '#6bbacb'],
      [0.8, '#d5ebe0'],
      [1, '#f5eed3'],
    ]),
    gradient('sea', [
      [0, '#0d6c8b'],
      [0.06, '#1587a1'],
      [0.2, '#25aab6'],
      [0.5, '#55c7c8'],
      [1, '#8adbd2'],
    ]),
    gradient('deck', [
      [0, '#fffdf6'],
      [1, '#ece3cf'],
    ]),
    gradient('side', [
      [0, '#c9cfc8'],
      [1, '#5f8c96'],
    ]),
    gradient('beam', [
      [0, '#fdfdf8'],
      [0.5, '#c6d0d0'],
      [1, '#8299a0'],
    ]),
    gradient('cushion', [
      [0, '#fff9ec'],
      [1, '#dccdaa'],
    ]),
    gradient('sand', [
      [0, '#fff3cf'],
      [1, '#e3c78f'],
    ]),
    glow('shade', [
      [0, '#073b4d', 0.55],
      [1, '#073b4d', 0],
    ]),
    gradient(
      'sail',
      [
        [0, '#f3ead8'],
        [0.5, '#fffdf5'],
        [1, '#c9bda2'],
      ],
      [0, 0, 1, 0],
    ),
    gradient('down', [
      [0, '#000'],
      [0.5, '#fff'],
      [1, '#fff'],
    ]),
    gradient('straw', [
      [0, '#f5dba0'],
      [1, '#c99a54'],
    ]),
    gradient(
      'sunlight',
      [
        [0, '#fff3cf', 0],
        [1, '#fff3cf', 0.2],
      ],
      [0, 1, 1, 0],
    ),
    caustics('net-of-light', 0.008, 0.03, 6),
    blur('soft', 7),
    blur('tight', 2.4),
    blur('wide', 24),
    `<mask id="near"><rect y="480" width="1600" height="520" fill="url(#down)"/></mask>`,
  ].join('')
  const body = `<rect width="1600" height="${horizon + 4}" fill="url(#sky)"/>${cumulus(random, 60, 350, 420, '#fffaf0', '#d9e8e2', 0.95)}${cumulus(random, 330, 378, 260, '#fffaf0', '#e2ece0', 0.8)}${cumulus(random, 1130, 344, 420, '#fffaf0', '#dbe8e0', 0.95)}${cumulus(random, 1010, 380, 240, '#fffaf0', '#e6ede0', 0.8)}${cumulus(random, 700, 238, 220, '#fffaf0', '#cfe3e0', 0.5)}
    <path d="M0 ${horizon}C120 366 240 372 340 360S500 378 560 ${horizon}ZM1080 ${horizon}C1200 372 1300 376 1420 362S1560 370 1600 368V${horizon}Z" fill="#6da5ae" opacity=".75"/>${birds(
      [
        [1190, 214, 20],
        [1240, 190, 16],
        [1284, 208, 13],
        [420, 180, 15],
      ],
      '#2a6277',
    )}
    <rect y="${horizon}" width="1600" height="612" fill="url(#sea)"/>${island(random)}<path d="${glints(random, 150, [0, horizon + 10, 1600, 640], 28)}" fill="#fff" opacity=".42"/>
    <g filter="url(#wide)" fill="#eefbea" opacity=".5"><ellipse cx="760" cy="640" rx="420" ry="60"/><ellipse cx="820" cy="820" rx="460" ry="80"/></g><g mask="url(#near)"><rect y="480" width="1600" height="520" filter="url(#net-of-light)" opacity=".5"/></g>
    ${inside(-1)}${inside(1)}${netting()}${bow(-1)}${bow(1)}${beam()}${family()}${crew()}${cushions()}<rect width="1600" height="1000" fill="url(#sunlight)"/>`
  return sheet(defs, body, 0.09)
}

function island(random: Chance): string {
  const near = { trunk: '#a5845c', shade: '#735a3c', leaf: '#1f5a45', lit: '#559a55', nut: '#8c6b35' }
  const far = { trunk: '#8a8064', shade: '#6d664f', leaf: '#2a6357', lit: '#4f8a6a' }
  const y = 416
  const back = (
    [
      [430, 110, -0.26],
      [520, 140, 0.06],
      [690, 150, -0.12],
      [860, 138, 0.14],
      [980, 118, 0.28],
    ] as const
  )
    .map(([x, h, lean]) => palm(random, x, y - 8, h, lean, far))
    .join('')
  const front = (
    [
      [474, 178, -0.16],
      [566, 226, 0.1],
      [620, 190, -0.1],
      [668, 252, 0.04],
      [742, 206, 0.18],
      [800, 236, -0.08],
      [902, 188, 0.22],
      [940, 150, 0.3],
    ] as const
  )
    .map(([x, h, lean]) => palm(random, x, y - 4, h, lean, near))
    .join('')
  return `<g filter="url(#soft)"><ellipse cx="700" cy="440" rx="470" ry="26" fill="#a9e6da" opacity=".85"/></g><g opacity=".4" filter="url(#tight)" fill="#1f5a45"><path d="${glints(random, 60, [440, 432, 960, 500], 36)}"/></g><path d="M330 428C430 412 560 408 700 408S960 412 1080 430C960 440 820 443 690 443S430 440 330 428Z" fill="url(#sand)"/><path d="M330 428C430 440 560 443 690 443S960 440 1080 430C980 446 820 450 690 450S420 444 330 428Z" fill="#f2fff6" opacity=".8"/>${back}${scrub(random, 410, y - 2, 590, 54, '#245f4d')}${front}${scrub(random, 480, y + 2, 210, 34, '#3b7d52')}${scrub(random, 640, y + 4, 260, 26, '#559a55')}${scrub(random, 860, y + 2, 110, 26, '#3b7d52')}
    <g transform="translate(1006 424)"><path d="M-30 0V-22H30V0Z" fill="#a97a48"/><path d="M-42-18L-16-48H18L42-18Z" fill="#c79a5a"/><path d="M8-48H18L42-18 26-17Z" fill="#8a6236"/><path d="M-6 0V-18H8V0Z" fill="#2a2320"/></g>`
}

/** The net: a mesh in perspective with the water showing through, and the shadow it throws. */
function netting(): string {
  const across = Array.from({ length: 42 }, (_, i) => -2.5 + i * 0.122)
  const along = Array.from({ length: 46 }, (_, i) => 2.3 + i * 0.105)
  const mesh =
    across
      .map((x) =>
        line([
          [x, net, 2.3],
          [x, net, 7],
        ]),
      )
      .join('') +
    along
      .map((z) =>
        line([
          [-2.5, net - 0.04 * Math.sin(z), z],
          [2.5, net - 0.04 * Math.sin(z), z],
        ]),
      )
      .join('')
  return `<path d="${f([
    [-2.5, net, 2.2],
    [2.5, net, 2.2],
    [2.5, net, 7],
    [-2.5, net, 7],
  ])}" fill="#0b5a6e" opacity=".3"/><path d="${f([
    [-2.5, net, 2.2],
    [2.5, net, 2.2],
    [2.5, net, 7],
    [-2.5, net, 7],
  ])}" fill="url(#sail)" opacity=".1"/><path d="${mesh}" stroke="#0a4152" stroke-width="2.4" opacity=".35" transform="translate(3 7)"/><path d="${mesh}" stroke="#fdfbf2" stroke-width="2"/>`
}

/** The inner side of a hull, seen through the net, and the shade below. */
function inside(side: 1 | -1): string {
  const wall = f([
    [side * 2.5, 1.55, 2],
    [side * 2.5, 1.56, 6.9],
    [side * 2.8, 1.6, 7.7],
    [side * 3.3, 1.66, 8.6],
    [side * 3.25, 0.1, 8.5],
    [side * 2.8, 0, 7.6],
    [side * 2.6, 0, 2],
  ])
  return `<path d="${f([
    [side * 1.7, 0, 2],
    [side * 2.1, 0, 8],
    [side * 3.3, 0, 10],
    [side * 4.2, 0, 7],
    [side * 4.4, 0, 2],
  ])}" fill="#073b4d" opacity=".4" filter="url(#soft)"/><path d="${wall}" fill="url(#side)"/>`
}

/** One hull's foredeck to her stem, with toe rail, lifelines and a pulpit. */
function bow(side: 1 | -1): string {
  const edge: [number, number, number][] = [
    [side * 2.5, 1.55, 2],
    [side * 2.5, 1.56, 6.9],
    [side * 2.8, 1.6, 7.7],
    [side * 3.3, 1.66, 8.6],
    [side * 3.66, 1.62, 7.7],
    [side * 3.9, 1.58, 6.4],
    [side * 4.05, 1.55, 4],
    [side * 4.1, 1.55, 2],
  ]
  const posts = [
    [4.06, 4.3],
    [3.93, 6],
    [3.76, 7.2],
    [3.4, 8.4],
  ] as const
  const rail = (y: number) => line(posts.map(([x, z]) => [side * x, 1.58 + y, z] as const))
  return `<path d="${f(edge)}" fill="url(#deck)"/><path d="${f([
    [side * 2.68, 1.56, 2.2],
    [side * 2.68, 1.56, 6.6],
    [side * 2.98, 1.6, 7.5],
    [side * 3.26, 1.64, 8.1],
    [side * 3.5, 1.6, 7.5],
    [side * 3.7, 1.57, 6.2],
    [side * 3.85, 1.56, 2.2],
  ])}" fill="#e6dcc4"/><path d="${times(16, (i) =>
    line([
      [side * 2.68, 1.56, 2.4 + i * 0.27],
      [side * 3.85, 1.56, 2.4 + i * 0.27],
    ]),
  )}" stroke="#cdbf9f" stroke-width="1.4" opacity=".6"/><path d="${line([
    [side * 2.5, 1.56, 2],
    [side * 2.5, 1.57, 6.9],
    [side * 2.8, 1.61, 7.7],
    [side * 3.3, 1.67, 8.6],
  ])}" fill="none" stroke="#fff" stroke-width="5"/>
    <g fill="#e9f0ef">${posts
      .map(([x, z]) => {
        const [a, b] = at([side * x, 1.58, z]),
          [c, d] = at([side * x, 2.2, z])
        return `<path d="M${n(a - 14 / z)} ${n(b)}L${n(c - 12 / z)} ${n(d)}H${n(c + 12 / z)}L${n(a + 14 / z)} ${n(b)}Z"/>`
      })
      .join(
        '',
      )}</g><path d="${rail(0.62)}${rail(0.32)}" fill="none" stroke="#dfe8e7" stroke-width="2.4"/><path d="${line(
      [
        [side * 3.76, 2.2, 7.2],
        [side * 3.4, 2.24, 8.4],
        [side * 3.08, 2.2, 8],
        [side * 2.98, 1.62, 7.8],
      ],
    )}" fill="none" stroke="#f4f7f5" stroke-width="5.5" stroke-linejoin="round"/>
    <path d="${f([
      [side * 3.1, 1.57, 3.3],
      [side * 3.5, 1.57, 3.3],
      [side * 3.48, 1.57, 4],
      [side * 3.1, 1.57, 4],
    ])}" fill="#0f3d50"/><path d="${f([
      [side * 3.14, 1.575, 3.4],
      [side * 3.34, 1.575, 3.4],
      [side * 3.28, 1.575, 3.9],
      [side * 3.14, 1.575, 3.9],
    ])}" fill="#7cc0cd" opacity=".6"/>`
}

/** The crossbeam, the walkway down the middle and the stay with the furled sail. */
function beam(): string {
  const [x, y] = at([0, 1.72, 7])
  return `<path d="${f([
    [-0.17, net + 0.03, 2],
    [0.17, net + 0.03, 2],
    [0.13, net + 0.05, 7],
    [-0.13, net + 0.05, 7],
  ])}" fill="url(#deck)"/><path d="${f([
    [0.17, net + 0.03, 2],
    [0.2, net - 0.08, 2],
    [0.15, net - 0.04, 7],
    [0.13, net + 0.05, 7],
  ])}" fill="#8fa5a8"/><path d="${f([
    [-2.6, 1.5, 7],
    [2.6, 1.5, 7],
    [2.6, 1.72, 7],
    [-2.6, 1.72, 7],
  ])}" fill="url(#beam)"/><path d="${line([
    [-2.6, 1.725, 7],
    [2.6, 1.725, 7],
  ])}" stroke="#fff" stroke-width="4"/><path d="M${n(x - 17)} ${n(y - 36)}L${n(x - 12)} -10H${n(x + 14)}L${n(x + 17)} ${n(y - 36)}Q${n(x)} ${n(y - 26)} ${n(x - 17)} ${n(y - 36)}Z" fill="url(#sail)"/><path d="${times(12, (i) => `M${n(x - 15 + i * 0.2)} ${n(y - 60 - i * 36)}l${n(29 - i * 0.3)} -26`)}" stroke="${deep}" stroke-width="4" opacity=".65"/><path d="M${n(x - 22)} ${n(y - 34)}H${n(x + 22)}V${n(y - 20)}H${n(x - 22)}Z" fill="#33505c"/><path d="M${n(x - 4)} ${n(y - 20)}V${n(y + 4)}H${n(x + 4)}V${n(y - 20)}Z" fill="#7f959b"/>`
}

type Sitter = {
  x: number
  z: number
  tall: number
  wide?: number
  skin: string
  shirt: string
  bottom: string
  lean?: number
  head: string
}

/** Somebody sitting on the net, seen from behind, leaning on both hands. */
function sitting({ x, z, tall, wide = 1, skin, shirt, bottom, lean = 0, head }: Sitter): string {
  const [px, py] = at([x, net, z]),
    s = view.size(z) * tall
  const k = (value: number) => n(value * s),
    w = (value: number) => n(value * s * wide)
  const arm = (side: 1 | -1) =>
    `<path d="M${w(side * 0.185)} ${k(-0.5)}C${w(side * 0.29)} ${k(-0.4)} ${w(side * 0.3)} ${k(-0.22)} ${w(side * 0.33)} ${k(0.015)}" fill="none" stroke="${side < 0 ? mix(skin, '#4a2a20', 0.25) : skin}" stroke-width="${k(0.085)}" stroke-linecap="round"/><path d="M${w(side * 0.175)} ${k(-0.51)}C${w(side * 0.24)} ${k(-0.47)} ${w(side * 0.27)} ${k(-0.4)} ${w(side * 0.282)} ${k(-0.33)}" fill="none" stroke="${side < 0 ? mix(shirt, ink, 0.25) : shirt}" stroke-width="${k(0.12)}" stroke-linecap="round"/>`
  const torso = `M${w(-0.2)} ${k(0)}C${w(-0.2)} ${k(-0.16)} ${w(-0.155)} ${k(-0.2)} ${w(-0.165)} ${k(-0.32)}C${w(-0.17)} ${k(-0.44)} ${w(-0.24)} ${k(-0.5)} ${w(-0.17)} ${k(-0.555)}C${w(-0.1)} ${k(-0.59)} ${w(0.1)} ${k(-0.59)} ${w(0.17)} ${k(-0.555)}C${w(0.24)} ${k(-0.5)} ${w(0.17)} ${k(-0.44)} ${w(0.165)} ${k(-0.32)}C${w(0.155)} ${k(-0.2)} ${w(0.2)} ${k(-0.16)} ${w(0.2)} ${k(0)}Z`
  const id = `torso${Math.round(px)}`
  return `<g transform="translate(${n(px)} ${n(py)})"><ellipse cx="${k(-0.12)}" cy="${k(0.05)}" rx="${k(0.52)}" ry="${k(0.12)}" fill="#06384a" opacity=".4" filter="url(#tight)"/><g transform="rotate(${lean})">${arm(-1)}${arm(1)}<path d="M${w(-0.34)} ${k(-0.02)}C${w(-0.32)} ${k(-0.15)} ${w(-0.16)} ${k(-0.15)} 0 ${k(-0.12)}C${w(0.16)} ${k(-0.15)} ${w(0.32)} ${k(-0.15)} ${w(0.34)} ${k(-0.02)}C${w(0.3)} ${k(0.06)} ${w(-0.3)} ${k(0.06)} ${w(-0.34)} ${k(-0.02)}Z" fill="${skin}"/><path d="M${w(-0.235)} ${k(0.02)}C${w(-0.25)} ${k(-0.14)} ${w(-0.2)} ${k(-0.2)} 0 ${k(-0.2)}S${w(0.25)} ${k(-0.14)} ${w(0.235)} ${k(0.02)}C${w(0.12)} ${k(0.075)} ${w(-0.12)} ${k(0.075)} ${w(-0.235)} ${k(0.02)}Z" fill="${bottom}"/>
    <path d="M${k(-0.05)} ${k(-0.54)}V${k(-0.68)}H${k(0.05)}V${k(-0.54)}Z" fill="${mix(skin, '#4a2a20', 0.2)}"/><clipPath id="${id}"><path d="${torso}"/></clipPath><path d="${torso}" fill="${shirt}" transform="translate(0 ${k(-0.03)})"/><g clip-path="url(#${id})" transform="translate(0 ${k(-0.03)})"><path d="M${w(-0.3)} ${k(-0.7)}H${w(-0.06)}C${w(-0.14)} ${k(-0.4)} ${w(-0.1)} ${k(-0.2)} ${w(-0.13)} ${k(0.1)}H${w(-0.3)}Z" fill="${ink}" opacity=".16"/><path d="M${k(0)} ${k(-0.52)}C${k(0.015)} ${k(-0.36)} ${k(-0.012)} ${k(-0.22)} 0 ${k(-0.08)}" fill="none" stroke="${ink}" stroke-width="${k(0.014)}" opacity=".14"/></g><g transform="translate(0 ${k(-0.75)}) scale(${n(s / 10)})">${head}</g></g></g>`
}

/** Heads from behind; a unit is a tenth of a metre, the middle of the head at 0, 0. */
const heads = {
  mother: `<path d="M-1.15-.1C-1.25-1.2-.6-1.6 0-1.6S1.25-1.2 1.15-.1C1.15 1 1.3 1.8.9 2.5.4 2.9-.4 2.9-.9 2.5-1.3 1.8-1.15 1-1.15-.1Z" fill="#3a2219"/><path d="M.2-1.55C.95-1.4 1.2-.9 1.12 0 1.12 1 1.3 1.8.9 2.5.8 1.2.9-.4.2-1.55Z" fill="#7a4a30"/><path d="M-.3-1.5C-.5 0-.3 1.6-.4 2.7M.35-1.4C.5 0 .3 1.4.4 2.7" stroke="#24140f" stroke-width=".09" fill="none" opacity=".7"/>`,
  father: `<path d="M-1.02-.2C-1.05.7-.7 1.25 0 1.3.7 1.25 1.05.7 1.02-.2Z" fill="#2a1c17"/><path d="M-2.15.05C-1.6-.5 1.6-.5 2.15.05 1.7.65-1.7.65-2.15.05Z" fill="url(#straw)"/><path d="M-2.15.05C-1.6.35 1.6.35 2.15.05 1.7.65-1.7.65-2.15.05Z" fill="#a8793c"/><path d="M-1.1-.1C-1.15-1.2-.8-1.75 0-1.75S1.15-1.2 1.1-.1C.6.12-.6.12-1.1-.1Z" fill="url(#straw)"/><path d="M-1.12-.45C-.6-.2.6-.2 1.12-.45L1.1-.05C.6.17-.6.17-1.1-.05Z" fill="${magenta}"/>`,
  girl: `<path d="M-1.05-.1C-1.1-1.1-.6-1.45 0-1.45S1.1-1.1 1.05-.1C1.05.6.7 1.15 0 1.2-.7 1.15-1.05.6-1.05-.1Z" fill="#8a5a30"/><path d="M.2-1.42C.9-1.25 1.15-.8 1.02.1 1 .6.8.9.5 1.05.8.3.8-.6.2-1.42Z" fill="#c08a50"/><path d="M0-1.4V1.1" stroke="#6a4222" stroke-width=".1"/><path d="M-.75.7C-1.2 1.3-1.25 2-1 2.7-.75 2.9-.55 2.6-.6 2.3-.55 1.7-.5 1.2-.4 1ZM.75.7C1.2 1.3 1.25 2 1 2.7.75 2.9.55 2.6.6 2.3.55 1.7.5 1.2.4 1Z" fill="#8a5a30"/><path d="M-1.1 2.2h.55v.25h-.55zM.55 2.2h.55v.25H.55z" fill="${magenta}"/>`,
  boy: `<path d="M-.85.2C-.85.9-.5 1.2 0 1.2S.85.9.85.2Z" fill="#a8704c"/><circle cx="-1.02" cy=".2" r=".22" fill="#a8704c"/><circle cx="1.02" cy=".2" r=".22" fill="#c98f66"/><path d="M-1.02.3C-1.2-1-.65-1.42 0-1.42S1.2-1 1.02.3C.7.85.4.75 0 .78-.4.75-.7.85-1.02.3Z" fill="#2f201a"/><path d="M.25-1.38C.9-1.2 1.15-.7 1.02.2.9.5.8.6.65.66.95-.1.8-.8.25-1.38Z" fill="#6a4630"/>`,
}

function family(): string {
  return (
    sitting({
      x: -1.55,
      z: 5.5,
      tall: 1.12,
      skin: '#c98f66',
      shirt: '#fbf3e0',
      bottom: lagoon,
      head: heads.mother,
    }) +
    sitting({
      x: -0.86,
      z: 5.45,
      tall: 0.86,
      skin: '#d39c74',
      shirt: '#f0b53c',
      bottom: magenta,
      lean: -2,
      head: heads.girl,
    }) +
    sitting({
      x: -0.28,
      z: 5.55,
      tall: 0.8,
      skin: '#c98f66',
      shirt: '#e36a4c',
      bottom: deep,
      lean: 2,
      head: heads.boy,
    }) +
    sitting({
      x: 0.42,
      z: 5.5,
      tall: 1.18,
      wide: 1.1,
      skin: '#b97f58',
      shirt: '#5fa3b0',
      bottom: '#e9dcc0',
      head: heads.father,
    })
  )
}

/** A crew member standing at the starboard edge of the net, one hand on the lifeline, the other pointing ahead. */
function crew(): string {
  const [px, py] = at([1.27, net + 0.02, 5.1]),
    s = view.size(5.1)
  const skin = '#a8704c',
    dark = '#7d4f34'
  return `<g transform="translate(${n(px)} ${n(py)}) scale(${n(s)})"><ellipse cx="-.1" cy=".03" rx=".42" ry=".07" fill="#06384a" opacity=".45"/>
    <path d="M-.17-.88L-.15-.4C-.16-.2-.15-.1-.14-.02L-.04-.02C-.03-.2-.01-.4 0-.5.01-.4.03-.2.04-.02L.14-.02C.15-.1.16-.2.15-.4L.17-.88Z" fill="${skin}"/><path d="M-.17-.88L-.15-.4C-.16-.2-.15-.1-.14-.02L-.09-.02C-.1-.3-.1-.6-.06-.88Z" fill="${dark}" opacity=".55"/><path d="M-.16-.03C-.16.02-.15.03-.1.03S-.03.02-.03-.03ZM.03-.03C.03.02.04.03.1.03S.16.02.16-.03Z" fill="#fbf8f1"/>
    <path d="M-.19-.98C-.21-.8-.2-.62-.2-.52L-.03-.5 0-.72 .03-.5 .2-.52C.2-.62.21-.8.19-.98Z" fill="${deep}"/><path d="M-.19-.98C-.21-.8-.2-.62-.2-.52L-.1-.51C-.12-.7-.1-.86-.08-.98Z" fill="${ink}" opacity=".35"/>
    <path d="M-.2-1.38C-.3-1.4-.42-1.47-.52-1.55L-.68-1.66" fill="none" stroke="${skin}" stroke-width=".075" stroke-linecap="round"/><path d="M-.64-1.635L-.755-1.715" stroke="${skin}" stroke-width=".034" stroke-linecap="round"/><path d="M-.17-1.4C-.25-1.4-.31-1.42-.37-1.455" fill="none" stroke="#f1ede2" stroke-width=".125" stroke-linecap="round"/>
    <path d="M.19-1.36C.28-1.25.31-1.12.33-.98L.44-.78" fill="none" stroke="${skin}" stroke-width=".075" stroke-linecap="round"/><path d="M.17-1.38C.25-1.3.28-1.22.295-1.14" fill="none" stroke="#fffdf6" stroke-width=".125" stroke-linecap="round"/>
    <path d="M-.19-.94C-.185-1.1-.2-1.25-.22-1.36-.2-1.43-.12-1.47-.06-1.48H.06C.12-1.47.2-1.43.22-1.36.2-1.25.185-1.1.19-.94Z" fill="#fffdf6"/><path d="M-.19-.94C-.185-1.1-.2-1.25-.22-1.36-.2-1.43-.12-1.47-.06-1.48-.1-1.3-.09-1.1-.1-.94Z" fill="${ink}" opacity=".14"/><path d="M-.19-.96H.19V-.925H-.19Z" fill="#6b4a30"/><path d="M-.075-1.485H.075L.06-1.45H-.06Z" fill="${lagoon}"/>
    <path d="M-.052-1.46V-1.57H.052V-1.46Z" fill="${dark}"/><path d="M-.105-1.63C-.11-1.54-.06-1.5 0-1.5S.11-1.54.105-1.63Z" fill="#2a1c17"/><path d="M-.115-1.62C-.125-1.74-.07-1.79 0-1.79S.125-1.74.115-1.62C.06-1.6-.06-1.6-.115-1.62Z" fill="${deep}"/><path d="M.03-1.785C.1-1.77.12-1.71.115-1.62L.06-1.606C.08-1.68.07-1.74.03-1.785Z" fill="#2f7d94"/><path d="M-.05-1.612C-.04-1.66.04-1.66.05-1.612" fill="${skin}"/></g>`
}

/** The edge of the sun pad in front, with a towel, a hat and a pair of masks. */
function cushions(): string {
  return `<path d="${f([
    [-2.4, 1.62, 2.42],
    [2.4, 1.62, 2.42],
    [2.6, 1.62, 1.6],
    [-2.6, 1.62, 1.6],
  ])}" fill="url(#cushion)"/><path d="${f([
    [-2.4, 1.62, 2.42],
    [2.4, 1.62, 2.42],
    [2.4, 1.645, 2.4],
    [-2.4, 1.645, 2.4],
  ])}" fill="#fffdf5"/><path d="${line([
    [-0.75, 1.622, 2.42],
    [-0.75, 1.622, 1.6],
  ])}${line([
    [0.75, 1.622, 2.42],
    [0.75, 1.622, 1.6],
  ])}" stroke="#b9a679" stroke-width="4"/><path d="${f([
    [-1.5, 1.63, 2.36],
    [-0.98, 1.63, 2.36],
    [-0.9, 1.63, 1.6],
    [-1.6, 1.63, 1.6],
  ])}" fill="#fbf8f1"/>${[0, 1, 2, 3]
    .map(
      (i) =>
        `<path d="${f([
          [-1.5 - i * 0.02, 1.632, 2.3 - i * 0.13],
          [-0.98 + i * 0.02, 1.632, 2.3 - i * 0.13],
          [-0.97 + i * 0.02, 1.632, 2.24 - i * 0.13],
          [-1.51 - i * 0.02, 1.632, 2.24 - i * 0.13],
        ])}" fill="${[magenta, lagoon, magenta, sunset][i]!}"/>`,
    )
    .join('')}
    <g transform="translate(1196 930)"><ellipse cx="-14" cy="24" rx="150" ry="26" fill="#3a2a14" opacity=".35" filter="url(#tight)"/><path d="M-140 6C-100-34 100-34 140 6 110 40-110 40-140 6Z" fill="url(#straw)"/><path d="M-140 6C-100 28 100 28 140 6 110 40-110 40-140 6Z" fill="#b98a48"/><path d="M-72-2C-78-66-48-88 0-88S78-66 72-2C36 12-36 12-72-2Z" fill="url(#straw)"/><path d="M-74-26C-36-10 36-10 74-26L72 0C36 14-36 14-72 0Z" fill="${deep}"/><path d="M20-86C66-76 78-46 72-2L46 5C56-30 50-64 20-86Z" fill="#a8793c" opacity=".35"/></g>`
}
