import { expect, it } from 'vitest'
import { fleet } from '#content/fleet.ts'
import { watersIds, watersOf } from '#content/charter/waters.ts'
import { feeInPrice, includedIn } from './included.ts'
import { pageCharterWords } from './page-words.server.ts'

it('the price of each yacht covers her own permits and taxes where she lies, and nowhere else', () => {
  for (const { included, base, name } of fleet)
    for (const waters of watersIds)
      expect(
        includedIn(included, watersOf[base], waters).includes('permits-taxes'),
        `${name} ${waters}`,
      ).toBe(waters === watersOf[base])
})

it('holds the charter fee in the Bahamas alone', () => {
  const fees = watersIds.map((waters) => feeInPrice(waters, pageCharterWords('en')))
  expect(fees.flat()).toEqual(['Bahamas charter fee, 14%'])
})
