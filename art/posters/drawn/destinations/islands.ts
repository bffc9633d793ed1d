/** The Exumas, San Blas and Aruba. */
import { between, type Chance, curve, deep, lines, n, type Point, times } from '../../kit.ts'
import { palm, scrub } from '../../plants.ts'

/** Pale water over sand about the two shores in front. */
export const shallows = () =>
  `<g filter="url(#wide)"><ellipse cx="250" cy="930" rx="430" ry="62" fill="#6fd3cb" opacity=".6"/><ellipse cx="1400" cy="900" rx="330" ry="70" fill="#6fd3cb" opacity=".5"/><ellipse cx="820" cy="980" rx="420" ry="40" fill="#4bbcc0" opacity=".4"/></g>`

/** A curl of white sand over pale water, nobody on it but a dinghy. */
export function exuma(random: Chance): string {
  const bar: Point[] = [
    [1010, 668],
    [1080, 640],
    [1190, 632],
    [1300, 640],
    [1390, 628],
    [1470, 606],
    [1560, 600],
    [1620, 604],
    [1620, 628],
    [1540, 634],
    [1450, 656],
    [1370, 676],
    [1260, 676],
    [1160, 664],
    [1090, 670],
    [1050, 690],
  ]
  return `<g filter="url(#wide)"><ellipse cx="1260" cy="690" rx="420" ry="66" fill="#7fd9cc" opacity=".75"/><ellipse cx="1180" cy="664" rx="240" ry="36" fill="#c9f0dc" opacity=".8"/></g><g opacity=".5" filter="url(#tight)" fill="none" stroke="#e9fbee"><path d="${curve(
    bar.map(([x, y]): Point => [x - 8, y + 12]),
    true,
  )}" stroke-width="7"/></g><path d="${curve(bar, true)}" fill="url(#sandbar)"/><path d="${curve([...bar.slice(8), bar[0]!])}" fill="none" stroke="#fffdf0" stroke-width="4"/><path d="M1100 652C1180 642 1300 654 1400 638" fill="none" stroke="#d9b884" stroke-width="3" opacity=".6"/>
    <path d="M1040 760C1120 722 1260 740 1340 726S1480 700 1560 712" fill="none" stroke="#c9f0dc" stroke-width="14" opacity=".4" filter="url(#soft)"/>${scrub(random, 1500, 604, 120, 26, '#3a6a55')}${scrub(random, 1530, 606, 70, 16, '#5d8f5f')}<g transform="translate(1130 640)"><path d="M-30-2C-10 8 16 8 34-8L30-12H-28Z" fill="#fffaf0"/><path d="M-28-12H30L26-6H-24Z" fill="${deep}"/><path d="M-26 2C-8 9 14 9 32-4L30 2C14 12-12 12-26 2Z" fill="#0a2533" opacity=".3"/></g>`
}

/** The near island on the left: beach, palms, a hut with a roof of leaves, a dugout. */
export function sanBlas(random: Chance): string {
  const leaf = { trunk: '#4a3f34', shade: '#e6b87c', leaf: '#12414a', lit: '#2f7058', nut: '#5a4a2a' }
  const palms = (
    [
      [52, 874, 400, -0.1],
      [112, 858, 560, -0.04],
      [176, 868, 300, 0.2],
      [-2, 884, 300, 0.06],
    ] as const
  )
    .map(([x, y, h, lean]) => palm(random, x, y, h, lean, leaf))
    .join('')
  const hut = `<g transform="translate(268 872)"><path d="M-52 0V-48H52V0Z" fill="#a97a48"/><path d="${times(15, (i) => `M${-50 + i * 7}-46V0`)}" stroke="#6d4a2c" stroke-width="2.4"/><path d="M-12 0V-38H14V0Z" fill="#2a2320"/><path d="M-74-42L-30-104H34L76-42Q0-30-74-42Z" fill="#c79a5a"/><path d="M20-104H34L76-42 50-39Z" fill="#8a6236"/><path d="${times(17, (i) => `M${-66 + i * 8.4}-42L${-30 + i * 3.8}-102`)}" stroke="#8a6236" stroke-width="1.6" opacity=".7"/></g>`
  return `<g opacity=".34" filter="url(#ripple)"><path d="M-40 900H420L360 975H-40Z" fill="#0f5566"/></g><path d="M-40 862C90 838 300 852 450 898 330 918 140 926-40 926Z" fill="url(#beach)"/><path d="M450 898C330 918 140 926-40 926V938C160 938 350 924 470 902Z" fill="#fff3d2" opacity=".75"/><path d="M470 902C350 924 160 938-40 938V952C180 950 370 932 494 906Z" fill="#62bdbb" opacity=".5"/>${palms}${scrub(random, -60, 884, 276, 66, '#16474a')}${hut}${scrub(random, 10, 892, 180, 34, '#2a6a52')}<g transform="translate(404 930) rotate(-3)"><path d="M-92-8C-88 4-82 11-72 14-30 20 44 18 76 7 86 2 92-6 96-16 50-2-50 0-92-8Z" fill="#4a2f1e"/><path d="M-92-8C-50 8 50 8 96-16 50-2-50 0-92-8Z" fill="#8a5a34"/><path d="M-20-6L58-58" stroke="#c79a5a" stroke-width="4"/><path d="M-96 11C-60 20 52 22 104 2" fill="none" stroke="#c9f0dc" stroke-width="2.500" opacity=".8"/><path d="M-70 20C-30 30 40 30 78 18 50 40-40 44-70 20Z" fill="#0c3a48" opacity=".4"/></g>`
}

/** The dry point on the right with its bent tree, cactus and rocks. */
export function aruba(random: Chance): string {
  const leaves = times(46, (i) => {
    const t = i / 45,
      x = 1512 - t * 280,
      y = 560 - Math.sin(t * Math.PI * 0.62) * 66 + t * 22,
      r = between(random, 22, 38) * (1 - t * 0.5)
    return `<ellipse cx="${n(x + between(random, -16, 16))}" cy="${n(y + between(random, -14, 18))}" rx="${n(r * 1.35)}" ry="${n(r * 0.72)}" fill="${['#173f40', '#1f5248', '#2c6a50', '#173f40'][i % 4]!}"/>`
  })
  const lit = times(26, (i) => {
    const t = i / 25,
      x = 1500 - t * 262,
      y = 536 - Math.sin(t * Math.PI * 0.62) * 70 + t * 24,
      r = between(random, 10, 20) * (1 - t * 0.4)
    return `<ellipse cx="${n(x)}" cy="${n(y + between(random, -6, 8))}" rx="${n(r * 1.6)}" ry="${n(r * 0.5)}" fill="${i % 2 ? '#6f9a58' : '#a3ae62'}" opacity=".8"/>`
  })
  const cactus = (x: number, y: number, s: number) =>
    `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-9 0V-110A9 9 0 0 1 9-110V0Z" fill="#2c6a50"/><path d="M3 0V-117A9 9 0 0 1 9-110V0Z" fill="#8fae62"/><path d="M-4-44H-26A8 8 0 0 1-34-52V-82A7 7 0 0 1-20-82V-60H-4ZM4-62H22A8 8 0 0 0 30-70V-96A7 7 0 0 0 16-96V-78H4Z" fill="#245a48"/></g>`
  const rock = (points: readonly Point[], fill: string) => `<path d="${lines(points)}" fill="${fill}"/>`
  return `<path d="M1250 924C1320 872 1420 846 1640 828V1010H1300C1270 970 1240 944 1250 924Z" fill="url(#rock)"/><path d="M1250 924C1320 872 1420 846 1640 828V852C1450 866 1340 890 1250 924Z" fill="#f0cf94"/>${rock(
    [
      [1262, 930],
      [1300, 896],
      [1346, 904],
      [1360, 944],
      [1310, 962],
    ],
    '#8f6a4c',
  )}${rock(
    [
      [1300, 896],
      [1346, 904],
      [1332, 914],
      [1284, 916],
    ],
    '#d9a870',
  )}${rock(
    [
      [1240, 960],
      [1276, 940],
      [1310, 962],
      [1300, 990],
      [1250, 992],
    ],
    '#7d5c48',
  )}${rock(
    [
      [1276, 940],
      [1310, 962],
      [1290, 962],
      [1256, 956],
    ],
    '#b98a5e',
  )}
    ${cactus(1420, 866, 0.8)}${cactus(1574, 850, 1.15)}${cactus(1392, 876, 0.5)}
    <path d="M1536 860C1530 800 1548 742 1520 690 1500 650 1456 622 1420 598 1400 578 1384 552 1350 532L1358 522C1396 540 1436 570 1470 594 1468 566 1460 546 1446 528L1458 520C1480 560 1500 596 1524 630 1560 680 1572 730 1572 790 1574 820 1578 840 1590 858Z" fill="url(#bark)"/><path d="M1536 860C1530 800 1548 742 1520 690 1500 650 1456 622 1420 598 1470 618 1512 646 1532 690 1554 742 1542 800 1550 860Z" fill="#e0a86c"/>${leaves}${lit}
    ${scrub(random, 1450, 866, 150, 26, '#4a5a3c')}${scrub(random, 1560, 850, 80, 20, '#7a8a4c')}<path d="M1272 902C1244 912 1250 930 1238 944 1222 962 1246 976 1234 1004" fill="none" stroke="#fff6de" stroke-width="4.500" stroke-linecap="round" opacity=".8"/><path d="M1244 908C1226 926 1226 940 1218 956 1208 976 1224 986 1218 1004" fill="none" stroke="#c9f0dc" stroke-width="3.500" stroke-linecap="round" stroke-dasharray="40 18" opacity=".5"/>`
}
