/** The bottom under the clear water, its net of light, an islet and fishes. */
import { between, type Chance, land, n, times } from '../../kit.ts'
import { glints } from '../../sky-and-water.ts'
import { palm, scrub } from '../../plants.ts'
import { eagleRay } from '../../reef.ts'

/** Pale sand and dark sea grass under the water. */
export function bottom(random: Chance): string {
  const grass = times(16, () => {
    const y = 560 + random() ** 1.4 * 420,
      s = (y - 380) / 300
    return `<ellipse cx="${n(between(random, 420, 1620))}" cy="${n(y)}" rx="${n(between(random, 40, 120) * s)}" ry="${n(between(random, 7, 17) * s)}"/>`
  })
  return `<g filter="url(#softer)"><ellipse cx="1000" cy="720" rx="660" ry="130" fill="#eafaf0" opacity=".4"/><ellipse cx="700" cy="930" rx="560" ry="90" fill="#f6f3d8" opacity=".45"/></g><g fill="#1c8f94" opacity=".28" filter="url(#soft)">${grass}</g>`
}

/** The net of light on the sand, larger and stronger towards the front. */
export const netOfLight = () =>
  `<g mask="url(#near)"><rect y="600" width="1600" height="190" filter="url(#net-far)" opacity=".5"/></g><g mask="url(#nearer)"><rect y="700" width="1600" height="300" filter="url(#net-near)" opacity=".6"/></g>`

export function islet(random: Chance): string {
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

/** Sergeants and an eagle ray over the sand, their shadows well below them, dimmed and bent by the water over both. */
export function fishes(random: Chance): string {
  const drawn = Array.from({ length: 17 }, (_, i) => {
    const r = Math.sqrt((i + 0.6) / 17)
    return {
      x: 1016 + Math.cos(i * 2.4) * r * 190 + between(random, -14, 14),
      y: 886 + Math.sin(i * 2.4) * r * 44 + between(random, -6, 6),
      size: between(random, 0.56, 0.86),
      turn: between(random, -16, 12),
    }
  })
  const body = 'M-22 0C-12-13 10-13 22 0L34-9V9L22 0C10 13-12 13-22 0Z'
  const school = drawn
    .map(
      ({ x, y, size, turn }) =>
        `<g transform="translate(${n(x)} ${n(y)}) scale(${size.toFixed(2)} ${(size * 0.7).toFixed(2)}) rotate(${n(turn)})"><path d="${body}" fill="#c9cf86"/><path d="M-10-9v18M-2-10v20M6-9v18" stroke="#3f7378" stroke-width="3.2"/><path d="M-22 0C-12-13 10-13 22 0 10-6-12-6-22 0Z" fill="#4f979c" opacity=".75"/></g>`,
    )
    .join('')
  const shade = drawn
    .map(
      ({ x, y, size }) =>
        `<ellipse cx="${n(x + 20)}" cy="${n(y + 62)}" rx="${n(24 * size)}" ry="${n(6.5 * size)}"/>`,
    )
    .join('')
  return `<g fill="#0e5f70" opacity=".14" filter="url(#tight)">${shade}</g><g opacity=".12" filter="url(#soft)"><path d="M1370 962C1420 930 1500 922 1580 932 1545 960 1500 978 1450 992 1432 978 1402 968 1370 962Z" fill="#0b4558"/></g><g filter="url(#under)"><g opacity=".5"><g transform="translate(1424 830) scale(.9 .52) rotate(-38)">${eagleRay(random, '#1f6476', '#bfe6dd', 14)}</g></g><g opacity=".62">${school}</g></g><path d="${glints(random, 34, [1180, 770, 1610, 930], 44)}" fill="#eafff8" opacity=".34"/><path d="${glints(random, 30, [800, 830, 1240, 960], 44)}" fill="#eafff8" opacity=".34"/>`
}
