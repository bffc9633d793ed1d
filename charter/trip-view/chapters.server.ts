/** A long trip told in chapters: the way out, the days left free and the way back, or week by week. */
import type { DatedDay, Leisure } from '../dated-plan.ts'
import { placeName } from './place-name.ts'
import type { TripWords } from './trip-words.server.ts'

export type Chapter = {
  /** ISO day on which it begins. */
  iso: string
  title: string
  text: string
}

/** Days from which a trip has chapters. */
const longTrip = 11
const week = 7

export function chaptersOf(
  days: readonly DatedDay[],
  leisure: Leisure | undefined,
  words: TripWords,
): Chapter[] {
  if (days.length + (leisure?.nights ?? 0) < longTrip) return []
  const parts = leisure
    ? [
        { key: 'out', days: days.filter(({ date }) => date < leisure.date) },
        { key: 'back', days: days.filter(({ date }) => date > leisure.date) },
      ]
    : Array.from({ length: Math.ceil(days.length / week) }, (_, i) => ({
        key: `week${i + 1}`,
        days: days.slice(i * week, (i + 1) * week),
      }))
  return parts.filter((part) => part.days.length > 0).map((part) => chapter(part.key, part.days, words))
}

function chapter(key: string, days: readonly DatedDay[], words: TripWords): Chapter {
  const { say, format } = words
  const name = ({ place }: DatedDay) => placeName(place, words)
  const legs = days.flatMap(({ distanceNm }) => distanceNm ?? [])
  const stays = days
    .filter(({ leg, day, night, dayOut }) => leg === 'stay' && !dayOut && day > 1 && night === 'aboard')
    .map(name)
  const figures = {
    count: days.length,
    places: new Set(days.map(({ place }) => place)).size,
    miles: format.number(legs.reduce((sum, leg) => sum + leg, 0)),
    longest: format.number(Math.max(0, ...legs)),
  }
  const sentences = [
    ...(legs.length > 0 ? [say('chapters.figures', figures)] : []),
    ...(stays.length > 0 ? [say('chapters.stays', { places: format.all([...new Set(stays)]) })] : []),
  ]
  return {
    iso: days[0]!.date,
    title: say(`chapters.${key}`, { place: name(days.at(-1)!) }),
    text: sentences.join(' '),
  }
}
