/** Figures sewn on in parallel bands, and the stitches along them. */
import { curve } from '../../kit.ts'
import { type Band, black, type Shape } from './shapes.ts'

const union = (shapes: readonly Shape[]) => shapes.map((shape) => curve(shape, true)).join('')

/** Cloth over cloth: wide outer bands under narrow ones, the figure, and bands inside its edge; a stitch line on each. */
export function applique(
  id: string,
  shapes: readonly Shape[],
  outer: readonly Band[],
  fill: string,
  inner: readonly Band[],
): string {
  const d = shapes.map((shape) => `<path d="${curve(shape, true)}"/>`).join('')
  const bands = outer
    .map(
      ([width, colour]) =>
        `<g filter="url(#fold)" fill="${colour}" stroke="${colour}" stroke-width="${width * 2}" stroke-linejoin="round">${d}</g>${stitch(d, width, colour)}`,
    )
    .join('')
  const inside = inner
    .toReversed()
    .map(
      ([width, colour]) =>
        `<g fill="none" stroke="${colour}" stroke-width="${width * 2}" stroke-linejoin="round">${d}</g>`,
    )
    .join('')
  return `<clipPath id="${id}"><path d="${union(shapes)}"/></clipPath>${bands}<g filter="url(#fold)" fill="${fill}">${d}</g>${shapes.map((shape, i) => `<clipPath id="${id}p${i}"><path d="${curve(shape, true)}"/></clipPath><g clip-path="url(#${id}p${i})"><path d="${curve(shape, true)}" fill="${fill}"/>${inside.replaceAll(d, `<path d="${curve(shape, true)}"/>`)}</g>`).join('')}`
}

/** Tiny stitches just inside the edge of a band. */
function stitch(d: string, width: number, colour: string): string {
  const thread = colour === black ? '#6d5a55' : '#5a1418'
  const w = width * 2 - 3
  return `<g fill="none" stroke="${thread}" stroke-width="${w}" stroke-dasharray="3 8" opacity=".8">${d}</g><g fill="none" stroke="${colour}" stroke-width="${w - 2.6}" stroke-linejoin="round">${d}</g>`
}
