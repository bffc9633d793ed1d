import { interpolate } from '#content/interpolate.ts'
import type { OfferCopy } from '#content/offer-copy.ts'
import { Choice, DateField, Field, TextArea } from '#app/ui/field.tsx'
import { germanDate, optionIds, type TripEnquiry } from '#enquiries/fields.ts'

export const tripSteps = ['travellers', 'flight', 'charter', 'wishes', 'budget', 'contact'] as const
export type TripStep = (typeof tripSteps)[number]

const fieldsOf: Record<TripStep, (keyof TripEnquiry)[]> = {
  travellers: ['passengers', 'children'],
  flight: ['departureLocation', 'departureDate', 'returnDate', 'destinationAirport', 'flightOption'],
  charter: ['chartingRegion', 'duration', 'yachtType'],
  wishes: ['services', 'activities'],
  budget: ['budget', 'additional'],
  contact: ['name', 'email'],
}

/** A step counts as filled with its first answer; contact needs name and email. */
export function isFilled(step: TripStep, draft: TripEnquiry): boolean {
  const answered = fieldsOf[step].map((field) => draft[field].toString() !== '' && draft[field] !== false)
  return step === 'contact' ? answered.every(Boolean) : answered.some(Boolean)
}

type StepsProps = {
  prefix: string
  copy: OfferCopy['form']
  draft: TripEnquiry
  change: <K extends keyof TripEnquiry>(field: K, value: TripEnquiry[K]) => void
}

export function TripSteps({ prefix, copy, draft, change }: StepsProps) {
  const text = (
    name:
      | 'name'
      | 'email'
      | 'phone'
      | 'departureLocation'
      | 'departureDate'
      | 'returnDate'
      | 'passengers'
      | 'children'
      | 'additional',
  ) => ({
    name,
    value: draft[name],
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  })
  function choice<
    K extends
      | 'contactMethod'
      | 'destinationAirport'
      | 'flightOption'
      | 'chartingRegion'
      | 'duration'
      | 'yachtType'
      | 'budget',
  >(name: K, ids: readonly string[], names: (id: string) => string) {
    return {
      name,
      kind: 'one' as const,
      options: ids.map((id) => ({ id, label: names(id) })),
      chosen: draft[name] ? [draft[name]] : [],
      onChange: ([id = '']: string[]) => change(name, id as TripEnquiry[K]),
    }
  }
  function choices<K extends 'services' | 'activities'>(
    name: K,
    ids: readonly string[],
    names: Record<string, string>,
  ) {
    return {
      name,
      kind: 'any' as const,
      options: ids.map((id) => ({ id, label: names[id]! })),
      chosen: draft[name],
      onChange: (chosen: string[]) => change(name, chosen as TripEnquiry[K]),
    }
  }
  const date = (name: 'departureDate' | 'returnDate') => ({
    ...text(name),
    shown: draft[name] && germanDate(draft[name]),
    placeholder: copy.datePlaceholder,
    min: '2024-01-01',
    max: '2040-12-31',
  })
  const steps: Record<TripStep, React.ReactNode> = {
    travellers: (
      <>
        <Field
          label={copy.passengers}
          hint={copy.passengersHint}
          {...text('passengers')}
          inputMode="numeric"
          pattern="[0-9]*"
          maxLength={3}
          autoComplete="off"
        />
        <Field
          label={copy.children}
          {...text('children')}
          inputMode="numeric"
          pattern="[0-9]*"
          maxLength={3}
          autoComplete="off"
        />
      </>
    ),
    flight: (
      <>
        <Field
          label={copy.departureLocation}
          {...text('departureLocation')}
          wide
          maxLength={200}
          placeholder={copy.departureLocationPlaceholder}
          autoComplete="address-level2"
        />
        <DateField
          label={copy.departureDate}
          hint={draft.departureDate ? undefined : copy.departureHint}
          marked
          {...date('departureDate')}
        />
        <DateField
          label={copy.returnDate}
          {...date('returnDate')}
          {...(draft.departureDate && { min: draft.departureDate })}
        />
        <label className="choice-line sm:col-span-2">
          <input
            type="checkbox"
            name="flexibleDates"
            checked={draft.flexibleDates}
            onChange={(event) => change('flexibleDates', event.target.checked)}
          />{' '}
          <span>{copy.flexibleDates}</span>
        </label>
        <Choice
          label={copy.destinationAirport}
          {...choice(
            'destinationAirport',
            optionIds.destinationAirport,
            (id) => copy.airports[id as keyof typeof copy.airports],
          )}
        />
        <Choice
          label={copy.flightOption}
          {...choice(
            'flightOption',
            optionIds.flightOption,
            (id) => copy.flights[id as keyof typeof copy.flights],
          )}
        />
      </>
    ),
    charter: (
      <>
        <Choice
          label={copy.chartingRegion}
          {...choice(
            'chartingRegion',
            optionIds.chartingRegion,
            (id) => copy.regions[id as keyof typeof copy.regions],
          )}
        />
        <Choice
          label={copy.duration}
          {...choice('duration', optionIds.duration, (id) => interpolate(copy.days, { count: id }))}
        />
        <Choice
          label={copy.yachtType}
          {...choice('yachtType', optionIds.yachtType, (id) => copy.boats[id as keyof typeof copy.boats])}
        />
      </>
    ),
    wishes: (
      <>
        <Choice label={copy.services} {...choices('services', optionIds.services, copy.serviceNames)} />
        <Choice
          label={copy.activities}
          hint={draft.activities.includes('diving') ? copy.divingNote : undefined}
          {...choices('activities', optionIds.activities, copy.activityNames)}
        />
      </>
    ),
    budget: (
      <>
        <Choice
          label={copy.budget}
          hint={copy.budgetHint}
          {...choice('budget', optionIds.budget, (id) => copy.budgets[id as keyof typeof copy.budgets])}
        />
        <TextArea
          label={copy.additional}
          {...text('additional')}
          wide
          rows={5}
          maxLength={5000}
          placeholder={copy.additionalPlaceholder}
        />
      </>
    ),
    contact: (
      <>
        <Field label={copy.name} {...text('name')} required autoComplete="name" maxLength={200} />
        <Field
          label={copy.email}
          {...text('email')}
          required
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
        />
        <Field
          label={copy.phone}
          {...text('phone')}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          maxLength={200}
        />
        <Choice
          label={copy.contactMethod}
          {...choice(
            'contactMethod',
            optionIds.contactMethod,
            (id) => copy.contactMethods[id as keyof typeof copy.contactMethods],
          )}
        />
      </>
    ),
  }
  return tripSteps.map((step, i) => (
    <fieldset
      key={step}
      id={`${prefix}-${step}`}
      tabIndex={-1}
      className="mt-10 min-w-0 scroll-mt-24 border-t border-ink pt-5 outline-none"
    >
      <legend className="float-left mb-6 w-full text-heading font-serif">
        <span className="figures mr-3 italic text-magenta">{i + 1}</span>
        {copy.steps[step]}
      </legend>
      <div className="clear-both grid gap-x-6 gap-y-6 sm:grid-cols-2">{steps[step]}</div>
    </fieldset>
  ))
}
