import { expect, it } from 'vitest'
import { pathData, segments, type Step } from './path.ts'

it('writes each step from the last point, flat and upright ones with one number', () => {
  const steps: Step[] = [
    [30, 20],
    [30, 20.5],
    [29.5, 20],
  ]
  expect(pathData([{ start: [10, 20], steps }])).toBe('m10 20h20v.5l-.5-.5')
})

it('goes on from where a closed line began', () => {
  const box = (x: number) => ({
    start: [x, 0] as [number, number],
    steps: [
      [x + 1, 0],
      [x + 1, 1],
    ] as [number, number][],
    closed: true,
  })
  expect(pathData([box(5), box(7)])).toBe('m5 0h1v1zm2 0h1v1z')
})

it('gives curves their control point first', () => {
  expect(
    pathData([
      {
        start: [0, 0],
        steps: [
          [
            [1, 1],
            [2, 0],
          ],
          [
            [3, -1],
            [4, 0],
          ],
        ],
      },
    ]),
  ).toBe('m0 0q1 1 2 0 1-1 2 0')
})

it('rounds points where they stand, so that no error adds up', () => {
  const points = Array.from({ length: 11 }, (_, i): [number, number] => [i * 0.14, 0])
  expect(pathData([{ start: points[0]!, steps: points.slice(1) }])).toBe('m0 0h.1.2.1.2.1.1.2.1.2.1')
})

it('draws lines of two points as one path', () => {
  expect(
    segments([
      [
        [1, 1],
        [1, 5],
      ],
      [
        [2, 1],
        [2, 5],
      ],
    ]),
  ).toBe('m1 1v4m1-4v4')
})
