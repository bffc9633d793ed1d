import { Form } from 'react-router'
import { href } from '#app/pages.ts'
import { useSite } from '#app/site.ts'
import { Field, Select } from '#app/ui/field.tsx'
import { Headline } from '#app/ui/headline.tsx'
import { tripParams } from '#charter/trip.ts'
import type { ChangeForm } from './change-form.server.ts'

const [yacht, to, from, days, adults, children] = tripParams

/** Asks for another trip: a form whose answer is an address, so that it works without scripts. */
export function ChangeTrip({ change, title, text }: { change: ChangeForm; title?: string; text?: string }) {
  const { locale, explicit } = useSite()
  const { copy, values } = change
  return (
    <section id="change" className="no-print page chapter scroll-mt-24">
      <div className="grid-12 gap-y-8 border-t border-ink pt-8">
        {title && (
          <div className="col-span-12 lg:col-span-5">
            <Headline className="text-title">{title}</Headline>
            <p className="measure mt-3">{text}</p>
          </div>
        )}
        <Form
          discover="none"
          key={JSON.stringify(values)}
          method="get"
          action={href('trip')}
          className={`col-span-12 grid content-start gap-5 sm:grid-cols-2 md:grid-cols-3 ${title ? 'lg:col-span-6 lg:col-start-7' : ''}`}
        >
          {explicit && <input type="hidden" name="lang" value={locale} />}
          <Select name={to} label={copy.to} defaultValue={values.to}>
            {change.waters.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <Field name={from} label={copy.from} type="date" min={change.today} defaultValue={values.from} />
          <Field name={days} label={copy.days} type="number" min={change.least} defaultValue={values.days} />
          <Field
            name={adults}
            label={copy.adults}
            type="number"
            min={1}
            max={change.mostGuests}
            defaultValue={values.adults}
          />
          <Field
            name={children}
            label={change.labels.children}
            type="number"
            min={0}
            max={change.mostGuests}
            defaultValue={values.children}
          />
          <Select name={yacht} label={copy.yacht} defaultValue={values.yacht}>
            <option value="">{copy.anyYacht}</option>
            {change.yachts.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <div className="sm:col-span-2 md:col-span-3">
            <button type="submit" className="button">
              {copy.submit}
            </button>
          </div>
        </Form>
      </div>
    </section>
  )
}
