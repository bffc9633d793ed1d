import { href } from '#app/pages.ts'
import { useSite } from '#app/site.ts'
import type { CompareData } from './compare-view.server.ts'

/** Other yachts for the same trip. */
export function CompareChoice({
  comparison: { choices, asked, othersLead, labels },
}: {
  comparison: CompareData
}) {
  const { locale, explicit } = useSite()
  const fields = Object.entries({ ...asked, ...(explicit && { lang: locale }) })
  return (
    <section aria-labelledby="others" className="no-print mt-16 bg-tint-2 py-12 md:mt-24">
      <form method="get" action={href('compare')} className="page">
        <h2 id="others" className="text-heading">
          {labels.others}
        </h2>
        <p className="mt-2">{othersLead}</p>
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="mt-5 flex flex-wrap gap-2">
          {choices.map(({ slug, name, chosen }) => (
            // Keyed by the mark, so that it follows the address when another comparison is opened.
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
