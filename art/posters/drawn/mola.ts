/**
 * A pattern of our own, inspired by the layered appliqué of the Guna, and copied from no mola: a turtle between two birds,
 * cut as parallel bands, the ground filled with slits. The edges wander a little, as hands cut them.
 */
import { chance, lines, n, sheet } from '../kit.ts'
import { applique } from './mola/bands.ts'
import { birdInside } from './mola/bird-inside.ts'
import { birds } from './mola/bird-shape.ts'
import { fishes } from './mola/figures.ts'
import { border, slits } from './mola/ground.ts'
import { black, cream, frame, green, orange, red, rose, teal, yellow } from './mola/shapes.ts'
import { turtleInside } from './mola/turtle-inside.ts'
import { turtle } from './mola/turtle-shape.ts'

export function draw(): string {
  const random = chance(61)
  const defs = [
    `<filter id="hand" x="-2%" y="-2%" width="104%" height="104%"><feTurbulence type="fractalNoise" baseFrequency=".014" numOctaves="2" seed="12"/><feDisplacementMap in="SourceGraphic" scale="11" xChannelSelector="R" yChannelSelector="G"/></filter>`,
    `<filter id="fold" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur in="SourceAlpha" stdDeviation="2.4" result="b"/><feOffset in="b" dx="1.6" dy="3" result="o"/><feFlood flood-color="#0b0305" flood-opacity=".62"/><feComposite in2="o" operator="in" result="s"/><feMerge><feMergeNode in="s"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`,
    `<pattern id="weave" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M0 1h2.5M2.5 3.5h2.5" stroke="#fff" stroke-width=".9" opacity=".5"/><path d="M1 2.5v2.5M3.5 0v2.5" stroke="#000" stroke-width=".9" opacity=".5"/></pattern>`,
    `<filter id="crease" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".006 .009" numOctaves="3" seed="21" result="t"/><feDiffuseLighting in="t" surfaceScale="9" lighting-color="#fff" diffuseConstant="1.05"><feDistantLight azimuth="235" elevation="58"/></feDiffuseLighting></filter>`,
  ].join('')
  const body = `<rect width="1600" height="1000" fill="${black}"/><g filter="url(#hand)">${border()}<g filter="url(#fold)"><path d="${lines(
    [
      [frame.left, frame.top],
      [frame.right, frame.top],
      [frame.right, frame.bottom],
      [frame.left, frame.bottom],
    ],
  )}" fill="${red}"/></g>${slits(random)}
    ${birds
      .map((each, i) =>
        applique(
          `bird${i}`,
          each,
          [
            [36, black],
            [28, orange],
            [20, black],
            [12, yellow],
            [5, black],
          ],
          [teal, rose][i]!,
          [
            [7, black],
            [15, [yellow, orange][i]!],
            [20, black],
          ],
        ),
      )
      .join('')}${birds.map((_, i) => birdInside(i)).join('')}
    ${applique(
      'turtle',
      turtle,
      [
        [38, black],
        [30, yellow],
        [22, black],
        [13, orange],
        [5, black],
      ],
      green,
      [
        [7, black],
        [15, yellow],
        [20, black],
      ],
    )}${turtleInside()}
    ${fishes
      .map((fish, i) =>
        applique(
          `fish${i}`,
          [fish],
          [
            [19, black],
            [12, yellow],
            [5, black],
          ],
          [orange, orange, rose, rose][i]!,
          [
            [5, black],
            [10, cream],
            [14, black],
          ],
        ),
      )
      .join('')}${fishes
      .map(([, , , , , [tx, ty] = [0, 0]], i) => {
        const side = i % 2 ? -1 : 1
        return `<circle cx="${n(tx - side * 104)}" cy="${n(ty - 5)}" r="6" fill="${black}"/><circle cx="${n(tx - side * 104)}" cy="${n(ty - 5)}" r="3" fill="${cream}"/>`
      })
      .join('')}</g>
    <g style="mix-blend-mode:multiply"><rect width="1600" height="1000" filter="url(#crease)" opacity=".42"/></g><rect width="1600" height="1000" fill="url(#weave)" opacity=".2"/>`
  return sheet(defs, body, 0.1)
}
