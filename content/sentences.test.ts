import { expect, it } from 'vitest'
import { longestMetaDescription, metaDescription } from './meta-description.ts'
import { sentencesOf } from './sentences.ts'

it('a text is parted where a sentence ends, not between figures', () => {
  expect(sentencesOf('The Bali 5.4 lies in Nassau. She takes twelve. “Yes.” 5 cabins? ¿Sí?')).toEqual([
    'The Bali 5.4 lies in Nassau.',
    'She takes twelve.',
    '“Yes.”',
    '5 cabins?',
    '¿Sí?',
  ])
})

it('a meta description is as many whole sentences as fit', () => {
  const words = (length: number) => `${'A'.repeat(length - 1)}.`
  expect(metaDescription(`${words(60)} ${words(50)} ${words(30)}`)).toHaveLength(111)
  expect(metaDescription(`${words(60)} ${words(60)}`)).toHaveLength(60)
  expect(metaDescription(words(longestMetaDescription + 1))).toHaveLength(longestMetaDescription + 1)
})
