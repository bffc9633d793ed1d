import { describe, expect, it } from 'vitest'
import { generalLine, lineOn, linesOn } from './day-lines.ts'

const kayak = { line: 'By kayak', noKayak: 'By tender' }
const lesson = { line: 'Learn to tack', motor: null }
const dinner = { line: 'Lobster in season', lobsterClosed: 'Snapper', lobsterOpen: 'Lobster' }

describe('a line of a day', () => {
  it('is the general one where nothing is known, and where no occasion of it has come', () => {
    expect([kayak, 'A swim'].map(generalLine)).toEqual(['By kayak', 'A swim'])
    expect(lineOn(kayak, new Set(['motor']))).toBe('By kayak')
  })
  it('is that of the first occasion that has come', () =>
    expect(lineOn(dinner, new Set(['lobsterOpen']))).toBe('Lobster'))
  it('is left out where there is none for the occasion', () =>
    expect(linesOn([kayak, lesson], new Set(['motor', 'noKayak']))).toEqual(['By tender']))
})
