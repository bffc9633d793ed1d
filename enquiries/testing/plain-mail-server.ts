/** A bare mail server for tests: fast, and as late or silent at each verb as a test likes. */
import { type AddressInfo, createServer, type Socket } from 'node:net'

const dot = '\r\n.\r\n'

/**
 * @param delays milliseconds before the answer to a verb ('greeting', 'EHLO' …, 'dot'); Infinity is no answer
 * @returns what it was told as a whole, the letters it took, and how many connections live
 */
export async function plainMailServer(delays: Partial<Record<string, number>> = {}) {
  const sockets = new Set<Socket>()
  const state = { heard: '', letters: [] as string[], open: 0, url: '', close }
  const server = createServer((socket) => {
    sockets.add(socket)
    state.open++
    let inLetter = false
    let rest = ''
    const say = (verb: string, text: string) => {
      const delay = delays[verb]
      if (delay === Infinity) return
      if (delay) setTimeout(() => socket.writable && socket.write(`${text}\r\n`), delay)
      else socket.write(`${text}\r\n`)
    }
    socket.setNoDelay()
    socket
      .on('error', () => {})
      .on('close', () => {
        sockets.delete(socket)
        state.open--
      })
    socket.on('data', (part) => {
      state.heard += part
      rest += part
      for (
        let end = rest.indexOf(inLetter ? dot : '\r\n');
        end >= 0;
        end = rest.indexOf(inLetter ? dot : '\r\n')
      ) {
        const verb = inLetter ? 'dot' : rest.slice(0, 4).toUpperCase()
        if (inLetter) state.letters.push(rest.slice(0, end + 2))
        rest = rest.slice(end + (inLetter ? dot.length : 2))
        say(verb, verb === 'DATA' ? '354 go on' : '250 well')
        inLetter = verb === 'DATA'
      }
    })
    say('greeting', '220 plain')
  })
  function close() {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  state.url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
  return state
}
