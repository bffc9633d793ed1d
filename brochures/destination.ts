/** The brochure of a destination: cover; why and when; fourteen days on the chart; costs, yachts, contact. */
import { unbroken } from '#content/headline.ts'
import { canonicalPath, destinationPage } from '#app/pages.ts'
import { watersOf } from '#content/charter/waters.ts'
import { destinations } from '#content/destinations.ts'
import { formatPosition } from '#content/format.ts'
import { interpolate } from '#content/interpolate.ts'
import { itineraryStages } from '#content/itinerary-stages.ts'
import { type DestinationId, itineraryLengths } from '#content/schema.ts'
import { weekHereShort } from '#charter/week-here.ts'
import { drawChart, dayList } from './itinerary-parts.ts'
import { drawContact } from './contact.ts'
import { coverPicture, drawCover } from './cover.ts'
import { drawCosts } from './destination-costs.ts'
import { drawPair, drawStory, half, pairHeight, tallCharts } from './destination-story.ts'
import { type Pdf } from './pdf.ts'
import { measure, page, styles } from './typography.ts'
import { printPicture } from './pictures.ts'
import { foot } from './page-marks.ts'
import { span } from './season.ts'
import type { BrochureWords } from './words.ts'

export async function drawDestination(
  pdf: Pdf,
  id: DestinationId,
  words: BrochureWords,
  origin: string,
  date: Date,
) {
  const { copy, own, label, locale, format } = words
  const text = copy.destination[id]
  const { season, position, picture } = destinations[id]
  const days = interpolate(label.itinerary.days, {
    count: format.either(itineraryLengths.map(String)),
  })
  drawCover(pdf, {
    picture: await printPicture(picture, coverPicture, locale),
    kicker: own.kicker,
    name: text.name,
    lead: text.waters,
    note: own.illustration,
    facts: [
      [label.common.bestMonths, span(season.best, words), 27],
      [label.itinerary.position, formatPosition(position), 23],
      [label.common.itinerary, days, 25],
      [label.fleet.prices, weekHereShort(watersOf[id], words.charter), 30],
    ],
  })
  await drawStory(pdf, id, words)
  drawItinerary(pdf, id, words)
  drawCosts(pdf, id, words, interpolate(own.asOf, { date: format.date(date.toISOString()) }))
  drawContact(pdf, words, text.closing, `${origin}${canonicalPath(destinationPage(id))}`)
}

function drawItinerary(pdf: Pdf, id: DestinationId, words: BrochureWords) {
  const { own, format, copy } = words
  const { experiences, name } = copy.destination[id]
  pdf.newPage()
  const part = pdf.group('Sect')
  const x = page.side
  let y = pdf.text('H2', part, own.fortnight, { x, y: page.top - 10, width: measure }, styles.title) + 4
  const miles = itineraryStages(id).reduce((sum, { distanceNm = 0 }) => sum + distanceNm, 0)
  y =
    pdf.text(
      'P',
      part,
      interpolate(own.fortnightNote, { distance: format.number(miles) }),
      { x, y, width: measure },
      styles.small,
    ) + 10
  const pairs = [experiences.items.slice(0, 2), experiences.items.slice(2, 4)]
  const below =
    pdf.heightOf(unbroken(experiences.title), styles.heading, measure) +
    14 +
    pairs.reduce((sum, pair) => sum + pairHeight(pdf, pair), 0)
  const bottom = page.height - 54 - below
  if (tallCharts.includes(id)) {
    const chart = drawChart(
      pdf,
      part,
      { destination: id, words, variant: 'tall' },
      { x, y, width: 290, height: bottom - 14 - y },
    )
    const left = chart.width + 24
    dayList(pdf, part, id, [1, 14], words, {
      x: x + left,
      y,
      width: measure - left,
      height: bottom - 14 - y,
      ends: true,
    })
  } else {
    const chart = drawChart(
      pdf,
      part,
      { destination: id, words, variant: 'wide' },
      { x, y, width: measure, height: bottom - y - 250 },
    )
    y += chart.height + 14
    const height = bottom - 8 - y
    dayList(pdf, part, id, [1, 7], words, { x, y, width: half, height, ends: true })
    dayList(pdf, part, id, [8, 14], words, { x: x + half + 24, y, width: half, height, ends: true })
  }
  pdf.rule({ x, y: bottom, width: measure })
  y =
    pdf.text('H3', part, unbroken(experiences.title), { x, y: bottom + 8, width: measure }, styles.heading) +
    4
  for (const pair of pairs) y = drawPair(pdf, part, pair, y)
  foot(pdf, name, 3, words)
}
