import { describe, expect, it } from 'vitest'
import { fleet } from '#content/fleet.ts'
import { charterTexts } from '#content/charter.server.ts'
import { watersIds } from '#content/charter/waters.ts'
import { formats } from '#content/format.ts'
import { locales } from '#content/locales.ts'
import type { Misfit } from './cabins.ts'
import { ledger } from './ledger.ts'
import { convertedRate, rateSheet, stayRule, weekFrom } from './price-rows.ts'
import type { Refusal } from './refusal.ts'
import { testingFleet, yachtNamed } from './testing-fleet.ts'
import { lowestWeek, weekHere, weekHereFrom } from './week-here.ts'
import { charterWords } from './words.ts'

const refusals: Record<Refusal['code'], Refusal> = {
  'no-guests': { code: 'no-guests' },
  'not-a-number': { code: 'not-a-number' },
  'too-many-guests': { code: 'too-many-guests', guests: 13, most: 12 },
  'more-children-than-guests': { code: 'more-children-than-guests' },
  'children-alone': { code: 'children-alone' },
  'not-a-day': { code: 'not-a-day' },
  past: { code: 'past' },
  'too-few-nights': { code: 'too-few-nights', least: 5 },
  'unknown-yacht': { code: 'unknown-yacht' },
  'unknown-waters': { code: 'unknown-waters' },
  'no-itinerary': { code: 'no-itinerary' },
}
const misfits: Misfit[] = [
  { code: 'too-many-guests', guests: 8, most: 6 },
  ...(['no-double', 'no-easy-cabin', 'no-cabin'] as const).flatMap((code) =>
    [1, 2].map((missing) => ({ code, missing })),
  ),
]
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe.each(locales)('in %s', (locale) => {
  const words = charterWords(locale, charterTexts[locale], formats(locale))
  it('every refusal and every misfit is a sentence without gaps', () => {
    const sentences = [
      ...Object.values(refusals).map(words.refusal),
      ...misfits.map(words.misfit),
      ...testingFleet.map((yacht) => stayRule(yacht, words)),
    ]
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{L}[^{}]*[.:]$|^\d[^{}]*\.$/u)
  })
  it('every line and total of every charter has words and an amount', () => {
    for (const yacht of testingFleet)
      for (const waters of watersIds)
        for (const first of [undefined, '2026-12-17', '2027-01-18']) {
          const rows = words.rows(
            ledger(yacht, waters, { first, nights: 7 }, { persons: 4, children: 1 }),
            yacht,
          )
          for (const { name, value } of rows)
            expect(plain(`${name} ${value}`)).not.toMatch(/\{|undefined|NaN|^ | $|(^|\D)0 US\$|US\$ 0(\D|$)/)
          expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
        }
  })
})

describe('the rate sheet', () => {
  const words = charterWords('en', charterTexts.en, formats('en'))
  const sheet = (name: string) =>
    rateSheet(yachtNamed(name), words).map(({ name: what, low, high }) => plain(`${what}: ${low} / ${high}`))
  it.each([
    ['Guji', ['Per night: US$ 810 / US$ 972', 'Seven nights: US$ 5,670 / US$ 6,804']],
    ['Marea', ['Seven nights: US$ 14,000 / EUR 18,500 (about US$ 21,460)']],
    ['Macan', ['Seven nights: US$ 28,000 / US$ 33,600']],
    ['Lagoon 56', ['Seven nights: US$ 12,600 / US$ 15,120', 'A person a day, 10 guests: US$ 180 / US$ 216']],
    ['Bali 5.4', ['Per night: US$ 3,500 / US$ 4,286', 'Seven nights: US$ 24,500 / US$ 30,000']],
    ['Brisa', ['Seven nights: US$ 21,000 / US$ 25,200']],
    [
      'Tsabalok',
      [
        'Yacht, a night: US$ 575 / US$ 690',
        'Each guest, a night: US$ 230 / US$ 276',
        'Child under 12, a night: US$ 161 / US$ 193',
        'Seven nights for 2 guests: US$ 7,245 / US$ 8,694',
        'Seven nights for 8 guests: US$ 16,905 / US$ 20,286',
      ],
    ],
  ])('of %s says %j', (name, rows) => expect(sheet(name)).toEqual(expect.arrayContaining(rows)))
  it('and the card say the same week', () => {
    expect(plain(weekFrom(yachtNamed('Lagoon 56'), words).week)).toBe(
      'a week from US$ 12,600 for up to 10 guests',
    )
    expect(plain(weekFrom(yachtNamed('Tsabalok'), words).week)).toBe('a week from US$ 7,245 for 2 guests')
  })
  it.each([
    ['Lagoon 56', 'US$ 180 a person a day for 10 guests'],
    ['Tsabalok', 'US$ 518 a person a day, or US$ 302 with 8 guests aboard'],
    ['Brisa', 'US$ 285 a person a day for 12 guests, with the 14% Bahamas charter fee'],
  ])('and the card of %s say a share of a full boat: %s', (name, share) =>
    expect(plain(weekFrom(yachtNamed(name), words).share)).toBe(share),
  )
  it('of a yacht in the Bahamas says the week with the fee and a share of it', () => {
    expect(sheet('Bali 5.4').slice(2)).toEqual([
      'Seven nights with the charter fee: US$ 27,930 / US$ 34,200',
      'A person a day, 12 guests, fee included: US$ 333 / US$ 407',
    ])
    expect(plain(weekFrom(yachtNamed('Bali 5.4'), words).week)).toBe(
      'a week from US$ 27,930 for up to 12 guests',
    )
  })
})

describe('a high season that is listed in euros', () => {
  const words = charterWords('en', charterTexts.en, formats('en'))
  it('says from what and at which rate its dollars were counted, and no other does', () => {
    expect(plain(convertedRate(yachtNamed('Marea'), words) ?? '')).toMatch(
      /^High season is quoted in euros: EUR 18,500 for 7 nights, here at \d\.\d\d dollars to the euro \(\d/,
    )
    expect(convertedRate(yachtNamed('Bali 5.4'), words)).toBeUndefined()
  })
  it('says so of the nights that were converted, and every sum of the ledger is "about"', () => {
    const marea = yachtNamed('Marea')
    const cost = ledger(marea, 'san-blas', { first: '2027-01-10', nights: 7 }, { persons: 2, children: 0 })
    expect(plain(words.converted(cost) ?? '')).toMatch(
      /^High season is quoted in euros: EUR 2,643 for 1 night, here at/,
    )
    const sums = words.rows(cost, marea).filter(({ name }) => /in high season|You pay us|Total/.test(name))
    expect(sums.map(({ value }) => value.startsWith('about US$'))).toEqual([true, true, true])
    expect(words.perPersonDay(cost)).toMatch(/^about US\$/)
  })
})

describe('a week in some waters', () => {
  const words = charterWords('en', charterTexts.en, formats('en'))
  it.each([
    [
      'san-blas',
      'A week here from US$ 5,670 with Guji: US$ 135 a person a day for 6 guests, plus US$ 22 each on entry',
    ],
    [
      'rosario',
      'A week for six: under sail with Guji from US$ 8,658, her passage included, US$ 206 a person a day; under power with Macan from US$ 28,000, US$ 667 a person a day',
    ],
    [
      'bahamas',
      'A week here from US$ 23,940 with Brisa and the 14% charter fee: US$ 285 a person a day for 12 guests',
    ],
    [
      'cuba',
      'A week for 6 guests with Guji from US$ 18,012, or US$ 3,002 each: 5 nights on board, the hotel in Havana, all transfers, and her passage from San Blas and back',
    ],
  ] as const)('of %s is the lowest whole sum, with its yacht and a share', (waters, said) =>
    expect(plain(weekHereFrom(waters, words, testingFleet))).toBe(said),
  )
  it.each([
    [
      'san-blas',
      'A week here from US$ 5,670 with Guji, for up to 6 guests: yacht, crew, meals, drinks, fuel and port fees. With 6 guests aboard, that is US$ 945 each for the week, or US$ 135 a day. Entry to Guna Yala, US$ 22 a person, comes on top: you pay it on arrival.',
    ],
    [
      'bahamas',
      'A week here from US$ 23,940 with Brisa, for up to 12 guests: yacht, crew, meals, drinks, fuel, port fees and the 14% charter fee of the Bahamas. Moorings in the marine park and entrance to private cays come on top, paid on the spot. With 12 guests aboard, that is US$ 1,995 each for the week, or US$ 285 a day.',
    ],
    [
      'cuba',
      'A week with Guji costs from US$ 18,012, for up to 6 guests: 5 nights on board with crew, meals, drinks and fuel, the hotel, the car, the domestic flight and the permits, and her passage from San Blas and back, 911 nautical miles and 6 days at sea each way. With 6 guests aboard, that is US$ 3,002 each for the week, or US$ 429 a day. Among the catamarans the Lagoon 56 costs least a head here, when she is full: from US$ 28,326 for up to 10 guests, which is US$ 2,833 a person, or US$ 405 a day.',
    ],
  ] as const)('of %s says what is in it and what is not', (waters, said) =>
    expect(plain(weekHere(waters, words, testingFleet))).toBe(said),
  )
  it('names the yacht that lies there where one from elsewhere costs less', () => {
    const said = plain(weekHere('rosario', words, testingFleet))
    expect(said).toContain(
      'A week with Guji costs from US$ 8,658, plus the park entry, for up to 6 guests: 7 nights on board',
    )
    expect(said).toContain('Macan is based here, so her price has no passage in it.')
  })
  it('leaves out a yacht whose passage costs more than she does, while another lies there', () => {
    const { yacht, ledger: cost } = lowestWeek('bahamas', testingFleet)
    const guji = ledger(yachtNamed('Guji'), 'bahamas', { nights: 7 }, { persons: 6, children: 0 })
    expect(yacht.name).toBe('Brisa')
    expect(guji.charged.cents).toBeLessThan(cost.charged.cents)
  })
  it.each(['en', 'es', 'de'] as const)('of the Bahamas holds the fee, in %s', (locale) => {
    const of = charterWords(locale, charterTexts[locale], formats(locale))
    expect(weekHereFrom('bahamas', of, testingFleet)).toContain(
      formats(locale).money({ amount: 23_940, currency: 'USD' }),
    )
  })
})

it('calls Brisa the widest catamaran, as she is', () => {
  const catamarans = fleet.filter(({ type }) => type === 'catamaran')
  const widest = catamarans.toSorted((a, b) => b.specifications.beam - a.specifications.beam)[0]!
  expect(widest.slug).toBe('lagoon-62')
  expect(charterTexts.en.wish['lagoon-62']).toMatch(/widest of our catamarans/)
})
