import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { TripEnquiry } from '#enquiries/fields.ts'
import { interpolate } from '#content/interpolate.ts'
import type { OfferCopy } from '#content/offer-copy.ts'
import { Budget, Charter, Contact, Flight, type StepProps, Travellers, Wishes } from './trip-fields.tsx'

const tripSteps = ['travellers', 'flight', 'charter', 'wishes', 'budget', 'contact'] as const
type TripStep = (typeof tripSteps)[number]

const stepFields: Record<TripStep, ComponentType<StepProps>> = {
  travellers: Travellers,
  flight: Flight,
  charter: Charter,
  wishes: Wishes,
  budget: Budget,
  contact: Contact,
}

/** The answers by which a step counts as filled in. */
const answersOf: Record<TripStep, (keyof TripEnquiry)[]> = {
  travellers: ['passengers', 'children'],
  flight: ['departureLocation', 'departureDate', 'returnDate', 'destinationAirport', 'flightOption'],
  charter: ['chartingRegion', 'duration', 'yachtType'],
  wishes: ['services', 'activities'],
  budget: ['budget', 'additional'],
  contact: ['name', 'email'],
}

/** A step counts as filled with its first answer; contact needs name and email. */
function isFilled(step: TripStep, draft: TripEnquiry): boolean {
  const answered = answersOf[step].map((field) => draft[field].toString() !== '')
  return step === 'contact' ? answered.every(Boolean) : answered.some(Boolean)
}

/** The steps, each with its fields. @param prefix of the ids, one a form on a page */
export function TripSteps({ prefix, ...step }: StepProps & { prefix: string }) {
  return tripSteps.map((id, i) => {
    const Fields = stepFields[id]
    return (
      <fieldset
        key={id}
        id={`${prefix}-${id}`}
        tabIndex={-1}
        className="mt-10 min-w-0 scroll-mt-24 border-t border-ink pt-5 outline-none"
      >
        <legend className="float-left mb-6 w-full text-heading font-serif">
          <span className="figures mr-3 italic text-magenta">{i + 1}</span>
          {step.copy.steps[id]}
        </legend>
        <div className="clear-both grid gap-x-6 gap-y-6 sm:grid-cols-2">
          <Fields {...step} />
        </div>
      </fieldset>
    )
  })
}

type ProgressProps = { prefix: string; copy: OfferCopy['form']; draft: TripEnquiry }

/** Links to the steps, with a mark at those that are filled in and at the one in sight. */
export function TripProgress({ prefix, copy, draft }: ProgressProps) {
  const filled = tripSteps.filter((step) => isFilled(step, draft)).length
  const row = useRef<HTMLOListElement>(null)
  const current = useStepInSight(prefix)
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (link) row.current!.parentElement!.scrollLeft = link.offsetLeft - link.offsetWidth
  }, [current])
  return (
    <nav
      aria-label={interpolate(copy.progress, { step: String(filled), steps: String(tripSteps.length) })}
      className="trip-progress no-print"
    >
      <ol ref={row}>
        {tripSteps.map((step, i) => (
          <li key={step}>
            <a
              href={`#${prefix}-${step}`}
              data-filled={isFilled(step, draft) || undefined}
              aria-current={step === current ? 'step' : undefined}
            >
              <span className="figures" aria-hidden="true">
                {i + 1}
              </span>{' '}
              {copy.steps[step]}
              {isFilled(step, draft) && <span className="sr-only">, {copy.filled}</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The step that crosses the upper third of the window. */
function useStepInSight(prefix: string): TripStep | undefined {
  const [current, setCurrent] = useState<TripStep>()
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.findLast(({ isIntersecting }) => isIntersecting)
        if (entry) setCurrent(tripSteps.find((step) => entry.target.id === `${prefix}-${step}`))
      },
      { rootMargin: '-30% 0px -69% 0px' },
    )
    for (const step of tripSteps) {
      const fieldset = document.getElementById(`${prefix}-${step}`)
      if (fieldset) observer.observe(fieldset)
    }
    return () => observer.disconnect()
  }, [prefix])
  return current
}
