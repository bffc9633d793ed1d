/** Havana and Cartagena. */
import { between, type Chance, curve, ink, mix, n, type Point, times } from '../../kit.ts'
import { palm } from '../../plants.ts'

/** A house front with an arcade below and tall windows above. */
function house(
  random: Chance,
  x: number,
  base: number,
  w: number,
  h: number,
  colour: string,
  bays: number,
  lit = 0.35,
): string {
  const bay = w / bays,
    shade = mix(colour, '#3a3f58', 0.42),
    floors = Math.max(1, Math.round((h - bay * 1.4) / (bay * 1.5)))
  const arches = times(
    bays,
    (i) =>
      `<path d="M${n(x + bay * (i + 0.2))} ${base}V${n(base - bay * 0.62)}A${n(bay * 0.3)} ${n(bay * 0.34)} 0 0 1 ${n(x + bay * (i + 0.8))} ${n(base - bay * 0.62)}V${base}Z" fill="${random() < lit ? '#ffdf9a' : '#24313f'}"/>`,
  )
  const rows = times(floors, (f) => {
    const y = base - bay * 1.5 - f * ((h - bay * 1.5) / floors),
      wh = Math.min(bay * 0.85, ((h - bay * 1.5) / floors) * 0.62)
    return `${times(bays, (i) => `<rect x="${n(x + bay * (i + 0.3))}" y="${n(y - wh)}" width="${n(bay * 0.4)}" height="${n(wh)}" rx="1.5" fill="${random() < lit ? '#ffe3a2' : '#2b4552'}"/>`)}<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(bay * 0.1)}" fill="#fff3d6" opacity=".75"/>`
  })
  return `<rect x="${n(x)}" y="${n(base - h)}" width="${n(w)}" height="${n(h)}" fill="${colour}"/><rect x="${n(x)}" y="${n(base - h)}" width="${n(w)}" height="${n(h)}" fill="${shade}" opacity=".28"/><rect x="${n(x + w * 0.86)}" y="${n(base - h)}" width="${n(w * 0.14)}" height="${n(h)}" fill="${shade}" opacity=".5"/>${arches}${rows}<rect x="${n(x - 2)}" y="${n(base - h - 5)}" width="${n(w + 4)}" height="7" fill="#fff0cc"/>`
}

const colours = [
  '#e9b872',
  '#d98970',
  '#8fb5ae',
  '#f0d9a6',
  '#cf7f66',
  '#a9c0a0',
  '#e6a183',
  '#7fa6b0',
  '#f2c987',
]

/** The Malecón with its arcades, the Capitol's dome, the Morro with its light. */
export function havana(random: Chance): string {
  const row = [
    [560, 66, 78, 3],
    [626, 54, 92, 2],
    [680, 62, 72, 3],
    [742, 50, 88, 2],
    [792, 66, 80, 3],
    [858, 56, 96, 3],
    [914, 60, 74, 3],
    [974, 50, 66, 2],
  ]
    .map(([x, w, h, b], i) => house(random, x!, 556, w!, h!, colours[i]!, b!))
    .join('')
  const dome = `<g transform="translate(806 470)"><path d="M-66 20V-6H66V20Z" fill="#c9ab80"/><path d="M-46-6V-44H46V-6Z" fill="url(#domes)"/><path d="${times(7, (i) => `M${-38 + i * 12.7}-8V-40`)}" stroke="#7f6f6c" stroke-width="4"/><path d="M-50-44H50V-50H-50Z" fill="#f7e2b8"/><path d="M-44-50C-44-104-22-126 0-130 22-126 44-104 44-50Z" fill="url(#domes)"/><path d="M-26-52C-26-96-12-118 0-128M26-52C26-96 12-118 0-128M0-52V-128" stroke="#8d7a6c" stroke-width="2" fill="none"/><path d="M-9-128V-150H9V-128ZM-6-150L0-184 6-150Z" fill="#b08f68"/></g>`
  const morro = `<g><path d="M1006 566C1024 552 1044 550 1056 536 1070 524 1086 524 1100 520L1180 518C1204 522 1216 532 1230 536 1250 544 1266 556 1292 564 1270 572 1240 568 1210 572S1120 568 1080 573 1030 572 1006 566Z" fill="#7f6f5e"/><path d="M1056 552L1086 530 1100 556ZM1130 560L1152 540 1176 562ZM1200 560L1222 542 1246 562Z" fill="#94806a"/><path d="M996 570Q1040 578 1080 574T1210 574 1300 567" fill="none" stroke="#fff6de" stroke-width="3" opacity=".8"/><path d="M1100 520L1180 518 1196 534 1090 536Z" fill="#a98c68"/><path d="M1122 520L1128 430H1150L1156 520Z" fill="url(#domes)"/><path d="M1124 432H1154V424H1124Z" fill="#f7e2b8"/><path d="M1129 424V404H1149V424Z" fill="#ffe9ae"/><path d="M1126 404L1139 388 1152 404Z" fill="#8a5a44"/><path d="M1139 412L860 372V440L1139 416Z" fill="url(#beam-left)"/><path d="M1139 412L1440 366V446L1139 416Z" fill="url(#beam-right)"/><circle cx="1139" cy="414" r="10" fill="#fffbe0"/></g>`
  return `${morro}${dome}${row}<path d="M520 556H1034L1056 563 1040 572H500Z" fill="#d9b27c"/><path d="M500 571H1041L1056 563V576Q1050 584 1036 584H486Z" fill="#8a6a50"/><path d="M486 584C600 589 700 581 800 586S980 588 1040 585 1062 578 1084 576" fill="none" stroke="#fff6de" stroke-width="3" opacity=".75"/><g opacity=".3" filter="url(#ripple)"><path d="M560 586H1020V626L930 646 800 660 660 642 560 626Z" fill="#8a6a52"/></g>`
}

/** The reef of rock that the walls stand on: boulders at their foot, surf along them and their image in the water. */
function foreshore(random: Chance, y: number): string {
  const edge: Point[] = Array.from({ length: 16 }, (_, i) => [
    104 + i * 41,
    y + 12 + 5 * Math.sin(i * 0.9) + 3 * Math.sin(i * 2.3 + 1) + between(random, -2, 3),
  ])
  const shore = curve([...edge, [742, y + 2]])
  const boulders = times(22, (i) => {
    const x = 126 + i * 28 + between(random, -9, 9),
      r = between(random, 8, 17),
      foot = y + 7 + between(random, -3, 5)
    return `<path d="M${n(x - r)} ${n(foot)}L${n(x - r * 0.7)} ${n(foot - r * 0.7)} ${n(x + r * 0.1)} ${n(foot - r)} ${n(x + r * 0.8)} ${n(foot - r * 0.55)} ${n(x + r * 1.1)} ${n(foot)}Z" fill="#8a6549"/><path d="M${n(x - r * 0.7)} ${n(foot - r * 0.7)}L${n(x + r * 0.1)} ${n(foot - r)} ${n(x + r * 0.8)} ${n(foot - r * 0.55)} ${n(x + r * 0.15)} ${n(foot - r * 0.5)}Z" fill="#dcb07a"/>`
  })
  return `<g opacity=".34" filter="url(#ripple)"><path d="M120 ${y + 8}H736L700 ${y + 62} 540 ${y + 82} 330 ${y + 76} 150 ${y + 50}Z" fill="#6d5140"/></g><path d="${shore}L724 ${y - 4}H150L90 ${y + 6}Z" fill="#a67c56"/>${boulders}<path d="${shore}" fill="none" stroke="#fff6de" stroke-width="5" stroke-linecap="round" opacity=".85"/><path d="${curve(edge.map(([x, at]): Point => [x + 8, at + 10]))}" fill="none" stroke="#c9f0dc" stroke-width="4" stroke-linecap="round" stroke-dasharray="60 22" opacity=".45"/>`
}

/** A bastion with its lookout, the walls, houses with balconies, a dome and the clock tower. */
export function cartagena(random: Chance): string {
  const base = 640
  const houses = [
    [250, 74, 118, 3],
    [324, 64, 96, 2],
    [388, 70, 130, 3],
    [458, 58, 104, 2],
    [516, 70, 90, 3],
    [586, 56, 76, 2],
  ]
    .map(([x, w, h, b], i) => house(random, x!, base - 28, w!, h!, colours[(i * 2 + 3) % 9]!, b!))
    .join('')
  const tower = `<g transform="translate(520 ${base - 60})"><path d="M-36 60V-90H36V60Z" fill="#f0c050"/><path d="M14 60V-90H36V60Z" fill="#b98a34" opacity=".6"/><path d="M-40-90H40V-98H-40ZM-40-36H40V-42H-40Z" fill="#fff3d6"/><circle cy="-66" r="15" fill="#fffbe9"/><path d="M0-66V-76M0-66L7-62" stroke="${ink}" stroke-width="2.6"/><path d="M-28-98V-136H28V-98Z" fill="#e9b546"/><path d="M-9-98V-122A9 10 0 0 1 9-122V-98Z" fill="#3a3f58"/><path d="M-32-136H32L0-206Z" fill="url(#rose-dome)"/><path d="M0-206V-222" stroke="${ink}" stroke-width="3"/></g>`
  const dome = `<g transform="translate(350 ${base - 128})"><path d="M-52 30V-18H52V30Z" fill="#e3c08a"/><path d="M-56-18H56V-25H-56Z" fill="#fff3d6"/><path d="M-48-25C-48-84-20-104 0-106 20-104 48-84 48-25Z" fill="url(#rose-dome)"/><path d="M-24-25C-24-76-10-98 0-104M24-25C24-76 10-98 0-104M0-25V-104" stroke="#ffd7a8" stroke-width="2.6" fill="none" opacity=".8"/><path d="M-10-104V-126H10V-104ZM-12-126L0-144 12-126Z" fill="#e3c08a"/></g>`
  const courses = times(5, (i) => `M196 ${base - 22 + i * 14}H${690 - i * 2}`)
  const merlons = times(17, (i) => `<path d="M${204 + i * 28} ${base - 34}h18v14h-18z"/>`)
  const lookout = `<g transform="translate(668 ${base - 30})"><path d="M-22 30V-26H22V30Z" fill="url(#stone)"/><path d="M-27-26H27V-32H-27Z" fill="#f7dcae"/><path d="M-24-32C-24-58-8-66 0-68 8-66 24-58 24-32Z" fill="#d9a66a"/><circle cy="-71" r="4" fill="#f7dcae"/><path d="M-5 4V-12A5 6 0 0 1 5-12V4Z" fill="#3a2a24"/></g>`
  return `${dome}${houses}${tower}${palm(random, 300, base - 20, 110, 0.1, { trunk: '#5a4a38', shade: '#e0b276', leaf: '#1d4a44', lit: '#4d7d4f' })}${palm(random, 610, base - 20, 96, -0.12, { trunk: '#5a4a38', shade: '#e0b276', leaf: '#1d4a44', lit: '#4d7d4f' })}<g fill="#e0b276">${merlons}</g><path d="M180 ${base - 22}H640L700 ${base - 14}L724 ${base + 56}H150Z" fill="url(#stone)"/><path d="M640 ${base - 22}L700 ${base - 14}L724 ${base + 56}H652Z" fill="url(#stone-side)"/><path d="${courses}" stroke="#7a5536" stroke-width="1.4" opacity=".5"/>${lookout}${times(4, (i) => `<path d="M${250 + i * 100} ${base + 8}v-12a8 9 0 0 1 16 0v12z" fill="#4a3426"/>`)}${foreshore(random, base + 56)}`
}
