/** The sofa and its cushions. */
import { lagoon, magenta, n, paper, sunset } from '../../kit.ts'
import { at, f, line, view } from './scene.ts'

/** Cushions along the front and the starboard side. */
export function sofa(): string {
  const block = (
    x0: number,
    x1: number,
    z0: number,
    z1: number,
    low: number,
    top: number,
    face: string,
    lid: string,
  ) =>
    `<path d="${f([
      [x0, low, z0],
      [x1, low, z0],
      [x1, top, z0],
      [x0, top, z0],
    ])}" fill="${face}"/><path d="${f([
      [x0, top, z0],
      [x1, top, z0],
      [x1, top, z1],
      [x0, top, z1],
    ])}" fill="${lid}"/>`
  const pillow = (x: number, z: number, w: number, turn: number, colour: string, stripe?: string) => {
    const [px, py] = at([x, 0.46, z]),
      s = view.size(z) * w
    return `<g transform="translate(${n(px)} ${n(py - s * 0.46)}) rotate(${turn})"><path d="M${n(-s * 0.5)} ${n(-s * 0.46)}Q0 ${n(-s * 0.38)} ${n(s * 0.5)} ${n(-s * 0.46)}Q${n(s * 0.42)} 0 ${n(s * 0.5)} ${n(s * 0.46)}Q0 ${n(s * 0.4)} ${n(-s * 0.5)} ${n(s * 0.46)}Q${n(-s * 0.42)} 0 ${n(-s * 0.5)} ${n(-s * 0.46)}Z" fill="${colour}"/>${stripe ? `<path d="M${n(-s * 0.22)} ${n(-s * 0.42)}Q${n(-s * 0.18)} 0 ${n(-s * 0.22)} ${n(s * 0.42)}M${n(s * 0.22)} ${n(-s * 0.42)}Q${n(s * 0.18)} 0 ${n(s * 0.22)} ${n(s * 0.42)}" stroke="${stripe}" stroke-width="${n(s * 0.07)}" fill="none"/>` : ''}<path d="M${n(s * 0.5)} ${n(-s * 0.46)}Q${n(s * 0.42)} 0 ${n(s * 0.5)} ${n(s * 0.46)}Q0 ${n(s * 0.4)} ${n(-s * 0.5)} ${n(s * 0.46)}Q${n(s * 0.3)} ${n(s * 0.3)} ${n(s * 0.5)} ${n(-s * 0.46)}Z" fill="#0a2533" opacity=".14"/></g>`
  }
  const seams = [1.1, 1.95]
    .map(
      (x) =>
        `<path d="${line([
          [x, 0.97, 4.9],
          [x, 0.5, 4.66],
        ])}${line([
          [x, 0.46, 4.6],
          [x, 0.46, 3.75],
          [x, 0.3, 3.75],
        ])}" stroke="#b5a27a" stroke-width="2" fill="none"/>`,
    )
    .join('')
  return `<path d="${f([
    [0.2, 0.002, 3.7],
    [2.9, 0.002, 3.7],
    [2.9, 0.002, 3.3],
    [0, 0.002, 3.3],
  ])}" fill="#3a2410" opacity=".3" filter="url(#soft)"/>${block(0.35, 2.9, 3.8, 4.7, 0, 0.3, 'url(#shade)', '#fff')}${block(0.3, 2.95, 3.74, 4.7, 0.28, 0.46, 'url(#back)', 'url(#seat)')}
    <path d="${f([
      [0.3, 0.46, 4.6],
      [2.95, 0.46, 4.6],
      [2.95, 1, 4.9],
      [0.3, 1, 4.9],
    ])}" fill="url(#back)"/><path d="${f([
      [0.3, 1, 4.9],
      [2.95, 1, 4.9],
      [2.95, 1, 5.1],
      [0.3, 1, 5.1],
    ])}" fill="#fffaf0"/>${seams}${pillow(0.72, 4.45, 0.5, -6, lagoon)}${pillow(1.5, 4.45, 0.5, 5, paper, magenta)}${pillow(2.2, 4.4, 0.52, -4, sunset)}
    ${block(2.2, 2.95, 1.3, 3.76, 0, 0.3, 'url(#shade)', '#fff')}<path d="${f([
      [2.2, 0.28, 3.74],
      [2.2, 0.46, 3.74],
      [2.2, 0.46, 1.3],
      [2.2, 0.28, 1.3],
    ])}" fill="#c4bfae"/><path d="${f([
      [2.2, 0, 3.74],
      [2.2, 0.28, 3.74],
      [2.2, 0.28, 1.3],
      [2.2, 0, 1.3],
    ])}" fill="#9ea097"/><path d="${f([
      [2.2, 0.46, 3.74],
      [2.95, 0.46, 3.74],
      [2.95, 0.46, 1.3],
      [2.2, 0.46, 1.3],
    ])}" fill="url(#seat)"/><path d="${f([
      [2.78, 0.46, 4.6],
      [2.95, 1, 4.8],
      [2.95, 1, 1.3],
      [2.78, 0.46, 1.3],
    ])}" fill="#d8d0bc"/><path d="${line([
      [2.2, 0.462, 2.7],
      [2.8, 0.462, 2.7],
      [2.95, 1, 2.7],
    ])}" stroke="#b5a27a" stroke-width="2.4" fill="none"/>`
}
