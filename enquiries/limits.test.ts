import { expect, it } from 'vitest'
import { networkOf } from './limits.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:0DB8:0001:0002:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
])('counts %s as the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
