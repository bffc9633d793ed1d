import { isCurve, type Line, pathData, type Step } from '../path.ts'

/** Draws in metres and writes SVG in pixels: x to the bow, y up from the waterline. */
export type Point = [x: number, y: number]
export type Pen = ReturnType<typeof penOf>

const classOf = (name: string | undefined) => (name ? ` class="${name}"` : '')
const n = (value: number) => String(Math.round(value * 10) / 10)

/** `scale` in pixels a metre; `origin` is the pixel of the stern at the waterline, or on the centre line from above. `bowUp` turns a plan so that its bow points up the sheet. */
export function penOf(scale: number, [ox, oy]: Point, { bowUp = false } = {}) {
  const pixel = ([x, y]: Point): Point =>
    bowUp ? [ox - y * scale, oy - x * scale] : [ox + x * scale, oy - y * scale]
  const drawn = (name: string | undefined, lines: Line[]) => `<path${classOf(name)} d="${pathData(lines)}"/>`
  const straight = ([start, ...rest]: Point[], closed = false): Line => ({
    start: pixel(start!),
    steps: rest.map(pixel),
    closed,
  })
  /** Straight to every point, or curved where a control point stands before it: [control, end]. */
  const curve = (start: Point, parts: Step[], closed: boolean): Line => ({
    start: pixel(start),
    steps: parts.map((part) => (isCurve(part) ? [pixel(part[0]), pixel(part[1])] : pixel(part))),
    closed,
  })
  return {
    pixel,
    scale,
    line: (name: string, ...points: Point[]) => drawn(name, [straight(points)]),
    shape: (name: string | undefined, ...points: Point[]) => drawn(name, [straight(points, true)]),
    /** Several as one path: they are drawn at once, so they may not overlap. */
    shapes: (name: string, list: Point[][]) =>
      drawn(
        name,
        list.map((points) => straight(points, true)),
      ),
    curved: (name: string, start: Point, ...parts: Step[]) => drawn(name, [curve(start, parts, true)]),
    stroke: (name: string, start: Point, ...parts: Step[]) => drawn(name, [curve(start, parts, false)]),
    lines: (name: string, list: Point[][]) =>
      drawn(
        name,
        list.map((points) => straight(points)),
      ),
    dot: (name: string | undefined, point: Point, r: number) => {
      const [x, y] = pixel(point)
      return `<circle${classOf(name)} cx="${n(x)}" cy="${n(y)}" r="${n(r * scale)}"/>`
    },
    /** Stands with its middle at the point (drawing.css). */
    text: (x: number, y: number, text: string, size: number, name?: string) => {
      const [left, top] = pixel([x, y])
      return `<text${classOf(name)} x="${n(left)}" y="${n(top)}" font-size="${size}">${text}</text>`
    },
  }
}
