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
    ['/yachts?to=san-blas&from=&from=2027-02&days=7&x=1', 'to=san-blas&from=2027-02&days=7'],
    ['/yachts?to=<b>&from=2027-02-06', 'to=unreadable&from=2027-02-06'],
    ['/compare?yachts=bali-54&yachts=lagoon-62&to=bahamas', 'yachts=bali-54%2Clagoon-62&to=bahamas'],
  ])('of %s keeps what changes the page, in one spelling', (address, query) => {
    expect(queryOf(address)).toBe(query)
  })
})

describe('the path of an address', () => {
  it.each([
    ['/index.md', '/index.md', 'home'],
    ['/yacht/bali-54.md?lang=en', '/yacht/bali-54.md', 'yacht'],
    ['/yacht/titanic.md', '/yacht/not-found', 'yacht'],
    ['/nowhere.md', '/not-found', undefined],
  ])('of %s is %s, of the page %s', (asked, path, page) => {
    expect(pageAddress(new URL(asked, 'https://site.example'))).toMatchObject({ path, page })
  })
})
