import { Length, UnitSwitch } from '#app/ui/length.tsx'
import type { Row } from '#content/yacht-rows.ts'

/** The builder's figures, and the note that the boat itself may differ. */
export function SpecificationList({ rows, note }: { rows: Row[]; note: string }) {
  return (
    <>
      <dl className="figures border-t border-ink">
        {rows.map(({ name, value, feet }) => (
          <div
            key={name}
            className="grid grid-cols-[minmax(min(10.5rem,60%),2fr)_3fr] gap-4 border-b border-hairline py-2.5"
          >
            <dt className="wrap-anywhere text-quiet">{name}</dt>
            <dd>{feet ? <Length metres={value} feet={feet} /> : value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-small text-quiet">{note}</p>
      <UnitSwitch />
    </>
  )
}
