/** For tests: a way to a server that can be frozen. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to a server that can be frozen: then connections stay open and new ones are taken, but nothing passes. */
export async function freezableWay(port: number) {
  const sockets = new Set<Socket>()
  let frozen = false
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from
        .on('error', () => {})
        .on('data', (part) => to.write(part))
        .on('close', () => {
          sockets.delete(from)
          if (!frozen) to.destroy()
        })
      if (frozen) from.pause()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    freeze() {
      frozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw() {
      frozen = false
      for (const socket of sockets) socket.resume()
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
