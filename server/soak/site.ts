/** The real, built server as a process of its own, with raw access to its port. */
import { connect } from 'node:net'
import { temporaryFolder } from '#enquiries/testing/folder.ts'
import { lineOf, startChild } from '#enquiries/soak/child.ts'

/** Starts `npm run serve` on a free port. @throws when the site is not built. */
export async function startSite(env: Record<string, string> = {}) {
  const place = temporaryFolder()
  const child = startChild(process.execPath, ['server/start.ts', '--no-build'], {
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: place.folder,
    ...env,
  })
  const [, port] = await lineOf(child, /^The site is at http:\/\/127\.0\.0\.1:(\d+)/)
  return {
    ...child,
    port: Number(port),
    async close() {
      await child.kill()
      place.remove()
    },
  }
}

/** Milliseconds after which an unfinished request is ended. */
const maxUnfinishedMs = 1500
/** And hears nothing for so long at most. */
const silenceMs = 30_000

/** Sends bytes as they are on a connection of its own. @returns all that came back, until the server hung up or said nothing for a while. */
export function sendRaw(
  port: number,
  bytes: string | Buffer,
  unfinishedMs = maxUnfinishedMs,
): Promise<string> {
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    // Our side hangs up only when a request that promises more than it brings keeps the server waiting: a server
    // takes the end of our side for a visitor who has left.
    const hangUp = setTimeout(() => parts.length === 0 && socket.end(), unfinishedMs)
    const done = () => {
      clearTimeout(hangUp)
      socket.destroy()
      resolve(Buffer.concat(parts).toString('latin1'))
    }
    socket.setTimeout(silenceMs, done)
    socket
      .on('data', (part: Buffer) => parts.push(part))
      .on('error', done)
      .on('close', done)
  })
}
