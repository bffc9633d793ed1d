import { describe, expect, it } from 'vitest'
import { interfaceTexts } from '#content/interface.server.ts'
import { copyOf } from '#content/site.server.ts'
import { prefillOf } from './posted.server.ts'
import { tripPrefill } from './posted-trip.server.ts'

const short = (query: string) =>
  prefillOf(new URLSearchParams(query), { destinations: copyOf('en').destination, texts: interfaceTexts.en })
const long = (query: string) => tripPrefill(new URLSearchParams(query))

describe('what the page before brings along', () => {
  it('is the place of a destination or an itinerary', () => {
    expect(short('destination=cuba')).toEqual({ destination: copyOf('en').destination.cuba.name })
    expect(short('itinerary=bahamas&days=14')).toEqual({ destination: copyOf('en').destination.bahamas.name })
    expect(long('destination=cuba')).toEqual({ chartingRegion: 'cuba' })
    expect(long('itinerary=panama&days=14')).toEqual({ chartingRegion: 'san-blas', duration: '14' })
    expect(long('yacht=macan-pershing-64')).toEqual({ chartingRegion: 'rosario', yachtType: 'motor-yacht' })
  })
  it.each([
    'destination=constructor',
    'itinerary=__proto__',
    'topic=toString',
    'destination=',
    'yacht=constructor',
    'days=9',
  ])('is nothing for %s', (query) => {
    expect(short(query)).toEqual({})
    expect(long(query)).toEqual({})
  })
})
