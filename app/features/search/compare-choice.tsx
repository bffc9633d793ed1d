import { href } from '#app/pages.ts'
import type { CompareData } from './compare-view.server.ts'
import { SearchForm } from './search-form.tsx'

/** Id of the section, to which the head of the page leads. */
export const choiceId = 'others'

/** Other dates, another party or other yachts. */
export function CompareChoice({ comparison: { choices, form, labels } }: { comparison: CompareData }) {
  return (
    <section id={choiceId} aria-labelledby="others-title" className="no-print mt-16 bg-tint-2 py-12 md:mt-24">
      <div className="page">
        <h2 id="others-title" className="text-heading">
          {labels.others}
        </h2>
        <p className="measure mt-2 mb-5">{labels.othersLead}</p>
        {/* Keyed, so that the fields follow the address when another comparison is opened. */}
        <SearchForm key={JSON.stringify([form.values, choices])} form={form} action={href('compare')}>
          <div className="col-span-full flex flex-wrap gap-2">
            {choices.map(({ slug, name, chosen }) => (
              <label key={slug} className="choice">
                <input type="checkbox" name="yachts" value={slug} defaultChecked={chosen} />
                <span>{name}</span>
              </label>
            ))}
          </div>
        </SearchForm>
      </div>
    </section>
  )
}
