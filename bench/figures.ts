/** What every measurement prints and how its runs are put together. */
import { availableParallelism, loadavg } from 'node:os'

/** The middle value; of an even number of values the mean of the middle two. @throws on none. */
export function median(values: number[]): number {
  if (values.length === 0) throw new Error('There is no median of no values')
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** Date, Node, cores and the load average of one minute: figures of different circumstances cannot be compared. */
export function circumstances(): string {
  const time = `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return `${time}, Node ${process.versions.node}, ${availableParallelism()} cores, load average ${loadavg()[0]!.toFixed(2)}`
}

/** For example "0.87 (2610 / 3001)". */
export function ratio(ours: number, theirs: number, digits = 0): string {
  return `${(ours / theirs).toFixed(2)} (${ours.toFixed(digits)} / ${theirs.toFixed(digits)})`
}

/** A row of a Markdown table; numbers without decimals unless they come as text. */
export function tableRow(cells: (string | number)[]): string {
  return `| ${cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(0) : cell)).join(' | ')} |`
}

/** The line under a table's head, its first column for names and the others for figures. */
export function tableRule(columns: number): string {
  return `| ${['---', ...Array<string>(columns - 1).fill('---:')].join(' | ')} |`
}
