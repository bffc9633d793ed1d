/** For tests: one request with its offer, and letters to it as a well-behaved model writes them. */
import type { Locale } from '#content/locales.ts'
import { facts as siteFacts } from '#charter/facts.ts'
import { testingFleet } from '#charter/testing-fleet.ts'
import { offerFor } from '#charter/offer.ts'
import { emptyTrip, type TripEnquiry } from '#enquiries/fields.ts'
import type { Paragraph } from './check.server.ts'
import { letterSlots } from './slots.server.ts'

export const today = '2026-11-21'
/** Four people, one of them a child, for a week from 18 January 2027 in San Blas. */
export const request: TripEnquiry = {
  ...emptyTrip,
  chartingRegion: 'san-blas',
  passengers: '4',
  children: '1',
  duration: '7',
  departureDate: '2027-01-18',
  yachtType: 'catamaran',
  services: ['water-sports'],
  activities: ['snorkelling', 'relax'],
}
export const facts = { ...siteFacts, yachts: testingFleet }
export const offer = offerFor(request, facts, today)
export const slotsIn = (locale: Locale) => letterSlots(offer, request, locale)

const letter = (opening: string, yachts: [string, string, string], closing: string): Paragraph[] => [
  { yacht: 'none', text: opening },
  ...offer.yachts.map(({ yacht: { slug } }, i) => ({ yacht: slug, text: yachts[i]! })),
  { yacht: 'none', text: closing },
]

export const letters: Record<Locale, Paragraph[]> = {
  en: letter(
    'So you would like to spend {days} {waters}, {guests}, from {first_day} to {day_ashore}. {season} Between the islands {waters} the legs are short, and there is always a reef to look at before lunch.',
    [
      'We would begin with {yacht}. She is {type} with {room}, and on her you will find {answered}. {price}',
      '{yacht} is at home {base} too. There is {room}, which leaves everybody a corner of their own. {price}',
      'The smallest of our suggestions is {yacht}, close to the water and easy to live on, with {room}. {price}',
    ],
    'You asked for {wishes}, and both go well together when nobody hurries. {included} {due} {closing}',
  ),
  es: letter(
    'Usted quisiera pasar {days} {waters}, {guests}, desde el {first_day} hasta el {day_ashore}. {season} Entre las islas {waters} los tramos son cortos, y siempre hay un arrecife que mirar antes del almuerzo.',
    [
      'Empezaríamos por {yacht}. Es {type}, con {room}, y a bordo encontrará {answered}. {price}',
      '{yacht} también tiene su base {base}. Hay {room}, y cada quien encuentra su rincón. {price}',
      'La más pequeña de nuestras propuestas es {yacht}, cerca del agua y fácil de habitar, con {room}. {price}',
    ],
    'Usted pidió {wishes}, y lo uno va bien con lo otro cuando nadie tiene prisa. {included} {due} {closing}',
  ),
  de: letter(
    'Sie möchten also {days} {waters} verbringen, {guests}, vom {first_day} bis zum {day_ashore}. {season} Zwischen den Inseln {waters} sind die Wege kurz, und vor dem Mittagessen gibt es immer ein Riff zu sehen.',
    [
      'Wir würden mit {yacht} beginnen. Sie ist {type} mit {room}, und an Bord finden Sie {answered}. {price}',
      '{yacht} ist ebenfalls {base} zu Hause. Sie bietet {room}, und jeder findet seine Ecke. {price}',
      'Die kleinste in unserer Auswahl ist {yacht}, nah am Wasser und leicht zu bewohnen, mit {room}. {price}',
    ],
    'Sie wünschen sich {wishes}, und beides passt gut zusammen, wenn niemand sich beeilt. {included} {due} {closing}',
  ),
}
