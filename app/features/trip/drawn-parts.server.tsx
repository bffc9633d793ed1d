/** Parts of a trip's page that the server alone draws: nobody needs them a second time as data. */
import { renderToStaticMarkup } from 'react-dom/server'
import type { ServerHtmlStore } from '#app/hydration/server-html.ts'
import type { TripJourney as Journey } from '#charter/trip-view/journey.server.ts'
import type { papersOf } from '#charter/trip-view/lists.server.ts'
import type { TripWords } from '#charter/trip-view/trip-words.server.ts'
import { TripJourney } from './trip-journey.tsx'
import { TitledList } from './trip-price.tsx'

export const drawnJourney = (journey: Journey, { copy }: TripWords, page: ServerHtmlStore) =>
  page.keep('journey', renderToStaticMarkup(<TripJourney journey={journey} copy={copy.journey} />))

export const drawnPapers = (papers: ReturnType<typeof papersOf>, page: ServerHtmlStore) =>
  page.keep('papers', renderToStaticMarkup(papers.map((list) => <TitledList key={list.title} {...list} />)))
