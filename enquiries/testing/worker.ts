/** A worker as a process of its own, for tests: `node enquiries/testing/worker.ts`, configured by the environment. Says in JSON lines what it does. */
import { pino } from 'pino'
import { parseRelayConfig } from '../config.ts'
import { createRelay } from '../relay.ts'
import { siteUrl } from './enquiries.ts'

const relay = await createRelay(parseRelayConfig({ ...process.env, ROLE: 'worker' }), {
  log: pino(pino.destination({ sync: true })),
  siteUrl,
})
process.once('SIGTERM', () => relay.stop())
relay.start()
