import { describe, expect, it } from 'vitest'
import { rates } from '#content/charter/rates.ts'
import { fleet } from '#content/fleet.ts'
import { formats } from '#content/format.ts'
import { agencyData } from './structured-data.server.ts'
import { faqData, postingData } from './journal-data.server.ts'
import { yachtData } from './yacht-data.server.ts'
import { tripData } from './place-data.server.ts'

const origin = 'https://site.example'
const yachtOf = (slug: string) => {
  const yacht = fleet.find((each) => each.slug === slug)!
  return yachtData({ origin, locale: 'en', yacht, description: 'A boat.', image: `${origin}/boat.jpg` })
}

describe('structured data', () => {
  it('offers a yacht to be let, at prices with the fee on our invoice, for the days that each covers', () => {
    const offers = yachtOf('bali-54').offers
    expect(
      offers.map(({ price, priceCurrency, priceSpecification }) => [
        price,
        priceCurrency,
        priceSpecification.referenceQuantity.value,
      ]),
    ).toEqual([
      [3990, 'USD', 1],
      [27_930, 'USD', 7],
      [34_200, 'USD', 7],
    ])
    expect(offers[2]).toMatchObject({
      validFrom: expect.stringMatching(/-12-20$/),
      validThrough: expect.stringMatching(/-01-10$/),
    })
    expect(JSON.stringify(offers)).not.toContain('InStock')
    for (const { businessFunction, seller } of offers)
      expect([businessFunction, seller['@id']]).toEqual([
        'http://purl.org/goodrelations/v1#LeaseOut',
        offers[0]!.seller['@id'],
      ])
    expect(offers[0]!.seller.name).toBe('Alisios Yacht Charter')
  })
  it('says for how many guests a price holds', () => {
    const [{ priceSpecification }] = yachtOf('leopard-42-tsabalok').offers as [
      ReturnType<typeof yachtOf>['offers'][number],
    ]
    expect(priceSpecification).toMatchObject({
      price: 1035,
      unitText: 'night',
      eligibleQuantity: { value: 2 },
    })
  })
  it('names the places of a trip, and the days by their titles', () => {
    const stops = [{ place: 'Havana', title: 'Old Havana on foot', position: { lat: 23.14, lon: -82.35 } }]
    const { itinerary, image } = tripData({
      origin,
      locale: 'en',
      id: 'itineraryCuba',
      name: 'Cuba',
      description: 'Days.',
      image: `${origin}/cuba.jpg`,
      stops,
    })
    expect(itinerary.itemListElement[0]!.item).toMatchObject({
      name: 'Havana',
      description: 'Old Havana on foot',
    })
    expect(image).toBe(`${origin}/cuba.jpg`)
  })
  it('gives answers whose links lead to the site from anywhere', () => {
    const html = '<p><a href="/yachts?lang=de">x</a> <a href="https://other.example/">y</a></p>'
    const { mainEntity, inLanguage } = faqData({ origin, locale: 'de', items: [{ question: 'Q', html }] })
    expect(mainEntity[0]!.acceptedAnswer.text).toBe(
      '<p><a href="https://site.example/yachts?lang=de">x</a> <a href="https://other.example/">y</a></p>',
    )
    expect(inLanguage).toBe('de')
  })
  it('tells the company by its mark and the range of its listing prices', () => {
    const nights = Object.values(rates).flatMap((rate) =>
      rate.kind === 'boat' ? rate.night.value.amount : [],
    )
    expect(agencyData(origin, 'en', `${origin}/boat.jpg`, 'Boats.')).toMatchObject({
      logo: `${origin}/icon-512.png`,
      priceRange: [Math.min(...nights), Math.max(...nights)]
        .map((amount) => formats('en').money({ amount, currency: 'USD' }))
        .join(' – '),
    })
  })
  it('gives an article its address', () => {
    const posting = postingData({
      origin,
      locale: 'es',
      id: 'chef',
      title: '*A* | day',
      description: 'D',
      date: '2024-03-12',
      author: 'Ana',
      image: `${origin}/a.jpg`,
      words: 1000,
    })
    expect(posting).toMatchObject({
      headline: 'A day',
      url: posting.mainEntityOfPage,
      author: { '@type': 'Person', name: 'Ana' },
    })
  })
})
