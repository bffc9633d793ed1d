import { expect, it } from 'vitest'
import { halvesOf, plainHeadline, unbroken } from './headline.ts'

it('falls into halves where its writer says so, and nowhere else', () => {
  expect(halvesOf('Erst die Stadt, | *dann die Cayos*')).toEqual(['Erst die Stadt,', '*dann die Cayos*'])
  expect(halvesOf('Erst die Stadt, *dann die Cayos*')).toBeUndefined()
  expect(halvesOf('Guna Yala: a people')).toBeUndefined()
})

it('is printed without the mark, and read aloud without marks at all', () => {
  expect(unbroken('Four coasts, | *one warm wind*')).toBe('Four coasts, *one warm wind*')
  expect(plainHeadline('Four coasts, | *one warm wind*')).toBe('Four coasts, one warm wind')
})
