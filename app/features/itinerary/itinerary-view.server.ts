/** Facts and words of an itinerary put together, day by day. */
import { occasionsIn } from '#charter/occasions.ts'
import { pageCharterWords } from '#charter/page-words.server.ts'
import { pictureOf } from '#app/ui/picture.server.ts'
import { dayPictures } from '#content/day-pictures.ts'
import type { ItineraryCopy } from '#content/copy.ts'
import { generalLine, lineOn, linesOn } from '#content/day-lines.ts'
import type { Locale } from '#content/locales.ts'
import { hoursInWords } from '#content/hours-in-words.ts'
import { itineraries } from '#content/itineraries.ts'
import { localSpeed } from '#content/local-yacht.ts'
import { places } from '#content/places.ts'
import { formatPosition, nameIn } from '#content/format.ts'
import type { DestinationId, Place } from '#content/schema.ts'
import type { DatedDayData } from './dated-view.server.ts'
import { itineraryStages } from '#content/itinerary-stages.ts'

/** @param dated the days on a guest's dates, where the page names some */
export function itineraryDays(
  id: DestinationId,
  copy: ItineraryCopy,
  locale: Locale,
  dated?: readonly DatedDayData[],
) {
  const { say } = pageCharterWords(locale)
  const known = occasionsIn(id)
  return itineraryStages(id, localSpeed(id)).map((stage, i) => {
    const picture = dayPictures[id][i + 1]
    return {
      picture: picture ? pictureOf(picture, locale) : undefined,
      ...copy.days[i]!,
      title: lineOn(copy.days[i]!.title, known) ?? generalLine(copy.days[i]!.title),
      activities: linesOn(copy.days[i]!.activities, known),
      number: i + 1,
      leg: stage.leg,
      dayOut: stage.dayOut,
      place: nameIn((places as Record<string, Place>)[stage.place]!.name, locale),
      position: stage.position,
      coordinates: formatPosition(stage.position),
      distanceNm: stage.distanceNm,
      underWay: stage.hours === undefined ? undefined : hoursInWords(stage.hours, locale),
      night: itineraries[id].days[i]!.night === 'hotel' ? say('dated.hotel') : undefined,
      dated: dated?.[i],
    }
  })
}
export type ItineraryDayData = ReturnType<typeof itineraryDays>[number]
