/** Distances, durations and hours as texts say them, and what they may be. */
import { journeys } from '#content/charter/journey.ts'
import { cancellationSpans, terms } from '#content/charter/terms.ts'
import { company } from '#content/company.ts'
import { itineraryLengths } from '#content/schema.ts'
import { optionIds } from '#enquiries/fields.ts'
import { type Context, everywhere, type Meaning, ofYachts } from './meaning.ts'
import * as model from './model.ts'

const passage = /nautical|\bnm\b|at sea|passage|millas|travesía|Seemeilen|auf See|Überführung/i
const brought = ({ around }: Context) => model.passages(around.yachts, around.waters)
export const sea: Meaning[] = [
  {
    name: 'days at sea',
    pattern: { es: '@ días', en: '@ days', de: '@ Tagen?' },
    near: passage,
    allowed: (context) => [
      ...brought(context).map(({ days }) => days),
      ...(context.named ? [] : itineraryLengths),
    ],
  },
  {
    name: 'nautical miles',
    pattern: {
      es: '@ (?:millas(?: náuticas)?|mn)(?!\\p{L})',
      en: '@ (?:nautical miles|nm|miles)(?!\\p{L})',
      de: '@ (?:Seemeilen|Meilen|sm)(?!\\p{L})',
    },
    allowed: (context) => [
      ...context.around.waters.flatMap(model.milesIn),
      ...brought(context).map(({ distanceNm }) => distanceNm),
    ],
  },
]

/** 15:30 as minutes after midnight. */
export function minutesOf(hour: string): number {
  const [hours, minutes] = hour.split(':').map(Number)
  return hours! * 60 + minutes!
}
const hour = everywhere('(?<![\\d:])(?<to>\\d{1,2}:\\d{2})(?!\\d|:| ?h)')
const boarding = [terms.boarding.value, terms.ashore.value].map(minutesOf)
const flying = 'airport|aeropuerto|Flughafen|fly home|regrese|Rückflug|\\bland(en Sie)? '
/** Hours by which flights land or from which they leave; a sentence often names them beside the boarding. */
const flights = Object.values(journeys)
  .flatMap(({ landBy, homeFrom, homeFromPort }) => [landBy, homeFrom, homeFromPort])
  .flatMap((fact) => (fact ? [minutesOf(fact.value)] : []))
const office = company.hours.flatMap(({ opens, closes }) => [opens, closes]).map(minutesOf)

export const time: Meaning[] = [
  {
    name: 'fewest nights',
    pattern: { es: '@ noches', en: '@ nights', de: '@ Nächten?' },
    near: /\blet for|[Mm]inimum charter|shortest charter|takes charters|Charter ab|se alquila|Alquiler desde|verchartert|mindestens|al menos|at least/i,
    allowed: ofYachts((slug) => [model.minimumNights(slug)]),
  },
  {
    name: 'nights',
    pattern: { es: '@ noches', en: '@ nights', de: '@ Nächten?' },
    allowed: (context) => [...itineraryLengths, ...context.around.waters.flatMap(model.nightsIn)],
  },
  {
    // In words, shorter times are seldom those of a charter: "two or three days of slack".
    name: 'days of a charter',
    pattern: {
      es: '# días|(?<to>seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince) días',
      en: '#[ -]days?|(?<to>six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen)[ -]days?',
      de: '# Tagen?|(?<to>sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn) Tagen?',
    },
    allowed: () => [
      ...itineraryLengths,
      ...optionIds.duration.map(Number),
      terms.holdDays.value,
      terms.balanceDays.value,
      terms.refundDays.value,
      ...cancellationSpans.flatMap(({ from, until }) => [from, until]),
    ],
  },
  {
    name: 'hour of boarding, in minutes',
    pattern: hour,
    near: new RegExp(`^(?!.*(${flying})).*(board|ashore|embarc|a bordo|en tierra|an Bord|von Bord)`, 'is'),
    allowed: () => boarding,
  },
  {
    name: 'hour of a flight, in minutes',
    pattern: hour,
    near: new RegExp(`^(?=.*(${flying})).*(board|ashore|embarc|a bordo|en tierra|an Bord|von Bord)`, 'is'),
    allowed: () => [...boarding, ...flights],
  },
  {
    name: 'office hour, in minutes',
    pattern: hour,
    near: /office|oficina|Sprechzeit|Mon–Fri|Lunes|Mo–Fr|^(Sat|Sa|Sábado)\b/,
    allowed: () => office,
  },
]
