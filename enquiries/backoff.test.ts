import { describe, expect, it } from 'vitest'
import { retryDelayMs, maxRetryDelayMs } from './backoff.ts'

describe('the wait before the next attempt', () => {
  it('is 10 s, then 1, 5, 15 and 30 minutes', () => {
    expect([1, 2, 3, 4, 5].map((attempts) => retryDelayMs(attempts, 0.5) / 1000)).toEqual([
      10, 60, 300, 900, 1800,
    ])
  })
  it('is an hour from then on, give or take a fifth', () => {
    expect(retryDelayMs(6, 0) / 60_000).toBeCloseTo(48)
    expect(retryDelayMs(90, 0.9999)).toBeLessThanOrEqual(maxRetryDelayMs)
  })
})
