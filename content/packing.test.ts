import { describe, expect, it } from 'vitest'
import { locales } from './locales.ts'
import { packingFor } from './packing.ts'
import { tripTexts } from './trip.server.ts'

describe.each(locales)('what guests bring, in %s', (locale) => {
  const copy = tripTexts[locale]
  const { pack } = copy
  const items = (...[where, months]: [Parameters<typeof packingFor>[0], number[]]) =>
    packingFor(where, months, copy).items
  it('is a rain jacket in the rainy months of the waters', () => {
    expect(items('san-blas', [10])).toContain(pack.jacket.rain)
    expect(items('san-blas', [2])).not.toContain(pack.jacket.rain)
    expect(items('san-blas', [2])).toContain(pack.jacket.wind)
    expect(items('aruba', [10])).toContain(pack.jacket.wind)
  })
  it('is a jumper where winter fronts reach', () => {
    expect(items('bahamas', [12, 1])).toContain(pack.jumper)
    expect(items('bahamas', [5])).not.toContain(pack.jumper)
    expect(items('san-blas', [1])).not.toContain(pack.jumper)
  })
  it('is shoes and a shirt where evenings are spent in a city, whose dinners are not barefoot', () => {
    expect(items('cuba', [2])).toContain(pack.town)
    expect(items('san-blas', [2])).not.toContain(pack.town)
    expect(items('san-blas', [2])).toContain(pack.village)
    expect(items('bahamas', [2])).not.toContain(pack.village)
    expect(packingFor('cuba', [2], copy).lead).toBe(pack.leadHotel)
    expect(packingFor('bahamas', [2], copy).lead).toBe(pack.lead)
  })
  it('is the cash of the country', () => expect(items('cuba', [2])).toContain(pack.cash.cuba))
})
