/** The helm on the left. */
import { deep, ink, lagoon, magenta, n, times } from '../../kit.ts'
import { at, f, line, soft, view } from './scene.ts'

/** The helm: a pod with the chart on its screen, two levers and the wheel. */
export function helm(): string {
  const [wx, wy] = at([-1.62, 0.82, 3.3]),
    r = view.size(3.3) * 0.4
  const spokes = times(5, (i) => {
    const a = ((i * 72 - 90) * Math.PI) / 180
    return `M${n(wx + Math.cos(a) * 16)} ${n(wy + Math.sin(a) * 15)}L${n(wx + Math.cos(a) * r)} ${n(wy + Math.sin(a) * r * 0.94)}`
  })
  const [sx, sy] = at([-1.98, 1.3, 3.78]),
    [ex, ey] = at([-1.22, 1.05, 3.6])
  const screen = `<path d="${f([
    [-2.2, 0.98, 3.52],
    [-1.0, 0.98, 3.52],
    [-1.06, 1.36, 3.86],
    [-2.14, 1.36, 3.86],
  ])}" fill="#23343d"/><path d="${f([
    [-1.98, 1.02, 3.52],
    [-1.3, 1.02, 3.52],
    [-1.34, 1.32, 3.8],
    [-1.96, 1.32, 3.8],
  ])}" fill="#bfe3e0"/>
    <svg x="${n(sx)}" y="${n(sy)}" width="${n(ex - sx)}" height="${n(ey - sy)}" viewBox="0 0 100 50" preserveAspectRatio="none"><path d="M4 40C14 35 24 43 40 40S64 44 78 40V46H2Z" fill="#edd9a6"/><g fill="#edd9a6" stroke="#9fd6d8" stroke-width="3"><ellipse cx="26" cy="16" rx="5" ry="3"/><ellipse cx="66" cy="12" rx="6" ry="3"/><ellipse cx="82" cy="22" rx="3" ry="2"/></g><path d="M8 24L40 22 74 20" stroke="${magenta}" stroke-width="2.4" fill="none"/><path d="M38 18l7 4-7 4z" fill="${ink}"/></svg>
    ${[0, 1]
      .map((i) => {
        const [x, y] = at([-1.14, 1.26 - i * 0.14, 3.74 - i * 0.12])
        return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="17" ry="13" fill="#0a1c26"/><ellipse cx="${n(x)}" cy="${n(y)}" rx="13" ry="9.6" fill="#e6f5f2"/><path d="M${n(x)} ${n(y)}l7-6" stroke="${magenta}" stroke-width="2.4"/>`
      })
      .join('')}`
  const levers = [-1.04, -0.94]
    .map((x, i) => {
      const [a, b] = at([x, 0.98, 3.42])
      return `<path d="M${n(a)} ${n(b)}l${6 + i * 4} -46" stroke="#dfe8e7" stroke-width="7" stroke-linecap="round"/><circle cx="${n(a + 6 + i * 4)}" cy="${n(b - 48)}" r="8.5" fill="${ink}"/>`
    })
    .join('')
  const stool = `<path d="${f([
    [-1.74, 0, 2.6],
    [-1.56, 0, 2.6],
    [-1.58, 0.36, 2.6],
    [-1.72, 0.36, 2.6],
  ])}" fill="url(#pot)"/><ellipse cx="${n(at([-1.65, 0, 2.6])[0])}" cy="${n(at([-1.65, 0, 2.6])[1])}" rx="66" ry="20" fill="#9fb0b4"/><path d="${f(
    [
      [-2.1, 0.34, 2.42],
      [-1.2, 0.34, 2.42],
      [-1.2, 0.47, 2.42],
      [-2.1, 0.47, 2.42],
    ],
  )}" fill="url(#back)"/><path d="${f([
    [-2.1, 0.47, 2.42],
    [-1.2, 0.47, 2.42],
    [-1.2, 0.47, 2.9],
    [-2.1, 0.47, 2.9],
  ])}" fill="url(#seat)"/><path d="${line([
    [-2.1, 0.47, 2.42],
    [-1.2, 0.47, 2.42],
    [-1.2, 0.47, 2.9],
  ])}" stroke="${lagoon}" stroke-width="5" fill="none"/><path d="${line([
    [-1.65, 0.472, 2.9],
    [-1.65, 0.472, 2.42],
    [-1.65, 0.34, 2.42],
  ])}" stroke="#b5a27a" stroke-width="2.4" fill="none"/>`
  return `<path d="${f([
    [-2.5, 0.002, 3.5],
    [-0.7, 0.002, 3.5],
    [-1.2, 0.002, 2.4],
    [-2.9, 0.002, 2.4],
  ])}" fill="#3a2410" opacity=".32" filter="url(#soft)"/><path d="${soft([
    [-2.3, 0, 3.5],
    [-2.4, 0.5, 3.48],
    [-2.34, 1, 3.5],
    [-0.86, 1, 3.5],
    [-0.8, 0.5, 3.48],
    [-0.9, 0, 3.5],
  ])}" fill="url(#shade)"/><path d="${f([
    [-2.36, 0.98, 3.5],
    [-0.84, 0.98, 3.5],
    [-0.9, 1.02, 3.95],
    [-2.3, 1.02, 3.95],
  ])}" fill="#fffaf0"/><path d="${f([
    [-0.84, 0.98, 3.5],
    [-0.8, 0.5, 3.48],
    [-0.9, 0, 3.5],
    [-0.84, 0, 4.1],
    [-0.84, 1, 4.1],
  ])}" fill="#fff3da"/>${screen}${levers}
    <g fill="none"><ellipse cx="${n(wx + 10)}" cy="${n(wy + 14)}" rx="${n(r)}" ry="${n(r * 0.94)}" stroke="#3a2410" stroke-width="13" opacity=".3" filter="url(#tight)"/><path d="${spokes}" stroke="url(#pot)" stroke-width="9" stroke-linecap="round"/><ellipse cx="${n(wx)}" cy="${n(wy)}" rx="${n(r)}" ry="${n(r * 0.94)}" stroke="#8a5427" stroke-width="15"/><ellipse cx="${n(wx)}" cy="${n(wy)}" rx="${n(r)}" ry="${n(r * 0.94)}" stroke="#e0ac6b" stroke-width="5" transform="translate(1.4 -2)"/><ellipse cx="${n(wx)}" cy="${n(wy)}" rx="${n(r)}" ry="${n(r * 0.94)}" stroke="#4b2a10" stroke-width="15" stroke-dasharray="2 ${n((r * 6.1) / 10 - 2)}"/></g><circle cx="${n(wx)}" cy="${n(wy)}" r="21" fill="#9fb0b4"/><circle cx="${n(wx - 2)}" cy="${n(wy - 2)}" r="16" fill="#f2f5f4"/><circle cx="${n(wx)}" cy="${n(wy)}" r="7" fill="${deep}"/>${stool}`
}
