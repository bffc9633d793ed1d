import { Headline } from '#app/ui/headline.tsx'
import type { JourneyStep, TripJourney as Journey } from '#charter/trip-view/journey.server.ts'

type TripJourneyProps = {
  journey: Journey
  copy: { title: string; there: string; home: string }
}

/** There and home, step by step; what must not be missed stands out. */
export function TripJourney({ journey, copy }: TripJourneyProps) {
  return (
    <div className="page grid-12 gap-y-10">
      <div className="col-span-12 lg:col-span-6">
        <Headline className="text-title">{copy.title}</Headline>
        <p className="measure mt-3">{journey.lead}</p>
      </div>
      <Steps title={copy.there} steps={journey.there} className="lg:col-start-7 lg:col-span-3" />
      <Steps title={copy.home} steps={journey.home} className="lg:col-span-3" />
    </div>
  )
}

function Steps({ title, steps, className }: { title: string; steps: JourneyStep[]; className: string }) {
  return (
    <div className={`col-span-12 md:col-span-6 ${className}`}>
      <h3 className="label border-b border-ink pb-2">{title}</h3>
      <ol>
        {steps.map((step) => (
          <li key={step.title} className={step.deadline ? 'trip-step trip-deadline' : 'trip-step'}>
            <p className="figures text-small text-quiet">{step.date}</p>
            <h4 className="font-serif text-[1.3rem] leading-snug">{step.title}</h4>
            <p className="mt-1 text-small">{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
