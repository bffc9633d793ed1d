/** Node's HTTP server around the app, and its orderly end. */
import { createServer, type RequestListener, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { listenProblem } from './listen-problem.ts'

/** Requests in flight get this long to be answered after the listener has closed. */
const drainTimeoutMs = 10_000
/** Connections that are kept alive learn of the stop by their next answer; those idle for this long are closed. */
const idleMs = 300

export type HttpServer = {
  port: number
  /** Whether `stop` was called. */
  stopping: () => boolean
  stop: () => Promise<void>
}

export async function listen(
  listener: RequestListener,
  { host, port, server = createServer() }: { host: string; port: number; server?: Server },
): Promise<HttpServer> {
  let stopping = false
  let inFlight = 0
  server.on('request', (request, response) => {
    if (stopping) response.setHeader('Connection', 'close')
    inFlight++
    response.once('close', () => inFlight--)
    listener(request, response)
  })
  await new Promise<void>((resolve, reject) =>
    server.once('error', (error) => reject(listenProblem(error, { host, port }))).listen(port, host, resolve),
  )

  return {
    port: (server.address() as { port: number }).port,
    stopping: () => stopping,
    /**
     * Readiness goes red, so that a proxy sends nothing new; connections that are busy are told to close; the listener
     * closes; what is in flight is answered, for at most 10 s.
     */
    async stop() {
      stopping = true
      if (inFlight > 0) await sleep(idleMs)
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      const idle = setInterval(() => server.closeIdleConnections(), 50)
      await Promise.race([closed, sleep(drainTimeoutMs, undefined, { ref: false })])
      clearInterval(idle)
      server.closeAllConnections()
    },
  }
}
