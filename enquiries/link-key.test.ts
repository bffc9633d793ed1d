import { describe, expect, it } from 'vitest'
import { parseRelayConfig } from './config.ts'
import { createLinkKey } from './link-key.ts'
import { storeKinds, useStore } from './testing/stores.ts'

const old = 'an-old-key-of-thirty-characters'
const current = 'a-new-key-of-thirty-characters!'

describe('a signature', () => {
  const key = createLinkKey([current])
  const signature = key.sign('trip', 'yacht=marea')

  it('holds for what was signed, and for nothing else', () => {
    expect(signature).toMatch(/^[\w-]{22}$/)
    expect(key.verify('trip', 'yacht=marea', signature)).toBe(true)
    expect(key.verify('trip', 'yacht=guji', signature)).toBe(false)
    expect(key.verify('enquiry', 'yacht=marea', signature)).toBe(false)
  })

  it('is refused when any of its characters is another', () => {
    for (let at = 0; at < signature.length; at++)
      for (const other of ['A', 'B']) {
        const changed = signature.slice(0, at) + other + signature.slice(at + 1)
        expect(key.verify('trip', 'yacht=marea', changed)).toBe(changed === signature)
      }
    for (const other of ['', `${signature}A`, 'ü'.repeat(11)])
      expect(key.verify('trip', 'yacht=marea', other)).toBe(false)
  })

  it('holds on after its key was replaced, as long as that is still named', () => {
    const before = createLinkKey([old]).sign('trip', 'x')
    expect(createLinkKey([current, old]).verify('trip', 'x', before)).toBe(true)
    expect(createLinkKey([current, old]).sign('trip', 'x')).not.toBe(before)
    expect(createLinkKey([current]).verify('trip', 'x', before)).toBe(false)
  })
})

describe('LINK_KEY', () => {
  it('names one key or several', () => {
    expect(parseRelayConfig({ LINK_KEY: `${current}, ${old}` }).linkKeys).toEqual([current, old])
    expect(parseRelayConfig({}).linkKeys).toBeUndefined()
  })

  it.each(['short', `${current},short`])('%s is refused and not repeated', (LINK_KEY) => {
    const message = () => parseRelayConfig({ LINK_KEY })
    expect(message).toThrow('LINK_KEY: must be')
    expect(message).not.toThrow('short')
  })
})

describe.each(storeKinds)('on %s, without LINK_KEY', (kind) => {
  const store = useStore(kind)

  it('every process on one store signs alike', async () => {
    const [one, two] = [await store.relay(), await store.relay()]
    expect(two.linkKey.verify('trip', 'x', one.linkKey.sign('trip', 'x'))).toBe(true)
  })
})
