/** Draws in metres and writes SVG in pixels: x to the bow, y up from the waterline. */
export type P = [x: number, y: number]
export type Pen = ReturnType<typeof penOf>

const n = (value: number) => String(Math.round(value * 10) / 10)

/** `scale` in pixels a metre; `origin` is the pixel of the stern at the waterline. */
export function penOf(scale: number, [ox, oy]: P) {
  const at = ([x, y]: P) => `${n(ox + x * scale)} ${n(oy - y * scale)}`
  const path = (points: P[], closed: boolean) =>
    `M${at(points[0]!)}L${points.slice(1).map(at).join(' ')}${closed ? 'z' : ''}`
  /** Straight to every point, or curved where a control point stands before it: [control, end]. */
  const curve = (start: P, parts: (P | [P, P])[], closed: boolean) =>
    `M${at(start)}${parts.map((part) => (Array.isArray(part[0]) ? `Q${at(part[0] as P)} ${at(part[1] as P)}` : `L${at(part as P)}`)).join('')}${closed ? 'z' : ''}`
  return {
    at,
    scale,
    line: (name: string, ...points: P[]) => `<path class="${name}" d="${path(points, false)}"/>`,
    shape: (name: string, ...points: P[]) => `<path class="${name}" d="${path(points, true)}"/>`,
    curved: (name: string, start: P, ...parts: (P | [P, P])[]) =>
      `<path class="${name}" d="${curve(start, parts, true)}"/>`,
    stroke: (name: string, start: P, ...parts: (P | [P, P])[]) =>
      `<path class="${name}" d="${curve(start, parts, false)}"/>`,
    lines: (name: string, list: P[][]) =>
      `<path class="${name}" d="${list.map((l) => path(l, false)).join('')}"/>`,
    dot: (name: string, [x, y]: P, r: number) =>
      `<circle class="${name}" cx="${n(ox + x * scale)}" cy="${n(oy - y * scale)}" r="${n(r * scale)}"/>`,
    text: (x: number, y: number, text: string, size: number, name = 'drawing-label', anchor = 'start') =>
      `<text class="${name}" x="${n(ox + x * scale)}" y="${n(oy - y * scale)}" font-size="${size}" text-anchor="${anchor}">${text}</text>`,
  }
}
