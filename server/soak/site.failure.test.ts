import { runShort } from '#enquiries/soak/run-short.ts'
import { siteSoaks } from './soaks.ts'

runShort(siteSoaks)
