/** A mail server on a real socket that follows a script: it misbehaves at a given phase, as real ones do. */
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** Moments of one delivery, in order. `sent`: the final dot has arrived and is not answered yet; `answered`: it has been. */
export const phases = ['connect', 'EHLO', 'AUTH', 'MAIL', 'RCPT', 'DATA', 'body', 'sent', 'answered'] as const
export type Phase = (typeof phases)[number]
/** What to do instead of the usual answer: say this, say nothing more, or hang up. */
export type Turn = { say: string } | 'hang' | 'drop' | 'drip'

/** Milliseconds between the bytes of a dripping answer. */
const drip = 150

/**
 * @param turn asked at each phase of each connection; nothing means: go on as usual
 * @returns the letters taken in full, as they came over the wire, in order
 */
export async function scriptedMailServer(
  turn: (phase: Phase) => Turn | undefined,
  { auth = false, port = 0 } = {},
) {
  const letters: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let buffer = ''
    let inLetter = false
    let bodySeen = false
    let silent = false
    socket
      .setEncoding('utf8')
      .on('error', () => {})
      .on('close', () => sockets.delete(socket))

    const tell = (phase: Phase, usual: string) => {
      const given = turn(phase)
      if (given === 'hang') silent = true
      else if (given === 'drop') socket.destroy()
      else if (given === 'drip') {
        silent = true
        const bytes = [...usual]
        const timer = setInterval(
          () => (bytes.length > 0 && !socket.destroyed ? socket.write(bytes.shift()!) : clearInterval(timer)),
          drip,
        )
      } else if (given) {
        socket.write(`${given.say}\r\n`)
        if (given.say.startsWith('421')) socket.end()
      } else socket.write(usual)
      return given
    }

    tell('connect', '220 mail.example ready\r\n')
    socket.on('data', (part: string) => {
      if (silent) return
      buffer += part
      for (;;) {
        if (inLetter) {
          if (!bodySeen) {
            bodySeen = true
            const given = turn('body')
            if (given === 'hang') silent = true
            if (given === 'drop') return void socket.destroy()
            if (silent) return
          }
          const end = buffer.indexOf('\r\n.\r\n')
          if (end < 0) return
          letters.push(buffer.slice(0, end + 2).replace(/^\.\./gm, '.'))
          buffer = buffer.slice(end + 5)
          inLetter = false
          if (tell('sent', '250 taken\r\n') === undefined) turn('answered')
          if (silent || socket.destroyed) return
          continue
        }
        const end = buffer.indexOf('\r\n')
        if (end < 0) return
        const verb = buffer.slice(0, end).split(/[ :]/)[0]!.toUpperCase()
        buffer = buffer.slice(end + 2)
        if (verb === 'EHLO')
          tell('EHLO', auth ? '250-mail.example\r\n250 AUTH PLAIN\r\n' : '250 mail.example\r\n')
        else if (verb === 'AUTH') tell('AUTH', '235 welcome\r\n')
        else if (verb === 'MAIL') tell('MAIL', '250 fine\r\n')
        else if (verb === 'RCPT') tell('RCPT', '250 fine\r\n')
        else if (verb === 'DATA') inLetter = tell('DATA', '354 go on\r\n') === undefined
        else if (verb === 'QUIT') socket.end('221 bye\r\n')
        else socket.write('250 fine\r\n')
        bodySeen = false
        if (silent || socket.destroyed) return
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const used = (server.address() as AddressInfo).port
  return {
    port: used,
    letters,
    url: `smtp://${auth ? 'user:password@' : ''}127.0.0.1:${used}?ignoreTLS=true`,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
