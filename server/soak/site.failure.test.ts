import { describe } from 'vitest'
import { runShort } from '#enquiries/soak/run-short.ts'
import { siteSoaks } from './soaks.ts'

runShort(siteSoaks)
describe.each(['sqlite', 'postgres'] as const)('on %s', (store) => runShort(siteSoaks, store))
