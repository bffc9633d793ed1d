import { describe, expect, it } from 'vitest'
import { isFastLine } from './fast-line.ts'

describe('a line is fast', () => {
  it('where the browser says so', () => {
    expect(isFastLine({ effectiveType: '4g', downlink: 10 }, [])).toBe(true)
    expect(isFastLine({ effectiveType: '4g', downlink: 1.5 }, [])).toBe(false)
    expect(isFastLine({ effectiveType: '3g', downlink: 10 }, [])).toBe(false)
  })

  it('never where data shall be saved', () => {
    const quick = { transferSize: 200_000, duration: 50 }
    expect(isFastLine({ saveData: true, effectiveType: '4g', downlink: 10 }, [quick])).toBe(false)
  })

  it('where a file came quicker than the browser guessed', () => {
    expect(isFastLine({ effectiveType: '4g', downlink: 1.5 }, [{ transferSize: 64_000, duration: 60 }])).toBe(
      true,
    )
  })

  it('where the browser says nothing and a file of some size came quickly', () => {
    expect(isFastLine({}, [{ transferSize: 100_000, duration: 100 }])).toBe(true)
    expect(isFastLine({}, [{ transferSize: 100_000, duration: 1000 }])).toBe(false)
    expect(isFastLine({}, [{ transferSize: 900, duration: 1 }])).toBe(false)
    expect(isFastLine({}, [])).toBe(false)
  })
})
