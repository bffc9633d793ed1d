/** `npm run ready`: lists every fact that is still an example, empty or unchecked; ends with 1 while there is one. */
import { openFacts } from '#content/readiness.ts'

const open = openFacts()
for (const { kind, file, field, write } of open) console.log(`${file}, ${field}: ${kind}. Write ${write}.`)
console.log(
  open.length === 0
    ? 'Ready for the public.'
    : `\n${open.length} to go. See docs/owner.md, "Before the site goes public".`,
)
process.exitCode = open.length === 0 ? 0 : 1
