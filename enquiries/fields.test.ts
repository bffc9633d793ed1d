import { describe, expect, it } from 'vitest'
import { offerTexts } from '#content/offer.server.ts'
import { locales } from '#content/locales.ts'
import { forRelayElsewhere, inGerman, optionIds } from './fields.ts'
import { readEnquiry } from './intake.ts'
import { sentForm } from './testing/enquiries.ts'

const ids = {
  chartingRegion: 'bahamas',
  destinationAirport: 'nassau',
  yachtType: 'catamaran',
  budget: '5000-10000',
  services: ['crew', 'luxury'],
  activities: ['nature'],
}
const german = {
  chartingRegion: 'Bahamas',
  destinationAirport: 'Nassau',
  yachtType: 'Katamaran',
  budget: '5.000 bis 10.000 EUR',
  services: ['Crew inklusive (mit Koch)', 'Luxuspaket'],
  activities: ['Natur/Dschungel'],
}
const read = (form: object) => {
  const reading = readEnquiry({ ...sentForm, ...form })
  return reading.ok ? reading.fields : reading.errors
}

describe('the field table', () => {
  it.each(locales)('has the guest’s word for every choice in %s', (locale) => {
    const { form } = offerTexts[locale]
    const named = [
      [optionIds.contactMethod, form.contactMethods],
      [optionIds.destinationAirport, form.airports],
      [optionIds.flightOption, form.flights],
      [optionIds.chartingRegion, form.regions],
      [optionIds.yachtType, form.boats],
      [optionIds.services, form.serviceNames],
      [optionIds.activities, form.activityNames],
      [optionIds.budget, form.budgets],
    ] as const
    for (const [choices, words] of named) expect(Object.keys(words)).toEqual(choices)
  })
  it('keeps ids, also of a page of an earlier version that sends German words', () => {
    expect(read(ids)).toMatchObject(ids)
    expect(read(german)).toMatchObject(ids)
  })
  it('loses no wish that no form has any more', () => {
    expect(read({ chartingRegion: 'Atlantis', services: ['Sauna'] })).toMatchObject({
      chartingRegion: 'Atlantis',
      services: ['Sauna'],
    })
  })
  it('writes ids and dates in German', () => {
    expect(inGerman('services', ids.services)).toBe('Crew inklusive (mit Koch), Luxuspaket')
    expect(inGerman('duration', '7')).toBe('7 Tage')
    expect(inGerman('flexibleDates', 'yes')).toBe('Ja')
    expect(
      ['2027-02-05', '2027-02', 'open', '05.02.2027'].map((day) => inGerman('departureDate', day)),
    ).toEqual(['05.02.2027', 'Februar 2027', '', '05.02.2027'])
  })
  it.each(['0', '13', '1.5', 'two', '-1'])('refuses %s guests', (guests) => {
    expect(read({ guests })).toMatchObject([{ field: 'guests' }])
  })
  it('sends a relay elsewhere the fields of the contract alone, in the company’s words', () => {
    expect(
      forRelayElsewhere({ ...sentForm, ...ids, _kind: 'charter', _locale: 'de', _key: 'k', _elapsed: 9 }),
    ).toEqual({
      ...Object.fromEntries(Object.entries(sentForm).filter(([name]) => name !== '_locale')),
      ...german,
      services: german.services.join(', '),
      activities: german.activities.join(', '),
    })
  })
})
