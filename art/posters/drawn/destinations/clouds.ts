/** The clouds. */
import { between, type Chance, curve, mix, type Point } from '../../kit.ts'

export function clouds(random: Chance): string {
  const bar = (x: number, y: number, w: number, h: number, fill: string, opacity: number) => {
    const top: Point[] = Array.from({ length: 9 }, (_, i) => [
      x + (w * i) / 8,
      y - h * Math.sin((Math.PI * i) / 8) * between(random, 0.45, 1.1),
    ])
    return `<path d="${curve([...top, [x + w * 0.75, y + h * 0.2], [x + w * 0.4, y + h * 0.1], [x + w * 0.2, y + h * 0.24]], true)}" fill="${fill}" opacity="${opacity}"/>`
  }
  return (
    [
      [60, 130, 520, 28, '#d7ddcb', 0.4],
      [900, 110, 620, 30, '#e6dcc0', 0.4],
      [300, 250, 380, 24, '#f6deb0', 0.6],
      [1040, 268, 500, 30, '#f8d8a6', 0.65],
      [880, 350, 300, 16, '#fdeac2', 0.8],
      [420, 358, 260, 16, '#fdeac2', 0.7],
      [1300, 372, 320, 18, '#fbdfae', 0.7],
    ] as const
  )
    .map(
      ([x, y, w, h, c, o]) =>
        bar(x, y, w, h, c, o) +
        bar(x + w * 0.25, y + h * 0.5, w * 0.5, h * 0.5, mix(c, '#e08f5e', 0.5), o * 0.7),
    )
    .join('')
}
