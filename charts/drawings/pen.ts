/** Draws in metres and writes SVG in pixels: x to the bow, y up from the waterline. */
export type Point = [x: number, y: number]
export type Pen = ReturnType<typeof penOf>

const n = (value: number) => String(Math.round(value * 10) / 10)

/** `scale` in pixels a metre; `origin` is the pixel of the stern at the waterline, or on the centre line from above. `bowUp` turns a plan so that its bow points up the sheet. */
export function penOf(scale: number, [ox, oy]: Point, { bowUp = false } = {}) {
  const pixel = ([x, y]: Point): Point =>
    bowUp ? [ox - y * scale, oy - x * scale] : [ox + x * scale, oy - y * scale]
  const at = (point: Point) => pixel(point).map(n).join(' ')
  const path = (points: Point[], closed: boolean) =>
    `M${at(points[0]!)}L${points.slice(1).map(at).join(' ')}${closed ? 'z' : ''}`
  /** Straight to every point, or curved where a control point stands before it: [control, end]. */
  const curve = (start: Point, parts: (Point | [Point, Point])[], closed: boolean) =>
    `M${at(start)}${parts.map((part) => (Array.isArray(part[0]) ? `Q${at(part[0] as Point)} ${at(part[1] as Point)}` : `L${at(part as Point)}`)).join('')}${closed ? 'z' : ''}`
  return {
    at,
    pixel,
    scale,
    line: (name: string, ...points: Point[]) => `<path class="${name}" d="${path(points, false)}"/>`,
    shape: (name: string, ...points: Point[]) => `<path class="${name}" d="${path(points, true)}"/>`,
    curved: (name: string, start: Point, ...parts: (Point | [Point, Point])[]) =>
      `<path class="${name}" d="${curve(start, parts, true)}"/>`,
    stroke: (name: string, start: Point, ...parts: (Point | [Point, Point])[]) =>
      `<path class="${name}" d="${curve(start, parts, false)}"/>`,
    lines: (name: string, list: Point[][]) =>
      `<path class="${name}" d="${list.map((l) => path(l, false)).join('')}"/>`,
    dot: (name: string, point: Point, r: number) => {
      const [x, y] = pixel(point)
      return `<circle class="${name}" cx="${n(x)}" cy="${n(y)}" r="${n(r * scale)}"/>`
    },
    text: (x: number, y: number, text: string, size: number, name = 'drawing-label', anchor = 'start') => {
      const [left, top] = pixel([x, y])
      return `<text class="${name}" x="${n(left)}" y="${n(top)}" font-size="${size}" text-anchor="${anchor}">${text}</text>`
    },
  }
}
