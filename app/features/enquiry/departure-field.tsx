import { Choice } from '#app/ui/choice.tsx'
import { DateField } from '#app/ui/date-field.tsx'
import { Select } from '#app/ui/field.tsx'
import { useFormat, useSite } from '#app/site.ts'
import { useInBrowser } from '#app/ui/in-browser.ts'
import { monthsFrom } from '#charter/calendar.ts'
import { dayIn } from '#charter/time-zones.ts'
import { germanDate } from '#enquiries/fields.ts'
import type { OfferCopy } from '#content/offer-copy.ts'

const choices = ['day', 'month', 'open'] as const

type DepartureFieldProps = {
  copy: OfferCopy['form']
  /** An ISO day, an ISO month, `open`, or `day` or `month` while that is still to be chosen. */
  value: string
  /** The day on which the server made the page, in ISO; the browser then goes by its own. */
  renderedOn: string
  onChange: (value: string) => void
}

/**
 * The departure: a day, a month, or not fixed yet. One of the three is required. Without scripts the style sheet shows the
 * field that belongs to the choice.
 */
export function DepartureField({ copy, value, renderedOn, onChange }: DepartureFieldProps) {
  const { company } = useSite()
  const format = useFormat()
  const today = useInBrowser(() => dayIn(company.timeZone), renderedOn)
  const chosen = choiceOf(value)
  const months = monthsFrom(today)
  return (
    <div className="departure grid gap-4 sm:col-span-2 sm:grid-cols-2">
      <Choice
        label={copy.departureDate}
        name="departure"
        kind="one"
        required
        options={choices.map((id) => ({ id, label: copy.departureChoices[id] }))}
        chosen={chosen ? [chosen] : []}
        hint={copy.departureHint}
        onChange={([id = '']) => onChange(id)}
      />
      <div className="departure-day">
        <DateField
          label={copy.departureDay}
          name="departureDate"
          required={chosen === 'day'}
          min={today}
          max={lastDay}
          value={value.length === 'yyyy-mm-dd'.length ? value : ''}
          shown={value.length === 'yyyy-mm-dd'.length ? germanDate(value) : ''}
          placeholder={copy.datePlaceholder}
          onChange={(event) => onChange(event.target.value || 'day')}
        />
      </div>
      <div className="departure-month">
        <Select
          label={copy.departureMonth}
          name="departureMonth"
          required={chosen === 'month'}
          value={value.length === 'yyyy-mm'.length ? value : ''}
          onChange={(event) => onChange(event.target.value || 'month')}
        >
          <option value="">{copy.unset}</option>
          {months.map((month) => (
            <option key={month} value={month}>
              {format.monthOfYear(month)}
            </option>
          ))}
        </Select>
      </div>
    </div>
  )
}

/** The latest day that a form takes: a typing error in the year is seen at once. */
export const lastDay = '2040-12-31'

function choiceOf(value: string) {
  if (value === '') return ''
  if (value === 'open') return 'open'
  return value === 'month' || value.length === 'yyyy-mm'.length ? 'month' : 'day'
}
