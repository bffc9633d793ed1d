/** `npm run soak -- NAME [--database sqlite|postgres|postgres://…]`: the long version of a failure test, on both stores unless one is named. */
import { parseArgs } from 'node:util'
import type { StoreChoice } from '#enquiries/soak/place.ts'
import { tableLine } from '#enquiries/soak/report.ts'
import { relaySoaks } from '#enquiries/soak/soaks.ts'
import { siteSoaks } from './soaks.ts'

const soaks = { ...relaySoaks, ...siteSoaks }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { database: { type: 'string' }, short: { type: 'boolean' }, minutes: { type: 'string' } },
})
const [name = ''] = positionals
const known = Object.keys(soaks)
if (!known.includes(name) && name !== 'all') {
  console.error(
    `Which one? npm run soak -- NAME [--database sqlite|postgres|postgres://user:password@host/database] [--short] [--minutes N]\nNames: ${known.join(', ')}, all`,
  )
  process.exit(2)
}
if (values.database && !/^(sqlite$|postgres$|postgres:\/\/)/.test(values.database)) {
  console.error(
    '--database must be sqlite, postgres, or an address such as postgres://user:password@host/database',
  )
  process.exit(2)
}
if (values.minutes !== undefined && !(Number(values.minutes) > 0)) {
  console.error('--minutes must be a number: when kill-server breaks off and tells what it has done')
  process.exit(2)
}
const stores = (values.database ? [values.database] : ['sqlite', 'postgres']) as StoreChoice[]

for (const each of name === 'all' ? known : [name]) {
  const soak = soaks[each]!
  for (const store of soak.perStore ? stores : ([undefined] as const)) {
    const report = await soak.run(
      values.short ? 'short' : 'long',
      store ?? 'sqlite',
      values.minutes === undefined ? undefined : Number(values.minutes),
    )
    console.log(tableLine(report))
    if (!report.held && !report.skipped) process.exitCode = 1
  }
}
