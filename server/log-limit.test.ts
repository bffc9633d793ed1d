import { expect, it } from 'vitest'
import { limitLog } from './log-limit.ts'

it('writes a few lines a minute, and then how many it left out', () => {
  let now = 0
  const lines: unknown[] = []
  const log = limitLog(
    (fields) => lines.push(fields),
    2,
    () => now,
  )
  for (let i = 0; i < 5; i++) log({ status: 405 }, 'a form was refused')
  expect(lines).toEqual([{ status: 405 }, { status: 405 }])
  now = 60_000
  log({ status: 405 }, 'a form was refused')
  log({ status: 405 }, 'a form was refused')
  expect(lines.slice(2)).toEqual([{ status: 405, leftOut: 3 }, { status: 405 }])
})
