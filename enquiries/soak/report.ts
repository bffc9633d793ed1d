/** How a failure test tells what it measured: one line of the table in docs/reliability.md. */

export type Report = {
  /** What was done, with its size and on which store. */
  test: string
  /** What was measured, each with its unit or a plain count. */
  figures: Record<string, string | number>
  /** Whether the promise held. */
  held: boolean
  /** Why a test could not be run here. */
  skipped?: string
}

/** A line of a Markdown table: test, figures, result. */
export function tableLine({ test, figures, held, skipped }: Report): string {
  const described = Object.entries(figures).map(
    ([name, value]) => `${name} ${typeof value === 'number' ? value.toLocaleString('en-GB') : value}`,
  )
  return `| ${test} | ${skipped ? `not run: ${skipped}` : described.join(', ')} | ${skipped ? 'not run' : held ? 'held' : 'BROKEN'} |`
}

/** The value below which the given share (0 to 1) of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? NaN
}
