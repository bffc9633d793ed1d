/** A relay for a test, with a log that says nothing. */
import { pino } from 'pino'
import { parseRelayConfig } from '../config.ts'
import { createRelay } from '../relay.ts'
import { siteUrl } from './enquiries.ts'

export const quiet = pino({ level: 'silent' })

/** A relay on a folder of its own. */
export async function testRelay(env: Record<string, string>, now?: () => number) {
  return createRelay(parseRelayConfig(env), { log: quiet, siteUrl, now })
}
