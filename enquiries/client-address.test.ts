import { describe, expect, it } from 'vitest'
import { addressOf, proxyWarning } from './client-address.ts'

describe('the address of a client', () => {
  const remoteAddress = '127.0.0.1'

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:4711', '203.0.113.7'],
    ['2001:db8::1', '2001:db8::1'],
    ['[2001:db8::1]:4711', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['198.51.100.1, 203.0.113.7:4711', '203.0.113.7'],
    ['unknown', remoteAddress],
    ['203.0.113.7:port', remoteAddress],
    ['', remoteAddress],
  ])('behind one proxy that writes %j is %s', (forwardedFor, address) => {
    expect(addressOf({ remoteAddress, forwardedFor }, 1)).toBe(address)
  })
  it('is the connection’s where no proxy is trusted', () => {
    expect(addressOf({ remoteAddress, forwardedFor: '203.0.113.7' }, 0)).toBe(remoteAddress)
  })
})

describe('an X-Forwarded-For that nobody believes', () => {
  it('is told once', () => {
    const told: string[] = []
    const look = proxyWarning(0, (message) => told.push(message))
    for (const header of [null, undefined, '203.0.113.7', '203.0.113.8']) look(header)
    expect(told).toEqual([expect.stringContaining('TRUST_PROXY is 0')])
  })
  it('is not told of where proxies are trusted', () => {
    const told: string[] = []
    proxyWarning(1, (message) => told.push(message))('203.0.113.7')
    expect(told).toEqual([])
  })
})
