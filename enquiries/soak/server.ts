/** A relay behind HTTP as a process of its own, for tests that kill it: `node enquiries/soak/server.ts`, configured by the environment. Nothing is marked for its number unless RATES is set. */
import { flushCompileCache } from 'node:module'
import { serve } from '@hono/node-server'
import { pino } from 'pino'
import { parseRelayConfig } from '../config.ts'
import { createRelay } from '../relay.ts'

/** The address that the tests' browsers are on. */
const siteUrl = 'https://www.alisios.example'

// A process in reserve is loaded and waits for a word; the end of its input is the end of whoever started it.
if (process.env.STANDBY) for await (const _ of process.stdin) break

/** Milliseconds by which this process's clock is off, for tests that let time pass. */
const offset = Number(process.env.CLOCK_OFFSET ?? 0)
const log = pino({ level: process.env.LOG_LEVEL ?? 'silent' }, pino.destination({ sync: true }))
const unlimited = {
  network32: Infinity,
  network64: Infinity,
  network56: Infinity,
  network48: Infinity,
  doubtful: Infinity,
}
const relay = await createRelay(parseRelayConfig(process.env), {
  log,
  siteUrl,
  ...(process.env.RATES ? {} : { limits: unlimited }),
  ...(offset ? { now: () => Date.now() + offset } : {}),
})
relay.start()
const server = serve(
  {
    fetch: (request) => relay.fetch(request, { remoteAddress: '127.0.0.1' }),
    hostname: '127.0.0.1',
    port: Number(process.env.PORT ?? 0),
  },
  ({ port }) => {
    process.stdout.write(`listening on ${port} as ${process.pid}\n`)
    flushCompileCache() // This process may not live to do it at its end.
  },
)
process.once('SIGTERM', () => {
  server.close()
  void relay.stop().then(() => process.exit(0))
})
