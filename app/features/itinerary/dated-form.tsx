import { Form } from 'react-router'
import { useSite } from '#app/site.ts'
import { Field } from '#app/ui/field.tsx'
import type { DatedData } from './dated-view.server.ts'

/** Puts the days on a guest's dates: a form that asks the page's own address, so that it works without JavaScript, too. */
export function DatedForm({ dated, length }: { dated: DatedData; length: number }) {
  const { locale, explicit } = useSite()
  const { labels, value, today, problem, days } = dated
  return (
    <div className="no-print mb-8">
      <Form
        discover="none"
        method="get"
        action="#days"
        preventScrollReset
        aria-label={labels.title}
        className="flex flex-wrap items-end gap-x-4 gap-y-3"
      >
        {explicit && <input type="hidden" name="lang" value={locale} />}
        <input type="hidden" name="days" value={length} />
        <Field name="from" label={labels.first} type="date" min={today} required defaultValue={value} />
        <button type="submit" className="button button-quiet">
          {labels.submit}
        </button>
      </Form>
      <p
        aria-live="polite"
        data-dated={days ? 'yes' : undefined}
        className={problem ? 'mt-4 border-l-4 border-magenta pl-4' : ''}
      >
        {problem}
      </p>
    </div>
  )
}
