/** Node's HTTP server around the app, and its orderly end. */
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { listenProblem } from './listen-problem.ts'

/** Requests in flight get this long to be answered after the listener has closed. */
const drainTimeoutMs = 10_000
/** Between two looks for new connections or requests. */
const lookMs = 20
/** Looks at most for connections that wait, a second's worth. Looks are counted and not time: a busy machine is slow. */
const maxAcceptLooks = 50
/** So many looks in a row must find nothing new: on a busy machine one of them comes too soon. */
const steadyLooks = 3
/** Idle connections are closed when so many looks in a row have found no request. */
const quietLooks = 50

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
  let quiet = 0
  let closing = false
  let connections = 0
  const open = new Set<ServerResponse>()
  server.on('connection', () => connections++)
  server.on('request', (request, response) => {
    quiet = 0
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
    for (let steady = 0, looks = 0; steady < steadyLooks && looks < maxAcceptLooks; looks++) {
      const before = connections
      await nextLook()
      steady = connections === before ? steady + 1 : 0
    }
  }

  async function closeWhenQuiet(ended: AbortSignal) {
    for (quiet = 0; !ended.aborted; quiet++) {
      await nextLook()
      if (open.size === 0 && quiet > quietLooks) server.closeIdleConnections()
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
      for (const response of open) endConnection(response)
      // Not the close of node:http, which at once cuts connections on which a request may be on its way.
      const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
      const ended = new AbortController()
      void closeWhenQuiet(ended.signal)
      await Promise.race([closed, sleep(drainTimeoutMs, undefined, { ref: false })])
      ended.abort()
      server.closeAllConnections()
    },
  }
}

/** Until Node has looked once more what has come in. */
async function nextLook() {
  await sleep(lookMs)
  await setImmediate()
}

/** Has the client close the connection after this answer. */
function endConnection(response: ServerResponse) {
  if (!response.headersSent) response.setHeader('Connection', 'close')
}
