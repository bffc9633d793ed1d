/** The islets beyond the rail. */
import { type Chance, land, n } from '../../kit.ts'
import { glints } from '../../sky-and-water.ts'
import { palm, scrub } from '../../plants.ts'

export function islets(random: Chance): string {
  const colours = { trunk: '#6f5a3d', shade: '#4f4230', leaf: '#23574a', lit: '#5d9058' }
  const one = (x: number, y: number, w: number, palms: readonly (readonly [number, number, number])[]) =>
    `<ellipse cx="${x}" cy="${y + 4}" rx="${w * 0.62}" ry="${w * 0.035}" fill="#a5ded4" opacity=".8"/><path d="M${x - w / 2} ${y + 2}Q${x} ${n(y - w * 0.06)} ${x + w / 2} ${y + 2}Q${x} ${n(y + w * 0.04)} ${x - w / 2} ${y + 2}Z" fill="${land}"/>${palms
      .slice(0, 2)
      .map(([dx, h, lean]) => palm(random, x + dx, y - w * 0.015, h, lean, colours))
      .join('')}${scrub(random, x - w * 0.36, y - w * 0.012, w * 0.72, w * 0.1, '#2b6350')}${palms
      .slice(2)
      .map(([dx, h, lean]) => palm(random, x + dx, y - w * 0.01, h, lean, colours))
      .join(
        '',
      )}${scrub(random, x - w * 0.2, y - w * 0.004, w * 0.34, w * 0.06, '#4c8f52')}<path d="${glints(random, 20, [x - w * 0.34, y + w * 0.03, x + w * 0.34, y + w * 0.16], w * 0.09)}" fill="#1f5a52" opacity=".4"/>`
  return (
    one(1420, 382, 250, [
      [-60, 74, -0.2],
      [60, 80, 0.26],
      [-20, 104, -0.06],
      [28, 92, 0.12],
    ]) +
    one(620, 376, 190, [
      [-46, 56, -0.26],
      [44, 60, 0.2],
      [-8, 78, -0.1],
      [18, 66, 0.2],
    ]) +
    one(150, 388, 300, [
      [-90, 92, -0.22],
      [76, 86, 0.28],
      [-46, 132, -0.08],
      [0, 118, 0.12],
      [46, 140, 0.04],
    ])
  )
}
