import { runShort } from './run-short.ts'
import { relaySoaks } from './soaks.ts'

runShort(relaySoaks, 'sqlite')
