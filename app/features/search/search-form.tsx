import type { FormEvent, ReactNode } from 'react'
import { Form, useSubmit } from 'react-router'
import { monthsFrom } from '#charter/calendar.ts'
import { dayIn } from '#charter/time-zones.ts'
import { href } from '#app/pages.ts'
import { useFormat, useSite } from '#app/site.ts'
import { Field, Select } from '#app/ui/field.tsx'
import { useInBrowser } from '#app/ui/in-browser.ts'
import type { SearchFormData } from './search-form.server.ts'

/** In pairs and threes on phones, in two rows on tablets, in one on wide screens. */
const rows =
  'no-print grid grid-cols-6 items-start gap-x-3 gap-y-4 md:grid-cols-12 lg:grid-cols-[1.5fr_1.2fr_1.3fr_0.6fr_0.8fr_0.75fr_auto] lg:gap-x-4'
const whole = 'min-w-0 col-span-6 md:col-span-4 lg:col-span-1'
const half = 'min-w-0 col-span-3 md:col-span-4 lg:col-span-1'
const third = 'min-w-0 col-span-2 lg:col-span-1'

/** The longest charter that the form takes, in days. */
const mostDays = 60

type SearchFormProps = {
  form: SearchFormData
  /** Path of the page that answers; the list of yachts, where none is given. */
  action?: string
  /** Further fields. */
  children?: ReactNode
}

/**
 * Where, when and how many: a GET form. A first day or a month is asked for under one name, in two
 * fields; the day counts where both are filled, and with scripts one empties the other.
 */
export function SearchForm({ form, action = href('yachts'), children }: SearchFormProps) {
  const { locale, explicit, company } = useSite()
  const { monthOfYear } = useFormat()
  const submit = useSubmit()
  const { labels, places, values, most, renderedOn } = form
  const today = useInBrowser(() => dayIn(company.timeZone, new Date()), renderedOn)
  const isMonth = values.from.length === 'yyyy-mm'.length

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void submit(filledIn(event.currentTarget), { action, method: 'get' })
  }
  return (
    <Form discover="none" method="get" action={action} onSubmit={send} className={rows}>
      {explicit && <input type="hidden" name="lang" value={locale} />}
      <div className={whole}>
        <Select name="to" label={labels.to} defaultValue={values.to}>
          <option value="">{labels.anywhere}</option>
          {places.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <div className={half}>
        <Field
          name="from"
          type="date"
          label={labels.day}
          min={today}
          defaultValue={isMonth ? '' : values.from}
          onChange={(event) => event.target.value && emptyOther(event.target)}
        />
      </div>
      <div className={half}>
        <Select
          name="from"
          label={labels.month}
          defaultValue={isMonth ? values.from : ''}
          onChange={(event) => event.target.value && emptyOther(event.target)}
        >
          <option value="">{labels.anyMonth}</option>
          {monthsFrom(today).map((month) => (
            <option key={month} value={month}>
              {monthOfYear(month)}
            </option>
          ))}
        </Select>
      </div>
      <div className={third}>
        <Field
          name="days"
          type="number"
          inputMode="numeric"
          label={labels.days}
          min={1}
          max={mostDays}
          defaultValue={values.days}
        />
      </div>
      <div className={third}>
        <Field
          name="adults"
          type="number"
          inputMode="numeric"
          label={labels.adults}
          min={1}
          max={most}
          defaultValue={values.adults}
        />
      </div>
      <div className={`${third} md:col-span-4`}>
        <Field
          name="children"
          type="number"
          inputMode="numeric"
          label={labels.children}
          min={0}
          max={most}
          placeholder="0"
          defaultValue={values.children}
        />
      </div>
      {children}
      <button type="submit" className="button col-span-6 self-end md:col-span-4 lg:col-span-1">
        {labels.submit}
      </button>
    </Form>
  )
}

/** The form's fields without the empty ones, so that the address is one to hand on. */
function filledIn(form: HTMLFormElement): [string, string][] {
  return [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  )
}

function emptyOther(field: HTMLInputElement | HTMLSelectElement) {
  for (const other of field.form!.elements)
    if (other !== field && 'name' in other && other.name === field.name && 'value' in other) other.value = ''
}
