import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyTrip } from '#enquiries/fields.ts'
import { readDraft, removeDraft, writeDraft } from './draft-storage.ts'
import { readValue } from './form-values.ts'

const stored = new Map<string, string>()
const storage = {
  getItem: (place: string) => stored.get(place) ?? null,
  setItem: (place: string, text: string) => void stored.set(place, text),
  removeItem: (place: string) => void stored.delete(place),
}
const draft = { fields: { name: 'Ana' }, key: 'k', broughtAlong: '' }
const day = 24 * 60 * 60_000
const now = Date.UTC(2026, 10, 22)

beforeEach(() => vi.stubGlobal('localStorage', storage))
afterEach(() => {
  removeDraft('trip')
  stored.clear()
  vi.unstubAllGlobals()
})

describe('a draft on the device', () => {
  it('is read for 14 days and then removed', () => {
    writeDraft('trip', draft, now)
    expect(readDraft('trip', now + 14 * day)).toEqual(draft)
    expect(readDraft('trip', now + 14 * day + 1)).toBeUndefined()
    expect(stored.size).toBe(0)
  })
  it.each([
    '{"name":"Old","activities":["scuba"],"_from":""}',
    '{"version":1,"savedAt":1795305600000,"fields":{}}',
    '{"version":2,"fields":{"name":"of no age"}}',
    '{"version":2,"savedAt":1795305600000,"fields":[]}',
    'null',
    '7',
    '{broken',
  ])('of another version, or that is none, is removed: %s', (text) => {
    stored.set('draft:trip', text)
    expect(readDraft('trip', now)).toBeUndefined()
    expect(stored.size).toBe(0)
  })
  it('lives as long as the page where the device refuses to store', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError')
      },
      removeItem: () => {},
    })
    writeDraft('trip', draft, now)
    expect(readDraft('trip', now)).toEqual(draft)
    removeDraft('trip')
    expect(readDraft('trip', now)).toBeUndefined()
  })
})

describe('a value of a draft', () => {
  it.each([
    ['activities', ['scuba', 'fishing'], ['fishing']],
    ['activities', 'fishing', undefined],
    ['services', [7], []],
    ['chartingRegion', 'bahamas', 'bahamas'],
    ['chartingRegion', 'atlantis', undefined],
    ['duration', '3', undefined],
    ['duration', '14', '14'],
    ['flexibleDates', 'yes', undefined],
    ['departureDate', 'someday', undefined],
    ['departureDate', '2027-03', '2027-03'],
    ['returnDate', '2027-03', undefined],
    ['name', null, undefined],
    ['name', 'Ana\r\nLuz', 'Ana\nLuz'],
  ] as const)('of %s, %j, is read as %j', (field, value, read) => {
    expect(readValue(field, value)).toEqual(read)
  })
  it('may be any that the form starts with', () => {
    for (const [field, value] of Object.entries(emptyTrip))
      expect(readValue(field as keyof typeof emptyTrip, value)).toEqual(value)
  })
})
