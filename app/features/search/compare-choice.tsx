import { href } from '#app/pages.ts'
import { useSite } from '#app/site.ts'
import type { CompareData } from './compare-view.server.ts'
import { SearchFields, searchRows } from './search-form.tsx'

/** Id of the section, to which the head of the page leads. */
export const choiceId = 'others'

/** Other dates, another party or other yachts. */
export function CompareChoice({ comparison: { choices, form, labels } }: { comparison: CompareData }) {
  const { locale, explicit } = useSite()
  return (
    <section id={choiceId} aria-labelledby="others-title" className="no-print mt-16 bg-tint-2 py-12 md:mt-24">
      <form method="get" action={href('compare')} className="page">
        <h2 id="others-title" className="text-heading">
          {labels.others}
        </h2>
        <p className="measure mt-2">{labels.othersLead}</p>
        {explicit && <input type="hidden" name="lang" value={locale} />}
        {/* Keyed, so that the fields follow the address when another comparison is opened. */}
        <div key={JSON.stringify(form.values)} className={`${searchRows} mt-5`}>
          <SearchFields form={form} />
        </div>
        <div className="mt-5 flex flex-wrap gap-2">
          {choices.map(({ slug, name, chosen }) => (
            <label key={`${slug} ${chosen}`} className="choice">
              <input type="checkbox" name="yachts" value={slug} defaultChecked={chosen} />
              <span>{name}</span>
            </label>
          ))}
        </div>
        <button type="submit" className="button mt-6">
          {labels.button}
        </button>
      </form>
    </section>
  )
}
