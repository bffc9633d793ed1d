type PriceRowsProps = { rows: { name: string; value: string; total: boolean }[] }

/** Amounts in a column, their sums set off. */
export function PriceRows({ rows }: PriceRowsProps) {
  return (
    <dl className="figures mt-2">
      {rows.map(({ name, value, total }) => (
        <div
          key={name}
          className={`flex flex-wrap justify-between gap-x-6 border-b border-hairline py-1.5 ${total ? 'font-medium' : ''}`}
        >
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
