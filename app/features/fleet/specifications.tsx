import { Length, UnitSwitch } from '#app/ui/length.tsx'
import type { Row } from '#content/yacht-rows.ts'

/** The builder's figures, and the note that the boat itself may differ. */
export function SpecificationList({ rows, note }: { rows: Row[]; note: string }) {
  return (
    <>
      <dl className="specifications figures">
        {rows.map(({ name, value, feet }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{feet ? <Length metres={value} feet={feet} /> : value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-small text-quiet">{note}</p>
      <UnitSwitch />
    </>
  )
}
