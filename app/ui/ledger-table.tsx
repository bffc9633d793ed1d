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
      <dl className="figures border-t border-ink">
        {rows.map(({ name, value, total }, i) => (
          <div
            key={name}
            className={`flex flex-wrap items-baseline justify-between gap-x-6 border-b py-2 ${total ? 'border-ink font-medium' : 'border-hairline'}`}
          >
            <dt className="max-w-[26rem] flex-1 basis-[8rem]">{name}</dt>
            <dd
              className={`ml-auto text-right ${total && i === rows.length - 1 ? 'font-serif text-heading font-normal' : ''}`}
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
