/**
 * `npm run ready`: lists every fact that is still an example, empty or unchecked, and every calendar that cannot be read;
 * ends with 1 while there is one.
 */
import { parseRelayConfig } from '#enquiries/config.ts'
import { fileProblems } from './calendars/check-files.ts'
import { openFactsHere } from './open-facts.ts'

const open = openFactsHere(process.env)
for (const { kind, file, field, write } of open) console.log(`${file}, ${field}: ${kind}. Write ${write}.`)
const problems = await fileProblems(parseRelayConfig(process.env).dataDir)
for (const { file, problem } of problems) console.log(`${file} ${problem}.`)

const left = open.length + problems.length
console.log(
  left === 0 ? 'Ready for the public.' : `\n${left} to go. See docs/owner.md, "Before the site goes public".`,
)
process.exitCode = left === 0 ? 0 : 1
