/** The family on the net, seen from behind. */
import { n } from '../../kit.ts'
import { boy, girl } from './children.ts'
import { father } from './father.ts'
import { embrace, mother } from './mother.ts'
import { at, net, view } from './scene.ts'

/** What is drawn in centimetres about somebody's seat at this place on the net. */
function seated(x: number, z: number, body: string): string {
  const [px, py] = at([x, net, z])
  return `<g transform="translate(${n(px)} ${n(py)}) scale(${(view.size(z) / 100).toFixed(3)})">${body}</g>`
}

/** The shadow under somebody of this width, thrown to the left. */
const shadow = (wide: number) =>
  `<ellipse cx="${n(-wide * 0.3)}" cy="1.5" rx="${n(wide)}" ry="${n(wide * 0.16)}" fill="#06384a" opacity=".42" filter="url(#tight)"/>`

export function family(): string {
  const sitters = [
    [-1.2, 4.5, 24, mother()],
    [-0.85, 4.46, 20, `<g transform="rotate(-5)">${girl()}</g>`],
    [-0.43, 4.52, 26, boy()],
    [0.21, 4.46, 28, father()],
  ] as const
  const shadows = sitters.map(([x, z, wide]) => seated(x, z, shadow(wide))).join('')
  const bodies = sitters.map(([x, z, , body]) => seated(x, z, body)).join('')
  return shadows + bodies + seated(-1.2, 4.5, embrace())
}
