/** The fields of each step of the trip enquiry. */
import type { ReactNode } from 'react'
import { useSite } from '#app/site.ts'
import { Choice } from '#app/ui/choice.tsx'
import { DateField } from '#app/ui/date-field.tsx'
import { Field, TextArea } from '#app/ui/field.tsx'
import { useInBrowser } from '#app/ui/in-browser.ts'
import { dayIn } from '#charter/time-zones.ts'
import { type ChoiceField, fields, germanDate, optionIds, type TripEnquiry } from '#enquiries/fields.ts'
import { interpolate } from '#content/interpolate.ts'
import type { OfferCopy } from '#content/offer-copy.ts'
import { DepartureField, lastDay } from './departure-field.tsx'

export type StepProps = {
  copy: OfferCopy['form']
  draft: TripEnquiry
  /** The day on which the server made the page. */
  renderedOn: string
  change: <K extends keyof TripEnquiry>(field: K, value: TripEnquiry[K]) => void
}
type TextField =
  | 'name'
  | 'email'
  | 'phone'
  | 'departureLocation'
  | 'returnDate'
  | 'passengers'
  | 'children'
  | 'additional'
type OneField = Exclude<ChoiceField, 'services' | 'activities'>

/** What inputs of the form are given: name, value and what happens when they change. */
function inputsOf({ draft, change }: StepProps) {
  return {
    text: (name: TextField) => ({
      name,
      value: draft[name],
      onChange: (event: { target: { value: string } }) => change(name, event.target.value),
    }),
    one: <F extends OneField>(name: F, label: (id: string) => string) => ({
      name,
      kind: 'one' as const,
      options: optionIds[name].map((id) => ({ id, label: label(id) })),
      chosen: draft[name] ? [draft[name]] : [],
      onChange: ([id = '']: string[]) => change(name, id as TripEnquiry[F]),
    }),
    many: (name: 'services' | 'activities', labels: Record<string, string>) => ({
      name,
      kind: 'any' as const,
      options: optionIds[name].map((id) => ({ id, label: labels[id]! })),
      chosen: draft[name],
      onChange: (chosen: string[]) => change(name, chosen as never),
    }),
  }
}
const labelIn = (labels: Record<string, string>) => (id: string) => labels[id]!

export function Travellers(props: StepProps) {
  const { copy } = props
  const { text } = inputsOf(props)
  const count = (name: 'passengers' | 'children') => ({
    ...text(name),
    inputMode: 'numeric' as const,
    pattern: '[0-9]*',
    limit: fields[name].limit,
    autoComplete: 'off',
  })
  return (
    <>
      <Field label={copy.passengers} hint={copy.passengersHint} {...count('passengers')} />
      <Field label={copy.children} {...count('children')} />
    </>
  )
}

export function Flight(props: StepProps) {
  const { copy, draft, change, renderedOn } = props
  const { company } = useSite()
  const { text, one } = inputsOf(props)
  const today = useInBrowser(() => dayIn(company.timeZone), renderedOn)
  const { departureDate, returnDate } = draft
  return (
    <>
      <Field
        label={copy.departureLocation}
        {...text('departureLocation')}
        wide
        limit={fields.departureLocation.limit}
        placeholder={copy.departureLocationPlaceholder}
        autoComplete="address-level2"
      />
      <DepartureField
        copy={copy}
        value={departureDate}
        renderedOn={renderedOn}
        onChange={(value) => change('departureDate', value)}
      />
      <DateField
        label={copy.returnDate}
        {...text('returnDate')}
        shown={returnDate && germanDate(returnDate)}
        placeholder={copy.datePlaceholder}
        min={/^\d{4}-\d{2}-\d{2}$/.test(departureDate) ? departureDate : today}
        max={lastDay}
      />
      <label className="choice-line sm:col-span-2">
        <input
          type="checkbox"
          name="flexibleDates"
          checked={draft.flexibleDates}
          onChange={(event) => change('flexibleDates', event.target.checked)}
        />
        <span>{copy.flexibleDates}</span>
      </label>
      <Choice label={copy.destinationAirport} {...one('destinationAirport', labelIn(copy.airports))} />
      <Choice label={copy.flightOption} {...one('flightOption', labelIn(copy.flights))} />
    </>
  )
}

export function Charter(props: StepProps) {
  const { copy } = props
  const { one } = inputsOf(props)
  return (
    <>
      <Choice label={copy.chartingRegion} {...one('chartingRegion', labelIn(copy.regions))} />
      <Choice label={copy.duration} {...one('duration', (id) => interpolate(copy.days, { count: id }))} />
      <Choice label={copy.yachtType} {...one('yachtType', labelIn(copy.boats))} />
    </>
  )
}

export function Wishes(props: StepProps) {
  const { copy, draft } = props
  const { many } = inputsOf(props)
  return (
    <>
      <Choice label={copy.services} {...many('services', copy.serviceNames)} />
      <Choice
        label={copy.activities}
        hint={draft.activities.includes('diving') ? copy.divingNote : undefined}
        {...many('activities', copy.activityNames)}
      />
    </>
  )
}

export function Budget(props: StepProps) {
  const { copy } = props
  const { text, one } = inputsOf(props)
  return (
    <>
      <Choice label={copy.budget} hint={copy.budgetHint} {...one('budget', labelIn(copy.budgets))} />
      <TextArea
        label={copy.additional}
        {...text('additional')}
        wide
        rows={5}
        limit={fields.additional.limit}
        placeholder={copy.additionalPlaceholder}
      />
    </>
  )
}

export function Contact(props: StepProps): ReactNode {
  const { copy } = props
  const { text, one } = inputsOf(props)
  return (
    <>
      <Field label={copy.name} {...text('name')} required autoComplete="name" limit={fields.name.limit} />
      <Field
        label={copy.email}
        {...text('email')}
        required
        type="email"
        autoComplete="email"
        inputMode="email"
        limit={fields.email.limit}
      />
      <Field
        label={copy.phone}
        {...text('phone')}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        limit={fields.phone.limit}
      />
      <Choice label={copy.contactMethod} {...one('contactMethod', labelIn(copy.contactMethods))} />
    </>
  )
}
