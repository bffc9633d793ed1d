/** People from behind: limbs that taper, outlines shaded on the side away from the sun. Lengths are centimetres, up is negative. */
import { curve, n, type Point } from './kit.ts'

/** Light and shade of one cloth or skin. */
export type Tone = readonly [lit: string, shade: string]
/** A point along a limb and how thick the limb is there. */
export type Joint = readonly [x: number, y: number, width: number]

/** A limb through its joints, as path data. */
export function limb(joints: readonly Joint[]): string {
  const side = (sign: 1 | -1) =>
    joints.map(([x, y, width], i): Point => {
      const [ax, ay] = joints[Math.max(0, i - 1)]!,
        [bx, by] = joints[Math.min(joints.length - 1, i + 1)]!
      const length = Math.hypot(bx - ax, by - ay)
      return [x - (sign * (by - ay) * width) / 2 / length, y + (sign * (bx - ax) * width) / 2 / length]
    })
  return curve([...side(1), ...side(-1).toReversed()], true)
}

/** The whole outline from its right half, from the top down. */
export const both = (half: readonly Point[]) =>
  curve([...half, ...half.toReversed().map(([x, y]): Point => [-x, y])], true)

/** A shape in shade whose sunny part is the same shape moved towards the sun. */
export function lit(d: string, [light, shade]: Tone, by: Point = [3.4, 0], over = ''): string {
  const id = `lit${hash(d + light)}`
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})"><path d="${d}" fill="${shade}"/><path d="${d}" fill="${light}" transform="translate(${n(by[0])} ${n(by[1])})"/>${over}</g>`
}

function hash(text: string): string {
  let value = 5381
  for (let i = 0; i < text.length; i++) value = (Math.imul(value, 33) ^ text.charCodeAt(i)) >>> 0
  return value.toString(36)
}

/** An arm propped behind the body, its hand flat and its fingers spread on the ground. */
export function proppedArm([sx, sy]: Point, side: 1 | -1, length: number, tone: Tone, thick = 1): string {
  const k = length / 56
  const at = (x: number, y: number, width: number): Joint => [
    sx + side * x * k,
    sy + y * k,
    width * k * thick,
  ]
  const fingers = (
    [
      [12, 58.5],
      [16.5, 60.5],
      [20.5, 59.5],
      [22.5, 56.5],
    ] as const
  )
    .map(([x, y]) => limb([at(14.5, 55, 3.2), at((x + 14.5) / 2, (y + 55.6) / 2, 2.6), at(x, y, 1.6)]))
    .join('')
  return lit(
    limb([
      at(0, -2, 9),
      at(4, 11, 8.6),
      at(8.5, 25, 6.8),
      at(10.6, 33, 7),
      at(12, 44, 5.4),
      at(12.6, 50, 4.7),
      at(14, 54, 6.4),
      at(16.5, 57.5, 4.6),
    ]) + fingers,
    tone,
    [2.4, 0],
  )
}
