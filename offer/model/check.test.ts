import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import '#content/testing-rates.ts'
import { fleet } from '#content/fleet.ts'
import { type Locale, locales } from '#content/locales.ts'
import { offerFor } from '#offer/offer.ts'
import * as choices from '#offer/request.ts'
import { emptyRequest } from '#offer/request.ts'
import { letterFlaw, paragraphFlaw } from './check.server.ts'
import { facts } from '#offer/facts.server.ts'
import { dateText, estimateText } from './prompt.server.ts'
import { letters, offer, request, today } from './testing-letters.ts'

/** Puts a lie into a good letter, which must contain the words that it replaces, and says what is found. */
function flawsOf(locale: Locale, from: string, to: string) {
  expect(letters[locale].some(({ text }) => text.includes(from))).toBe(true)
  return letters[locale]
    .map((paragraph) =>
      paragraphFlaw({ ...paragraph, text: paragraph.text.replace(from, to) }, locale, offer),
    )
    .filter(Boolean)
}
const flawOf = (locale: Locale, text: string, yacht = 'none') => paragraphFlaw({ yacht, text }, locale, offer)

describe('letters that say what the offer says', () => {
  it.each(locales)('pass in %s', (locale) => {
    expect(letters[locale].map((paragraph) => paragraphFlaw(paragraph, locale, offer))).toEqual(
      letters[locale].map(() => undefined),
    )
    expect(letterFlaw(letters[locale], offer)).toBeUndefined()
  })
  it.each([
    ['en', 'You board on Monday, January 18, and leave on Sunday, January 24, 2027.'],
    ['en', 'A seven-day trip for four people is easy to plan.'],
    ['en', 'From 2027-01-18 there is a week for you, and two of the yachts are large.'],
    ['en', 'You asked for adventure and for snorkelling, and these waters have room for either.'],
    ['en', 'Four people, just the four of you: that is a good number.'],
    ['de', 'Alle Zahlen sind Schätzungen, je nach Saison.'],
    [
      'de',
      'Der Nachmittag gehört der Flybridge und den Brettern, und abends serviert der Koch, was die Fischer gebracht haben.',
    ],
    ['es', 'Sube a bordo el lunes 18 de enero y baja el domingo 24 de enero de 2027.'],
    ['es', 'Son siete noches para cuatro huéspedes.'],
    ['de', 'Sie gehen am 18.01.2027 an Bord und am 24.01.2027 von Bord.'],
    ['de', 'Die siebentägige Reise beginnt am Montag, 18. Januar.'],
  ] as const)('pass in %s: %s', (locale, text) => expect(flawOf(locale, text)).toBeUndefined())
})

describe('lies', () => {
  it.each([
    ['en', 'US$ 12,600', 'US$ 12,500', 'amount'],
    ['en', 'US$ 12,600', 'US$ 12.600', 'amount'],
    ['en', 'US$ 12,600', 'EUR 12,600', 'amount'],
    ['en', 'US$ 12,600', '12,600 pounds', 'amount'],
    ['en', 'is US$ 12,600', 'is US$ 14,000', 'amount'],
    ['en', 'is US$ 12,600', 'is US$ 12,600 a day', 'amount'],
    ['en', 'is US$ 12,600', 'is US$ 1,800 a day', 'amount'],
    ['en', 'is US$ 12,600', 'is US$ 12,600 per person', 'amount'],
    ['en', 'US$ 12,600', 'US$ 12.6k', 'amount'],
    ['en', 'US$ 12,600', 'twelve thousand dollars', 'amount'],
    ['en', 'US$ 12,600', 'US$ 9', 'amount'],
    ['en', 'is US$ 12,600', 'is a mere US$ 12,600 less US$ 500', 'amount'],
    ['en', 'seven days among', 'eight days among', 'number'],
    ['en', 'seven days among', '8 days among', 'number'],
    ['en', 'seven days among', 'two weeks among', 'number'],
    ['en', 'seven days among', 'four days among', 'number'],
    ['en', 'four people,', 'seven people,', 'number'],
    ['en', 'ten guests', 'twelve guests', 'number'],
    ['en', 'five cabins', 'six cabins', 'number'],
    ['en', 'three yachts', 'four yachts', 'number'],
    ['en', 'four people,', 'forty people,', 'number'],
    ['en', 'a kayak', '4 kayaks', 'number'],
    ['en', '18 to 24 January', '18 to 25 January', 'date'],
    ['en', '18 to 24 January', '24 to 18 January', 'date'],
    ['en', '2027', '2028', 'date'],
    ['en', 'in January', 'in February', 'date'],
    ['en', '18 to 24 January 2027', 'Tuesday 18 January', 'date'],
    ['en', '18 to 24 January 2027', 'February 18, 2027', 'date'],
    ['en', 'Marea is', 'Brisa is', 'name'],
    ['en', 'Marea is', 'Esmeralda is', 'name'],
    ['en', 'Marea is', 'The Sea Pearl is', 'name'],
    ['en', 'Marea is', 'Marea, a Pershing, is', 'name'],
    ['en', 'Tsabalok is', 'Marea is', 'name'],
    ['en', 'Lagoon 56', 'Lagoon 62', 'name'],
    ['en', 'an advisor', 'https://evil.example/x', 'signs'],
    ['en', 'an advisor', 'www.evil.example', 'link'],
    ['en', 'an advisor', 'evil.example', 'link'],
    ['en', 'an advisor', 'ceo@evil.example', 'signs'],
    ['en', 'an advisor', '+507 6123 4567', 'signs'],
    ['en', 'an advisor', '507 6123 4567', 'link'],
    ['en', 'an advisor', '<b>someone</b>', 'signs'],
    ['en', 'an advisor', '[someone](x)', 'signs'],
    ['en', 'an advisor', '**someone**', 'signs'],
    ['en', 'All of this is an estimate', 'You get a discount', 'promise'],
    ['en', 'All of this is an estimate', 'The child sails for free', 'promise'],
    ['en', 'All of this is an estimate', 'Your dates are confirmed', 'promise'],
    ['en', 'All of this is an estimate', 'Expect 20 % less', 'number'],
    ['en', 'All of this is an estimate', 'Expect twenty percent less', 'number'],
    ['es', 'US$ 12.600', 'US$ 12.500', 'amount'],
    ['es', 'US$ 12.600', 'US$ 12,600', 'amount'],
    ['es', 'US$ 12.600', '12.600 euros', 'amount'],
    ['es', 'US$ 12.600', 'doce mil dólares', 'amount'],
    ['es', 'US$ 12.600', 'US$ 12.600 por persona', 'amount'],
    ['es', 'siete días entre', 'nueve días entre', 'number'],
    ['es', '18 al 24 de enero', '18 al 26 de enero', 'date'],
    ['es', '18 al 24 de enero', 'siete de enero', 'number'],
    ['es', 'Marea también', 'Esmeralda también', 'name'],
    ['es', 'Marea también', 'La Perla Negra también', 'name'],
    ['es', 'cinco camarotes', 'ocho camarotes', 'number'],
    ['es', 'Todo esto es una estimación', 'Hay un descuento', 'promise'],
    ['es', 'Todo esto es una estimación', 'El menor viaja gratis', 'promise'],
    ['es', 'Todo esto es una estimación', 'Pague por transferencia', 'promise'],
    ['de', '12.600 US$', '12.500 US$', 'amount'],
    ['de', '12.600 US$', '12.600 Euro', 'amount'],
    ['de', '12.600 US$', 'zwölftausend Dollar', 'amount'],
    ['de', '12.600 US$', '12.600 US$ pro Person', 'amount'],
    ['de', '12.600 US$', '1.800 US$ am Tag', 'amount'],
    ['de', 'sieben Tage zwischen', 'zehn Tage zwischen', 'number'],
    ['de', 'sieben Tage zwischen', 'eine achttägige Reise zwischen', 'number'],
    ['de', '18. bis 24. Januar', '18. bis 25. Januar', 'date'],
    ['de', '18. bis 24. Januar', '28. Januar', 'date'],
    ['de', '18. bis 24. Januar 2027', '18.02.2027', 'date'],
    ['de', 'im Januar', 'im Februar', 'date'],
    ['de', 'Marea ist', 'Esmeralda ist', 'name'],
    ['de', 'Marea ist', 'Die Yacht Poseidon ist', 'name'],
    ['de', 'Marea ist', 'Die Aurora ist', 'name'],
    ['de', 'Alles dies ist eine Schätzung', 'Es gibt zehn Prozent Rabatt', 'promise'],
    ['de', 'Alles dies ist eine Schätzung', 'Das Kind fährt kostenlos', 'promise'],
  ] as const)('in %s: "%s" as "%s" is a flaw of the %s', (locale, from, to, flaw) => {
    if (from === 'im Januar') expect(flawOf(locale, 'Das Wetter ist im Februar gut.')).toBe(flaw)
    else expect(flawsOf(locale, from, to)).toContain(flaw)
  })
  it.each([
    ['en', 'We can come down a little on the price for you.', 'promise'],
    ['en', 'The second week costs nothing.', 'promise'],
    ['en', 'The trip is on the house.', 'promise'],
    ['en', 'You board on the nineteenth of January.', 'date'],
    ['en', 'At Christmas and Easter you sail.', 'date'],
    ['en', 'You leave on 18 Jan.', 'number'],
    ['en', 'Two for one this season.', 'number'],
    ['en', 'We take a third off for you.', 'number'],
    ['en', 'You sail on the yacht called esmeralda.', 'name'],
    ['en', 'Ask for captain Rodriguez.', 'name'],
    ['en', 'Our number is five five five one two three four.', 'number'],
    ['en', 'We welcome all eight of you.', 'number'],
    ['en', 'You sail at 9:30.', 'number'],
    ['en', 'The reef is 3 metres deep.', 'number'],
    ['es', 'Le dejamos el precio más bajo.', 'promise'],
    ['es', 'La segunda semana va por nuestra cuenta.', 'promise'],
    ['es', 'Zarpa el primero de enero.', 'date'],
    ['es', 'Zarpa el diecinueve de enero.', 'number'],
    ['es', 'Usted viaja en Semana Santa.', 'date'],
    ['es', 'Navega en un yate llamado perla.', 'name'],
    ['de', 'Sie legen am neunzehnten Januar ab.', 'date'],
    ['de', 'Sie legen am 20. ab.', 'number'],
    ['de', 'Wir kommen Ihnen beim Preis entgegen.', 'promise'],
    ['de', 'Es wird ein Zehntel weniger.', 'number'],
    ['de', 'Sie segeln auf der Poseidon.', 'name'],
    ['de', 'Sie reisen an Weihnachten.', 'date'],
  ] as const)('are found in %s: %s', (locale, text, flaw) => expect(flawOf(locale, text)).toBe(flaw))
  it.each([
    ['en', 'Our estimate is US$ 12,600.00.'],
    ['en', 'Our estimate is US$ 12600.'],
    ['en', 'Our estimate is 12,600.'],
    ['en', 'Our estimate is $12,600.'],
    ['en', 'Our estimate is A$ 12,600.'],
    ['en', 'Our estimate is 12,600 Canadian dollars.'],
    ['en', 'Our estimate is 12,600 US cents.'],
    ['en', 'Our estimate is twelve thousand six hundred US dollars.'],
    ['en', 'Our estimate is under US$ 12,600.'],
    ['en', 'Our estimate is US$ 12,600 a week.'],
    ['en', 'Our estimate is US$ 12,600 for the cabin.'],
    ['en', 'Our estimate is US$ 12,600 for ten guests.'],
    ['en', 'Our estimate is US$ 12,600, less for friends.'],
    ['en', 'Our estimate is US$ 12,600, one third at the start.'],
    ['es', 'La estimación es de US$ 12.600,00.'],
    ['es', 'La estimación es de US$ 12,600.'],
    ['es', 'La estimación es de 12.600 dólares canadienses.'],
    ['es', 'La estimación es de doce mil seiscientos dólares.'],
    ['es', 'La estimación es de US$ 12.600 para los amigos.'],
    ['de', 'Die Schätzung beträgt 12.600,00 US$.'],
    ['de', 'Die Schätzung beträgt 12,600 US$.'],
    ['de', 'Die Schätzung beträgt 12.600 kanadische Dollar.'],
    ['de', 'Die Schätzung beträgt zwölftausendsechshundert US$.'],
    ['de', 'Die Schätzung liegt unter 12.600 US$.'],
    ['de', 'Die Schätzung beträgt 12.600 US$ am Tag.'],
  ] as const)(
    'finds the right price wrongly written, or in a sentence that makes another of it, in %s: %s',
    (locale, text) => expect(flawOf(locale, text, 'lagoon-56')).toBe('amount'),
  )
  it.each([
    ['en', 'Your flights are included.', 'promise'],
    ['en', 'The estimate is before taxes.', 'promise'],
    ['en', 'Children sail free with us.', 'promise'],
    ['en', 'We have set her aside for you.', 'promise'],
    ['en', 'One more day comes with it.', 'promise'],
    ['en', 'A bottle waits on board with our compliments.', 'promise'],
    ['en', 'You save a good part.', 'promise'],
    ['en', 'A deal is possible.', 'promise'],
    ['en', 'She has a jacuzzi on deck.', 'promise'],
    ['en', 'She carries scuba gear.', 'promise'],
    ['en', 'She is a motor yacht.', 'name'],
    ['en', 'She lies in the Bahamas.', 'name'],
    ['es', 'Los vuelos están incluidos.', 'promise'],
    ['es', 'El yate queda apartado para usted.', 'promise'],
    ['es', 'Se puede negociar.', 'promise'],
    ['es', 'Le damos un día más.', 'promise'],
    ['es', 'Tiene un jacuzzi a bordo.', 'promise'],
    ['es', 'Es un velero.', 'name'],
    ['de', 'Die Flüge sind enthalten.', 'promise'],
    ['de', 'Die Kinder fahren frei.', 'promise'],
    ['de', 'Wir kommen Ihnen entgegen.', 'promise'],
    ['de', 'Wir legen einen Tag drauf.', 'promise'],
    ['de', 'An Bord gibt es einen Whirlpool.', 'promise'],
    ['de', 'Sie liegt auf den Bahamas.', 'name'],
  ] as const)('finds what the offer does not say, in %s: %s', (locale, text, flaw) =>
    expect(flawOf(locale, text, 'lagoon-56')).toBe(flaw),
  )
  it.each([
    ['en', 'You board on Sunday, 18 January.'],
    ['en', 'You board on January the nineteenth.'],
    ['en', 'You board the day before 18 January.'],
    ['en', 'You sail next month.'],
    ['es', 'Sube a bordo el domingo 18 de enero.'],
    ['de', 'Sie gehen am Sonntag, 18. Januar, an Bord.'],
  ] as const)('finds a day that is off by a little, in %s: %s', (locale, text) =>
    expect(flawOf(locale, text)).toBe('date'),
  )
  it('finds the price of one yacht in the paragraph of another, and money where no yacht is meant', () => {
    expect(flawOf('en', 'We reckon US$ 14,000 for her.', 'lagoon-56')).toBe('amount')
    expect(flawOf('en', 'We reckon US$ 14,000 for Marea.')).toBe('amount')
  })
  it('refuses another language and characters from elsewhere', () => {
    expect(flawOf('de', 'The trade wind blows evenly and you can swim before breakfast every morning.')).toBe(
      'language',
    )
    expect(flawOf('en', 'ignore this \u202e text')).toBe('signs')
    expect(flawOf('en', 'Мarea is at home here.')).toBe('signs')
  })
  it.each(locales)('finds every other price, in %s', (locale) => {
    const [price, number] = [
      /12[.,]600/,
      new Intl.NumberFormat({ es: 'es-ES', en: 'en-GB', de: 'de-DE' }[locale], { useGrouping: 'always' }),
    ]
    const paragraph = letters[locale][1]!
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 1_000_000 }).filter((amount) => amount !== 12_600),
        (amount) => {
          expect(
            paragraphFlaw(
              { ...paragraph, text: paragraph.text.replace(price, number.format(amount)) },
              locale,
              offer,
            ),
          ).toMatch(/amount|date/)
        },
      ),
    )
  })
  it.each(locales)('finds every other yacht of the fleet, in %s', (locale) => {
    const others = fleet.filter(({ slug }) => offer.yachts.every((yacht) => yacht.slug !== slug))
    expect(others.length).toBeGreaterThan(2)
    for (const { name } of others) expect(flawsOf(locale, 'Marea', name), name).toContain('name')
  })
})

describe('offers of another kind', () => {
  const ranged = offerFor({ ...request, departureDate: '' }, facts, today)
  it('wants both ends of a price that is open', () => {
    const { low, high } = ranged.yachts[0]!.estimate
    expect([low, high]).toEqual([12_600, 15_120])
    const say = (text: string) => paragraphFlaw({ yacht: ranged.yachts[0]!.slug, text }, 'en', ranged)
    expect(say('She costs US$ 12,600 to US$ 15,120 in all.')).toBeUndefined()
    expect(say('She costs US$ 12,600 in all.')).toBe('amount')
  })
  it('wants no date where none is known', () =>
    expect(paragraphFlaw({ yacht: 'none', text: 'You sail in January.' }, 'en', ranged)).toBe('date'))
})

describe('whatever is asked for', () => {
  const trips = fc.record({
    chartingRegion: fc.constantFrom('' as const, ...choices.regions),
    duration: fc.constantFrom('' as const, ...choices.durations),
    passengers: fc.integer({ min: 1, max: 12 }).map(String),
    children: fc.integer({ min: 0, max: 4 }).map(String),
    departureDate: fc.oneof(
      fc.constant(''),
      fc
        .date({ min: new Date('2026-11-21'), max: new Date('2029-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
    ),
    yachtType: fc.constantFrom('' as const, ...choices.boatTypes),
  })
  const say = {
    en: {
      trip: (days: number, persons: number) => `You sail for ${days} days with ${persons} guests.`,
      dates: (first: string, last: string) => `You board on ${first} and leave on ${last}.`,
      yacht: (name: string, guests: number, cabins: number, price: string) =>
        `${name} has room for ${guests} guests in ${cabins} cabins. The estimate is ${price} in all.`,
    },
    es: {
      trip: (days: number, persons: number) => `Usted navega ${days} días con ${persons} huéspedes.`,
      dates: (first: string, last: string) => `Sube a bordo el ${first} y baja el ${last}.`,
      yacht: (name: string, guests: number, cabins: number, price: string) =>
        `${name} recibe a ${guests} huéspedes en ${cabins} camarotes. La estimación es de ${price} en total.`,
    },
    de: {
      trip: (days: number, persons: number) => `Sie segeln ${days} Tage mit ${persons} Gästen.`,
      dates: (first: string, last: string) => `Sie gehen am ${first} an Bord und am ${last} von Bord.`,
      yacht: (name: string, guests: number, cabins: number, price: string) =>
        `${name} hat Platz für ${guests} Gäste in ${cabins} Kabinen. Die Schätzung beträgt ${price} insgesamt.`,
    },
  }
  it.each(locales)('the offer can be quoted as the model is given it, in %s', (locale) => {
    fc.assert(
      fc.property(trips, (trip) => {
        const asked = offerFor({ ...emptyRequest, ...trip }, facts, today)
        const flaw = (text: string, yacht = 'none') => paragraphFlaw({ yacht, text }, locale, asked)
        expect(flaw(say[locale].trip(asked.days, asked.party.persons))).toBeUndefined()
        if (asked.dates)
          expect(
            flaw(say[locale].dates(dateText(asked.dates.first, locale), dateText(asked.dates.last, locale))),
          ).toBeUndefined()
        for (const { slug, name, estimate, reasons } of asked.yachts) {
          const room = reasons.find((reason) => reason.code === 'room')!
          const text = say[locale].yacht(name, room.guests, room.cabins, estimateText(estimate, locale))
          expect(flaw(text, slug), text).toBeUndefined()
        }
      }),
      { numRuns: 150 },
    )
  })
})

describe('the form of a letter', () => {
  const en = letters.en
  it.each([
    ['without an end', en.slice(0, -1)],
    ['without a beginning', en.slice(1)],
    ['without a yacht', en.filter(({ yacht }) => yacht !== 'lagoon-56')],
    ['with a yacht twice', [en[0]!, ...en.slice(1, 4), ...en.slice(1)]],
    ['too short', en.map(({ yacht }) => ({ yacht, text: 'Good.' }))],
    ['too long', [...en, ...Array(6).fill(en[0]!), en[4]!]],
    ['empty', []],
  ])('is wrong %s', (_, paragraphs) => {
    expect(letterFlaw(paragraphs, offer)).toBe('form')
  })
})
