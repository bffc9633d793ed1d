import { describe, expect, it } from 'vitest'
import { calendarUrls } from './settings.ts'

const messages = (text: string) =>
  calendarUrls.safeParse(text).error?.issues.map(({ message }) => message.replace(/;.*/, ''))

describe('CALENDAR_URLS', () => {
  it('names yachts by slug or name, with addresses, also those of calendar programs', () => {
    expect(
      calendarUrls.parse(
        ' lagoon-56=https://a.example/x.ics?key=1\n brisa=webcal://b.example/y.ics  bali-5.4=http://127.0.0.1:8000/ ',
      ),
    ).toEqual({
      'lagoon-56': 'https://a.example/x.ics?key=1',
      'lagoon-62': 'https://b.example/y.ics',
      'bali-54': 'http://127.0.0.1:8000/',
    })
  })
  it('is refused with the entry that is wrong, and without repeating an address', () => {
    expect(messages('titanic=https://a.example')).toEqual(['entry 1 names no yacht of content/fleet.ts'])
    expect(messages('brisa=https://a.example lagoon-56=ftp://key@b.example')).toEqual([
      'entry 2 (lagoon-56) has no address',
    ])
    expect(messages('brisa https://a.example')).toEqual([
      'entry 1 names no yacht of content/fleet.ts',
      'entry 2 names no yacht of content/fleet.ts',
    ])
    expect(messages('brisa=https://a.example lagoon-62=https://b.example')).toEqual([
      'entry 2 names lagoon-62 a second time',
    ])
  })
})
