import { Form } from 'react-router'
import { useSite } from '#app/site.ts'
import { ChapterHead } from '#app/ui/chapter-head.tsx'
import { Field } from '#app/ui/field.tsx'
import { LedgerTable } from '#app/ui/ledger-table.tsx'
import type { CalculatorData } from './yacht-prices.server.ts'

/** What a stay costs for a party: a form that asks the page's own address, so that it works without JavaScript, too. */
export function PriceCalculator({ calculator }: { calculator: CalculatorData }) {
  const { locale, explicit } = useSite()
  const { values, labels, most, leastNights, today, refusal, answer } = calculator
  return (
    <section aria-labelledby="calculator-title" id="calculator" className="page chapter scroll-mt-20">
      <ChapterHead id="calculator-title" title={labels.title} lead={labels.lead} />
      <div className="mt-6 grid grid-cols-1 gap-x-[var(--gutter)] gap-y-8 lg:grid-cols-2">
        <Form
          discover="none"
          method="get"
          action="#calculator"
          preventScrollReset
          className="no-print grid grid-cols-1 content-start gap-5 lg:pr-6"
        >
          {explicit && <input type="hidden" name="lang" value={locale} />}
          <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
            <Field
              name="persons"
              label={labels.persons}
              type="number"
              min={1}
              max={most}
              defaultValue={values.persons}
            />
            <Field
              name="children"
              label={labels.children}
              type="number"
              min={0}
              max={most}
              defaultValue={values.children}
            />
            <Field
              name="first"
              label={labels.first}
              hint={labels.anyDay}
              type="date"
              min={today}
              defaultValue={values.first}
            />
            <Field
              name="nights"
              label={labels.nights}
              type="number"
              min={leastNights}
              max={60}
              defaultValue={values.nights}
            />
          </div>
          <div>
            <button type="submit" className="button">
              {labels.submit}
            </button>
          </div>
        </Form>
        <div aria-live="polite" data-calculated>
          {refusal && <p className="border-l-4 border-magenta pl-4">{refusal}</p>}
          {answer && <LedgerTable {...answer} />}
        </div>
      </div>
    </section>
  )
}
