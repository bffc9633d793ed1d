import { expect, it } from 'vitest'
import { networksOf } from './networks.ts'

it.each([
  ['203.0.113.7', ['203.0.113.7']],
  ['::ffff:203.0.113.7', ['203.0.113.7']],
  ['2001:0DB8:0001:0203:aaaa::1', ['20010db800010203/64', '20010db8000102/56', '20010db80001/48']],
  ['2001:db8::1', ['20010db800000000/64', '20010db8000000/56', '20010db80000/48']],
])('%s belongs to the networks %j', (address, names) => {
  expect(networksOf(address).map(({ name }) => name)).toEqual(names)
})
