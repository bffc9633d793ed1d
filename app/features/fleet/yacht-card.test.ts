import { expect, it } from 'vitest'
import { fleet } from '#content/fleet.ts'
import { copyOf } from '#content/site.server.ts'
import { yachtCard } from './yacht-view.server.ts'

it('shows on each card what is not true of every yacht', () => {
  const words = copyOf('en')
  const tags = fleet.map((yacht) => yachtCard(yacht, words, 'en').features)
  expect(tags.every((each) => each.length >= 3)).toBe(true)
  expect(tags[0]!.filter((tag) => tags.every((each) => each.includes(tag)))).toEqual([])
  expect(tags.flat()).not.toContain(words.fleet.features.crewed)
})

it('says beside the price of a yacht which fee is in it', () => {
  for (const yacht of fleet) {
    const { share } = yachtCard(yacht, copyOf('en'), 'en')
    if (yacht.base === 'bahamas')
      expect(share).toMatch(/a person a day for 12 guests, with the 14% Bahamas charter fee/)
    else expect(share).not.toContain('fee')
  }
})
