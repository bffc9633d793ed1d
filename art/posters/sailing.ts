/** A catamaran under sail, seen from the side and a little ahead, heading right. Her waterline is y = 0, her length about 380. */
import { deep, gradient, ink, n, type Point, times } from './kit.ts'

/** Gradients for the boat: call once in the definitions. Light comes from behind her. */
export const boatLight = [
  gradient(
    'main-sail',
    [
      [0, '#f2d3a4'],
      [0.45, '#fbeccb'],
      [1, '#fffaf0'],
    ],
    [0, 0, 1, 0],
  ),
  gradient(
    'genoa',
    [
      [0, '#fff6e2'],
      [0.55, '#ffe9bf'],
      [1, '#f6cf94'],
    ],
    [0, 0, 1, 0.2],
  ),
  gradient('hull-near', [
    [0, '#f6eee0'],
    [0.55, '#d8d3c8'],
    [1, '#8fa2a8'],
  ]),
  gradient('hull-far', [
    [0, '#c9c6bc'],
    [1, '#7b9199'],
  ]),
  gradient('roof', [
    [0, '#fff6e6'],
    [1, '#cdc8bc'],
  ]),
  gradient(
    'glazing',
    [
      [0, '#0a2533'],
      [0.7, '#1a5164'],
      [1, '#e8b980'],
    ],
    [0, 0, 1, 0],
  ),
].join('')

/** Where her sails and spars meet: the mast steps on the coachroof and rakes a little aft. */
const step: Point = [34, -78],
  masthead: Point = [22, -486],
  hounds: Point = [26, -446],
  gooseneck: Point = [28.6, -117],
  boomEnd: Point = [-160, -113],
  stemhead: Point = [181, -54]

const along = ([x0, y0]: Point, [x1, y1]: Point, t: number): Point => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t]
const mastAt = (y: number) => along(step, masthead, (y - step[1]) / (masthead[1] - step[1]))

/** A point on a cubic curve: 0 its start, 1 its end. */
function onCurve([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const [p, q, r] = [along(a, b, t), along(b, c, t), along(c, d, t)]
  return along(along(p, q, t), along(q, r, t), t)
}

/** The mainsail: its luff on the mast, full battens out to the leech, its foot on the boom in an open bag. */
function mainsail(): string {
  const tack: Point = [28.8, -124],
    head: Point = [19.6, -474],
    peak: Point = [-40, -482],
    clew: Point = [-154, -119]
  const leech = [peak, [-74, -404], [-128, -262], clew] as const
  const shape = `M${head.join(' ')}Q-10-480 ${peak.join(' ')}C-74-404-128-262 ${clew.join(' ')}Q-60-112 ${tack.join(' ')}Z`
  const battens = times(5, (i) => {
    const t = (i + 1) / 6,
      luff = along(head, tack, t),
      end = onCurve(leech, t * 0.97),
      middle = along(luff, end, 0.5)
    return `M${luff.map(n).join(' ')}Q${n(middle[0])} ${n(middle[1] + 11)} ${end.map(n).join(' ')}`
  })
  const points = times(9, (i) => {
    const [x, y] = along(along(head, tack, 0.78), onCurve(leech, 0.76), (i + 0.7) / 9.6)
    return `M${n(x)} ${n(y + 9)}v7`
  })
  return `<path d="${shape}" fill="url(#main-sail)"/><path d="M19.6-474Q-10-480-40-482C-54-450-70-408-88-366-54-352-20-350 23-356Z" fill="#fff" opacity=".26"/><path d="M-92-206C-60-214-10-214 26-208L28.8-124Q-60-112-154-119C-140-160-122-196-92-206Z" fill="#c98f55" opacity=".15"/><path d="${battens}" fill="none" stroke="#b98f5a" stroke-width="1.5" opacity=".8"/><path d="${points}" stroke="#a97c48" stroke-width="1.1" opacity=".6"/><path d="M-40-482C-74-404-128-262-154-119" fill="none" stroke="#b98f5a" stroke-width="1.4" opacity=".6"/>`
}

/** The headsail on its furler: luff on the forestay from the bow to near the masthead, clew before the mast. */
function headsail(): string {
  const head = along(hounds, stemhead, 0.03),
    tack = along(hounds, stemhead, 0.95),
    clew: Point = [58, -106]
  const leech = [head, [36, -330], [43, -214], clew] as const
  const middle = along(head, tack, 0.5)
  const seams = times(6, (i) => {
    const t = (i + 1) / 7,
      luff = along(head, tack, t),
      end = onCurve(leech, t)
    return `M${luff.map(n).join(' ')}Q${n((luff[0] + end[0]) / 2)} ${n((luff[1] + end[1]) / 2 + 10)} ${end.map(n).join(' ')}`
  })
  const leechOut = `C36-330 43-214 ${clew.join(' ')}`
  const shape = `M${head.map(n).join(' ')}${leechOut}Q116-74 ${tack.map(n).join(' ')}Q${n(middle[0] - 4)} ${n(middle[1] + 2)} ${head.map(n).join(' ')}Z`
  return `<path d="${shape}" fill="url(#genoa)"/><path d="M58-106Q116-74 ${tack.map(n).join(' ')}Q150-120 136-156 96-150 50-176Z" fill="#c98f55" opacity=".14"/><path d="${seams}" fill="none" stroke="#b98f5a" stroke-width="1.3" opacity=".65"/><path d="M${head.map(n).join(' ')}${leechOut}Q116-74 ${tack.map(n).join(' ')}L${n(tack[0] - 4)} ${n(tack[1] - 9)}Q112-84 65-116C52-216 42-330 ${head.map(n).join(' ')}Z" fill="#2f7d8e" opacity=".55"/><path d="M${hounds.join(' ')}L${stemhead.join(' ')}" stroke="#3d5660" stroke-width="2"/><path d="M58-106Q48-92 40-80" fill="none" stroke="#3d5660" stroke-width="1.4"/><path d="M${n(tack[0] + 1)} ${n(tack[1] + 3)}l7 3-1 4-8-3zM${stemhead[0] - 7} ${stemhead[1] + 1}h12l-2 5h-8z" fill="#3d5660"/>`
}

/** Mast, boom, spreaders and shrouds, all of them before the sails: she is seen from windward. */
function spars(): string {
  const wide = (y: number, half: number) => [mastAt(y)[0] - half, mastAt(y)[0] + half].map(n)
  const [footLeft, footRight] = wide(step[1], 4.6),
    [topLeft, topRight] = wide(masthead[1], 2.6)
  const spreaders = [-338, -214].map((y) => ({ root: mastAt(y), tip: [mastAt(y)[0] - 20, y + 5] as Point }))
  const chainplate: Point = [-8, -42]
  const shroud = [hounds, ...spreaders.map(({ tip }) => tip), chainplate]
    .map((each) => each.map(n).join(' '))
    .join('L')
  const lower = `M${mastAt(-214).map(n).join(' ')}L-2-42`
  const jacks = [-40, -100].map((x) => `M${mastAt(-330).map(n).join(' ')}L${x} -122`).join('')
  return `<path d="${jacks}" fill="none" stroke="${ink}" stroke-width=".8" opacity=".3"/>
    <path d="M${gooseneck[0]}-126Q-60-116-152-121L${boomEnd[0]} ${boomEnd[1]}L${gooseneck.join(' ')}Z" fill="#1d5a6e"/><path d="M${gooseneck[0]}-118.500L${boomEnd[0]}-115 ${boomEnd[0]}-109 ${gooseneck[0]}-111Z" fill="#33505c"/><path d="M${gooseneck[0]}-118.500L${boomEnd[0]}-115v1.800L${gooseneck[0]}-116.500Z" fill="#d5dbd8"/>
    <path d="M-128-111L-124-93M-120-111L-122-93M-30-112L33-86" stroke="#33505c" stroke-width="1.5"/>
    <path d="M${footLeft} ${step[1]}L${topLeft} ${masthead[1]}H${topRight}L${footRight} ${step[1]}Z" fill="#3d5660"/><path d="M${n(step[0] + 1.4)} ${step[1]}L${n(masthead[0] + 0.9)} ${masthead[1]}H${topRight}L${footRight} ${step[1]}Z" fill="#f6dba8"/><path d="M${step[0] - 9}-77Q${step[0]}-81 ${step[0] + 9}-77V-73H${step[0] - 9}Z" fill="#33505c"/><circle cx="${gooseneck[0]}" cy="-115" r="4" fill="#33505c"/>
    ${spreaders.map(({ root, tip }) => `<path d="M${root.map(n).join(' ')}L${tip.map(n).join(' ')}" stroke="#33505c" stroke-width="3" stroke-linecap="round"/>`).join('')}<path d="M${shroud}${lower}" fill="none" stroke="${ink}" stroke-width="1.2" opacity=".7"/>
    <path d="M21-486V-502M21-494h13" stroke="#33505c" stroke-width="1.2"/><path d="M21-486C12-492 2-484-8-489-4-483-6-480-9-476 2-473 12-480 21-477Z" fill="#a8265f"/>`
}

/** Two guests who sit before the coachroof and look ahead. */
const company = (
  [
    [118, '#d8734f'],
    [136, '#f2ead8'],
  ] as const
)
  .map(
    ([x, shirt]) =>
      `<path d="M${x - 6}-44C${x - 8}-56 ${x - 4}-63 ${x + 1}-63S${x + 7}-56 ${x + 6}-50L${x + 15}-47V-43Z" fill="${shirt}"/><circle cx="${x + 1.5}" cy="-67.500" r="4" fill="#5b3b28"/><path d="M${x - 6}-69Q${x + 2}-76 ${x + 9}-69Z" fill="#f3ddae"/>`,
  )
  .join('')

export function catamaran(x: number, y: number, scale: number, heel = 0): string {
  const hull =
    'M-190-8L-176-11-172-18-160-21-156-30-140-35C-40-40 80-42 190-50L196-46C192-26 188-10 183 5 120 11-120 11-176 6Z'
  return `<g transform="translate(${x} ${y}) rotate(${heel}) scale(${scale})">
    <g transform="translate(30 -9) scale(.97)"><path d="${hull}" fill="url(#hull-far)"/></g><path d="M100-44L150-46 214-55 160-42Z" fill="#b7c0bf"/><path d="M160-45L200-56" stroke="#5f7f8a" stroke-width="3"/><path d="M-150-34C-60-40 40-40 104-40L96-14-140-10Z" fill="#50707c"/>
    ${headsail()}${mainsail()}
    <path d="M-132-36L-122-76C-66-86 20-86 62-73L104-44C60-40-60-36-132-36Z" fill="url(#roof)"/><path d="M-104-68C-50-75 10-75 50-66L80-49C20-46-50-45-104-46Z" fill="url(#glazing)"/><path d="M-40-73L-42-46M6-74L10-47" stroke="#e6ddcb" stroke-width="3.4"/><path d="M-98-66L-70-69-84-47H-104Z" fill="#fff" opacity=".12"/>
    <path d="M-166-92C-140-98-80-98-44-94L-40-88C-90-90-140-88-168-85Z" fill="#fff9ec"/><path d="M-168-85C-140-88-90-90-40-88L-42-84C-90-86-140-84-166-81Z" fill="#a9a595"/><path d="M-158-84L-154-36M-122-86L-120-70M-52-86L-54-80" stroke="#dfe3df" stroke-width="3.4"/><path d="M-116-72h18v-9h-14z" fill="${deep}"/><path d="M-150-36C-130-40-112-40-104-38V-30H-150Z" fill="#e9e0cc"/>
    ${spars()}${company}
    <path d="${hull}" fill="url(#hull-near)"/><path d="M-140-35C-40-40 80-42 190-50L189-46C80-38-40-36-142-31Z" fill="#fffaf0"/><path d="M-96-25C-20-29 60-30 128-34L124-25C60-21-20-19-98-17Z" fill="#123b4b"/><path d="M-60-27l6 8M0-29l5 8M60-31l5 8" stroke="#d8d3c8" stroke-width="2.4"/><path d="M-180-1C-80 3 100 2 186-6L183 5C120 11-120 11-176 6Z" fill="${deep}"/><path d="M-172-18H-186M-156-30H-170" stroke="#c79a66" stroke-width="3"/>
    <path d="M100-60L108-62 188-66M104-61V-44M140-64V-47M174-65V-50M-170-20V-50H-142" fill="none" stroke="#eef2ef" stroke-width="1.8"/>
    <path d="M178 5C192-1 208 1 222 7 208 11 192 12 178 10ZM-172 7C-212 6-262 10-336 10-270 15-214 15-168 11Z" fill="#fff8e6" opacity=".9"/><path d="M120 13C170 13 226 17 270 15 226 22 170 21 120 17ZM-186 17C-240 18-306 23-380 21-306 28-236 27-186 21ZM-60 15C-110 17-150 19-190 18-150 23-100 22-60 19Z" fill="#fff8e6" opacity=".5"/></g>`
}
