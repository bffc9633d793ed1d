type LedgerTableProps = {
  rows: { name: string; value: string; total: boolean }[]
  /** The last sum in parts: a person, a couple, a day. */
  shares?: string[]
  notes?: string[]
}

/** What a charter costs: amounts in a column, their sums set off, the last of them large; below it what it is for each. */
export function LedgerTable({ rows, shares = [], notes = [] }: LedgerTableProps) {
  return (
    <>
      <dl className="ledger figures">
        {rows.map(({ name, value, total }, i) => (
          <div key={name} className={total ? 'ledger-total' : undefined}>
            <dt>{name}</dt>
            <dd
              className={total && i === rows.length - 1 ? 'font-serif text-heading font-normal' : undefined}
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {shares.length > 0 && (
        <ul className="figures mt-3 flex flex-wrap justify-end gap-x-5 gap-y-1">
          {shares.map((share) => (
            <li key={share}>{share}</li>
          ))}
        </ul>
      )}
      {notes.map((note) => (
        <p key={note} className="mt-3 text-small text-quiet">
          {note}
        </p>
      ))}
    </>
  )
}
