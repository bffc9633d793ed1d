import { expect, it } from 'vitest'
import { fleet } from '#content/fleet.ts'
import { type WatersId, watersIds, watersOf } from '#content/charter/waters.ts'
import { alsoInPrice, feeInPrice, includedIn } from './included.ts'
import { ledger } from './ledger.ts'
import { pageCharterWords } from './page-words.server.ts'
import { yachtNamed } from './testing-fleet.ts'

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

it('a yacht from elsewhere has her permits with her voyage, where no open fee or one paid there stands for them', () => {
  const items = (waters: WatersId) => {
    const cost = ledger(
      yachtNamed('Guji'),
      waters,
      { first: '2027-02-06', nights: 7 },
      { persons: 4, children: 0 },
    )
    return alsoInPrice(cost, pageCharterWords('en'))
  }
  const permits = 'The yacht’s clearance and cruising permit there'
  expect(watersIds.filter((waters) => items(waters).includes(permits))).toEqual([
    'rosario',
    'cuba',
    'bahamas',
  ])
})
