/** The family on the net, seen from behind. */
import { n } from '../../kit.ts'
import { boy, girl } from './children.ts'
import { father } from './father.ts'
import { embrace, mother } from './mother.ts'
import { at, net, view } from './scene.ts'

/** Somebody whose seat is at this place on the net, with the shadow thrown to the left. */
function sitting(x: number, z: number, wide: number, body: string): string {
  const [px, py] = at([x, net, z])
  return `<g transform="translate(${n(px)} ${n(py)}) scale(${(view.size(z) / 100).toFixed(3)})"><ellipse cx="${n(-wide * 0.3)}" cy="1.5" rx="${n(wide)}" ry="${n(wide * 0.16)}" fill="#06384a" opacity=".42" filter="url(#tight)"/>${body}</g>`
}

export function family(): string {
  return (
    sitting(-1.2, 4.5, 24, mother()) +
    sitting(-0.85, 4.46, 20, `<g transform="rotate(-5)">${girl()}</g>`) +
    sitting(-1.2, 4.5, 0, embrace()) +
    sitting(-0.43, 4.52, 26, boy()) +
    sitting(0.21, 4.46, 28, father())
  )
}
