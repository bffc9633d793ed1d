import { href } from '#app/pages.ts'
import { useSite } from '#app/site.ts'

/** Id of the form that the marks belong to, wherever on the page they stand. */
const formId = 'compare'

type CheckLabels = { check: string; checkYacht: string }

/** Takes a yacht of a list into the comparison. */
export function CompareCheck({ slug, name, labels }: { slug: string; name: string; labels: CheckLabels }) {
  return (
    <label className="choice-line relative z-10 inline-flex min-h-11 cursor-pointer items-center">
      <input
        type="checkbox"
        name="yachts"
        value={slug}
        form={formId}
        aria-label={labels.checkYacht.replace('{{name}}', name)}
      />
      <span aria-hidden="true">{labels.check}</span>
    </label>
  )
}

type CompareBarProps = {
  labels: { button: string; hint: string }
  /** The trip for which they are compared, by the names of its address. */
  asked?: Record<string, string>
}

/** The button of the comparison; it comes up at the foot of the window once a yacht is marked. */
export function CompareBar({ labels, asked = {} }: CompareBarProps) {
  const { locale, explicit } = useSite()
  const fields = Object.entries({ ...asked, ...(explicit && { lang: locale }) })
  return (
    <form id={formId} method="get" action={href('compare')} className="compare-bar no-print">
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="page flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
        <p className="text-small">{labels.hint}</p>
        <button type="submit" className="button">
          {labels.button}
        </button>
      </div>
    </form>
  )
}
