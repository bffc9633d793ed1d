/** The course that the captain has drawn. */
import { lines, magenta, n, type Point } from '../../kit.ts'
import { serif, stops } from './paper.ts'

export function course(): string {
  const mark = ([x, y]: Point) =>
    `<circle cx="${n(x)}" cy="${n(y)}" r="11" fill="#fbf6e8" stroke="${magenta}" stroke-width="3.4"/><circle cx="${n(x)}" cy="${n(y)}" r="2.6" fill="${magenta}"/>`
  const legs = stops
    .slice(1)
    .map(([x, y], i) => {
      const [a, b] = stops[i]!
      const angle = (Math.atan2(y - b, x - a) * 180) / Math.PI,
        [mx, my] = [(a + x) / 2, (b + y) / 2]
      const course = Math.round((angle + 450) % 360)
      return `<g transform="translate(${n(mx)} ${n(my)}) rotate(${n(angle)})"><path d="M8 0l-16-6v12z" fill="${magenta}"/><text y="-12" ${serif} font-size="19" font-weight="bold" fill="${magenta}" text-anchor="middle">${String(course).padStart(3, '0')}°</text></g>`
    })
    .join('')
  return `<path d="${lines(stops, false)}" fill="none" stroke="${magenta}" stroke-width="4"/>${legs}${stops.map(mark).join('')}`
}
