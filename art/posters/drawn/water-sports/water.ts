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

/** Sergeants and an eagle ray in the shallows, seen through the surface. */
export function fishes(random: Chance): string {
  const school = times(15, (i) => {
    const r = Math.sqrt((i + 0.6) / 15),
      x = 1010 + Math.cos(i * 2.4) * r * 190,
      y = 922 + Math.sin(i * 2.4) * r * 52,
      s = between(random, 0.74, 1.05)
    return `<g transform="translate(${n(x)} ${n(y)}) scale(${s.toFixed(2)} ${(s * 0.74).toFixed(2)}) rotate(${n(between(random, -12, 10))})"><path d="M-30 34C-12 28 14 28 34 34 14 40-12 40-30 34Z" fill="#0c5a6b" opacity=".3"/><path d="M-22 0C-12-14 10-14 22 0L34-10V10L22 0C10 14-12 14-22 0Z" fill="#f3d35c"/><path d="M-10-9v18M-2-11v22M6-10v20" stroke="#25464f" stroke-width="3.4"/><path d="M-22 0C-12-14 10-14 22 0 10-6-12-6-22 0Z" fill="#5d8f8f" opacity=".6"/></g>`
  })
  return `<g opacity=".3" filter="url(#soft)"><path d="M1330 930C1390 900 1480 896 1560 904 1520 930 1470 948 1420 960 1400 946 1370 936 1330 930Z" fill="#0e4c63"/></g><g opacity=".72"><g transform="translate(1430 846) scale(1 .66) rotate(-38)">${eagleRay(random, '#1d5468', '#d8f2ea', 14)}</g></g><g opacity=".8">${school}</g>`
}
