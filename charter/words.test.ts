import { describe, expect, it } from 'vitest'
import { charterTexts } from '#content/charter.server.ts'
import { watersIds } from '#content/charter/waters.ts'
import { formats } from '#content/format.ts'
import { locales } from '#content/locales.ts'
import type { Misfit } from './cabins.ts'
import { ledger } from './ledger.ts'
import { convertedRate, rateSheet, stayRule, weekFrom } from './price-rows.ts'
import type { Refusal } from './refusal.ts'
import { testingFleet, yachtNamed } from './testing-fleet.ts'
import { weekHere } from './week-here.ts'
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
    ['Guji', ['A night: US$ 810 / US$ 972', 'Seven nights: US$ 5,670 / US$ 6,804']],
    ['Marea', ['Seven nights: US$ 14,000 / about US$ 21,460 (EUR 18,500)']],
    ['Macan', ['Seven nights: US$ 28,000 / US$ 33,600']],
    ['Lagoon 56', ['Seven nights: US$ 12,600 / US$ 15,120', 'A person a day, 10 guests: US$ 180 / US$ 216']],
    ['Bali 5.4', ['A night: US$ 3,500 / US$ 4,286', 'Seven nights: US$ 24,500 / US$ 30,000']],
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
    expect(plain(weekFrom(yachtNamed('Lagoon 56'), words).week)).toBe('a week from US$ 12,600')
    expect(plain(weekFrom(yachtNamed('Lagoon 56'), words).share)).toBe('US$ 180 a person a day for 10 guests')
    expect(plain(weekFrom(yachtNamed('Tsabalok'), words).week)).toBe('a week from US$ 7,245 for 2 guests')
  })
})

describe('a high season that is listed in euros', () => {
  const words = charterWords('en', charterTexts.en, formats('en'))
  it('says from what and at which rate its dollars were counted, and no other does', () => {
    expect(plain(convertedRate(yachtNamed('Marea'), words) ?? '')).toMatch(
      /^Converted from EUR 18,500 at \d\.\d\d dollars to the euro, the rate of \d/,
    )
    expect(convertedRate(yachtNamed('Bali 5.4'), words)).toBeUndefined()
  })
})

describe('a week in some waters', () => {
  const words = charterWords('en', charterTexts.en, formats('en'))
  it.each([
    ['san-blas', 'Guji'],
    ['rosario', 'Macan'],
    ['bahamas', 'Brisa'],
  ] as const)('of %s is said with a yacht that lies there: %s', (waters, name) => {
    const yacht = yachtNamed(name)
    expect(yacht.home).toBe(waters)
    expect(weekHere(waters, words, testingFleet)).toContain(`with ${name}: yacht, crew`)
    expect(plain(weekHere(waters, words, testingFleet))).toContain(
      plain(weekFrom(yacht, words).week).slice('a week '.length),
    )
  })
  it.each([
    ['san-blas', 'With 6 guests aboard, that is US$ 135 a person a day.'],
    ['rosario', 'With 6 guests aboard, that is US$ 667 a person a day.'],
    ['bahamas', 'With 12 guests aboard, that is US$ 285 a person a day, fee included.'],
  ] as const)('of %s is said by head and day', (waters, said) =>
    expect(plain(weekHere(waters, words, testingFleet))).toContain(said),
  )
  it.each([
    ['en', 'for everyone on board. The 14% charter fee of the Bahamas comes on top. With 12 guests'],
    ['es', 'para todos a bordo. A eso se suma la tasa de chárter de las Bahamas, del 14 %. Con 12 personas'],
    ['de', 'und Hafengebühren. Hinzu kommen 14 % Chartergebühr der Bahamas. Voll belegt'],
  ] as const)('of the Bahamas names the fee in a sentence of its own, in %s', (locale, part) => {
    const of = charterWords(locale, charterTexts[locale], formats(locale))
    expect(plain(weekHere('bahamas', of, testingFleet))).toContain(part)
  })
  it('of Cuba says who comes from where, how far, and for how many nights', () =>
    expect(plain(weekHere('cuba', words, testingFleet))).toBe(
      'A week here from US$ 14,982 with Guji, plus the hotel, the transfers and the permits. That is for all of you: 5 nights on board with crew, meals, drinks and fuel, and bringing her from San Blas and back, 911 nautical miles and 6 days at sea each way. With 6 guests aboard, that is US$ 499 a person for each night on board.',
    ))
})
