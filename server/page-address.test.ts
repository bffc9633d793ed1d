import { describe, expect, it } from 'vitest'
import { pageAddress } from './page-address.ts'

const queryOf = (address: string) => pageAddress(new URL(`https://site.example${address}`)).query

describe('the query of an address', () => {
  it.each([
    ['/yacht/bali-54?persons=4&nights=14', 'persons=4&nights=14'],
    ['/yacht/bali-54?persons=many&nights=7', 'persons=unreadable&nights=7'],
    ['/yacht/bali-54?persons=lots&nights=7', 'persons=unreadable&nights=7'],
    ['/yacht/bali-54?persons=&utm_source=mail', 'persons='],
    ['/contact?yacht=no-such-yacht', ''],
    ['/contact?yacht=bali-54&x=1', 'yacht=bali-54'],
  ])('of %s keeps what changes the page, in one spelling', (address, query) => {
    expect(queryOf(address)).toBe(query)
  })
})
