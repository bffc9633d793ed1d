/** Node's HTTP server around the app, and its orderly end. */
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { listenProblem } from './listen-problem.ts'

/** Requests in flight get this long to be answered after the listener has closed. */
const drainTimeoutMs = 10_000
/** Milliseconds at most in which connections are still accepted after the stop. */
const maxAcceptMs = 1000
/** So many looks in a row must find nothing new: on a busy machine one of them comes too soon. */
const steadyLooks = 3
/** Idle connections are closed when no request has come for this long. */
const quietMs = 1000

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
  let lastRequest = 0
  let closing = false
  let connections = 0
  const open = new Set<ServerResponse>()
  server.on('connection', () => connections++)
  server.on('request', (request, response) => {
    lastRequest = performance.now()
    open.add(response)
    response.once('close', () => open.delete(response))
    if (closing) endConnection(response)
    listener(request, response)
  })
  await new Promise<void>((resolve, reject) =>
    server.once('error', (error) => reject(listenProblem(error, { host, port }))).listen(port, host, resolve),
  )

  /** The system resets connections that it holds for a listener when that closes: they are accepted first. */
  async function acceptWaiting() {
    const end = performance.now() + maxAcceptMs
    let steady = 0
    while (steady < steadyLooks && performance.now() < end) {
      const before = connections
      await sleep(20)
      // Right after Node has looked for new connections.
      await setImmediate()
      steady = connections === before ? steady + 1 : 0
    }
  }

  return {
    port: (server.address() as { port: number }).port,
    stopping: () => stopping,
    /**
     * Readiness goes red and the listener closes. Whoever is connected is answered, for at most 10 s, and told to close;
     * connections that nobody uses are closed last.
     */
    async stop() {
      stopping = true
      await acceptWaiting()
      closing = true
      lastRequest = performance.now()
      for (const response of open) endConnection(response)
      // Not the close of node:http, which at once cuts connections on which a request may be on its way.
      const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
      const quiet = setInterval(() => {
        if (open.size === 0 && performance.now() - lastRequest > quietMs) server.closeIdleConnections()
      }, 20)
      await Promise.race([closed, sleep(drainTimeoutMs, undefined, { ref: false })])
      clearInterval(quiet)
      server.closeAllConnections()
    },
  }
}

/** Has the client close the connection after this answer. */
function endConnection(response: ServerResponse) {
  if (!response.headersSent) response.setHeader('Connection', 'close')
}
