/** SVG paths written as short as the format allows: each step from the last point, in tenths of a pixel. */
import type { Point } from './simplify.ts'

/** Straight to a point, or in a curve where a control point stands before it. */
export type Step = Point | [control: Point, end: Point]
export type Line = { start: Point; steps: Step[]; closed?: boolean }

type Command = { name: string; numbers: number[] }

/** Lines and curves as the data of one path. Points are in pixels and rounded where they stand, so that no error adds up. */
export function pathData(lines: Line[]): string {
  const commands: Command[] = []
  let at: Point = [0, 0]
  const write = (name: string, ...numbers: number[]) => {
    const last = commands.at(-1)
    if (last?.name === name && name !== 'm') last.numbers.push(...numbers)
    else commands.push({ name, numbers })
  }
  for (const { start, steps, closed } of lines) {
    const opening = tenths(start)
    write('m', ...between(at, opening))
    at = opening
    for (const step of steps) {
      const end = tenths(isCurve(step) ? step[1] : step)
      const [x, y] = between(at, end)
      if (isCurve(step)) write('q', ...between(at, tenths(step[0])), x, y)
      else if (y === 0) write('h', x)
      else if (x === 0) write('v', y)
      else write('l', x, y)
      at = end
    }
    if (closed) {
      write('z')
      at = opening
    }
  }
  return commands.map(({ name, numbers }) => name + packed(numbers)).join('')
}

/** Straight lines of two points each, as one path. */
export const segments = (list: readonly (readonly [Point, Point])[]) =>
  pathData(list.map(([start, end]) => ({ start, steps: [end] })))

export const isCurve = (step: Step): step is [Point, Point] => Array.isArray(step[0])
const tenths = ([x, y]: Point): Point => [Math.round(x * 10), Math.round(y * 10)]
const between = (from: Point, to: Point): Point => [to[0] - from[0], to[1] - from[1]]

/** Tenths as SVG reads them: no leading zeros, no space before a minus or a second decimal point. */
export function packed(numbers: number[]): string {
  const texts = numbers.map((n) => String(n / 10).replace(/^(-?)0\./, '$1.'))
  return texts
    .map((text, i) => {
      const isParted = text.startsWith('-') || (text.startsWith('.') && texts[i - 1]?.includes('.'))
      return i === 0 || isParted ? text : ` ${text}`
    })
    .join('')
}
