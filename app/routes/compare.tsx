import { siteRequest } from '#app/context.ts'
import { yachtRow } from '#app/features/fleet/yacht-view.server.ts'
import { choiceId, CompareChoice } from '#app/features/search/compare-choice.tsx'
import { CompareTable } from '#app/features/search/compare-table.tsx'
import { NextStepButtons } from '#app/features/search/next-step.tsx'
import { Paragraphs } from '#app/features/search/paragraphs.tsx'
import { CompareVerdict } from '#app/features/search/compare-verdict.tsx'
import { compareView } from '#app/features/search/compare-view.server.ts'
import { metaTags } from '#app/seo/meta-tags.ts'
import { pageSeo } from '#app/seo/page-seo.server.ts'
import { AnswerLinks } from '#app/ui/answer-links.tsx'
import { Drawing, DrawingDescription } from '#app/ui/drawing.tsx'
import { Headline } from '#app/ui/headline.tsx'
import { fleetDrawing } from '#app/ui/yacht-drawing.server.ts'
import { dayIn } from '#charter/time-zones.ts'
import { compareTrips } from '#charter/compare-trips.ts'
import { asksForTrip } from '#charter/trip.ts'
import { answersBeforeAsking } from '#content/answers.server.ts'
import { company } from '#content/company.ts'
import { yachtBySlug } from '#content/fleet.ts'
import { copyOf } from '#content/site.server.ts'
import type { Route } from './+types/compare.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  const { locale, origin, explicit, serverHtml, calendarOf } = context.get(siteRequest)
  const comparison = compareTrips(url.searchParams, calendarOf, dayIn(company.timeZone, new Date()))
  const shown = comparison.yachts.map(({ yacht: { slug } }) => yachtBySlug(slug)!)
  const view = compareView(comparison, asksForTrip(url.searchParams), {
    locale,
    fleetCopy: copyOf(locale).fleet,
    pictureOf: (slug) => yachtRow(slug, locale).picture,
  })
  return {
    seo: pageSeo({
      origin,
      locale,
      explicit,
      id: 'compare',
      query: url.searchParams,
      meta: { title: view.pageTitle, description: view.pageDescription, keywords: [] },
    }),
    comparison: view,
    answers: answersBeforeAsking(locale, comparison.trip.party),
    drawing: shown.length > 0 ? fleetDrawing(shown, locale, serverHtml) : undefined,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo)

export default function Compare({ loaderData: { comparison, answers, drawing } }: Route.ComponentProps) {
  const { title, lead, toDates, together, problems, verdict, yachts } = comparison
  return (
    <>
      <header className="page pt-10 md:pt-14">
        <Headline as="h1" className="text-title">
          {title}
        </Headline>
        <p className="figures mt-4 max-w-[40em] text-lead">
          {lead}
          {toDates && (
            <a href={`#${choiceId}`} className="no-print ml-3 underline underline-offset-4">
              {toDates}
            </a>
          )}
        </p>
        {verdict.begin && <p className="figures mt-3 max-w-[40em] text-lead">{verdict.begin}</p>}
        {verdict.next && <NextStepButtons next={verdict.next} />}
        <Paragraphs texts={verdict.route} />
        {together && <p className="figures mt-3 max-w-[40em] text-lead">{together.join(' ')}</p>}
        {problems.length > 0 && (
          <ul data-problems className="mt-5 max-w-[40em] border-l-4 border-magenta pl-4">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
      </header>
      {drawing && (
        <figure className="page mt-10">
          <Drawing drawing={drawing} />
          <figcaption className="mt-2">
            <DrawingDescription drawing={drawing} />
          </figcaption>
        </figure>
      )}
      {yachts.length > 0 && (
        <div className="page mt-10">
          <CompareTable comparison={comparison} />
          <CompareVerdict verdict={verdict} title={comparison.labels.verdict} />
          <AnswerLinks answers={answers} title={comparison.labels.answers} className="mt-12" />
        </div>
      )}
      <CompareChoice comparison={comparison} />
    </>
  )
}
