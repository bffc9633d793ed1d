/**
 * `npm run sizes`: how long source files are, in lines. Fails where they have grown beyond what we keep to: 60 at the
 * median, 150 at the 90th percentile, 250 at most. Tests and the prose of each language do not count.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const allowed = { median: 60, 'nine of ten': 150, longest: 250 }

const isSource = (file: string) =>
  /\.(ts|tsx|css|py)$/.test(file) &&
  !/\.(test|journey)\.tsx?$/.test(file) &&
  !/^content\/(es|en|de)\//.test(file)

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').filter(isSource)
const sizes = files
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
  .toSorted((a, b) => a.lines - b.lines)
/** Lines of the file below which lie so many of all files. */
const below = (share: number) => sizes[Math.ceil(share * sizes.length) - 1]!.lines
const found = { median: below(0.5), 'nine of ten': below(0.9), longest: below(1) }

console.log(`${sizes.length} files`)
for (const [name, most] of Object.entries(allowed)) {
  const lines = found[name as keyof typeof found]
  console.log(`${name}: ${lines} lines (${most} allowed)`)
  if (lines > most) process.exitCode = 1
}
console.log('\nLongest:')
for (const { file, lines } of sizes.slice(-15).toReversed()) console.log(`${lines}  ${file}`)
