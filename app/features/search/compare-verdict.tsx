import type { CompareData } from './compare-view.server.ts'

type Props = { verdict: CompareData['verdict']; title: string }

/** Which yacht is for whom, under the table. */
export function CompareVerdict({ verdict, title }: Props) {
  if (verdict.yachts.length === 0) return null
  return (
    <section aria-labelledby="verdict" className="mt-12 max-w-[60rem]">
      <h2 id="verdict" className="text-heading">
        {title}
      </h2>
      <dl data-verdict className="mt-3">
        {verdict.yachts.map(({ name, text }) => (
          <div
            key={name}
            className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-t border-hairline py-2"
          >
            <dt className="w-[8rem] font-serif text-[1.25rem]">{name}</dt>
            <dd className="figures flex-1 basis-[18rem]">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
