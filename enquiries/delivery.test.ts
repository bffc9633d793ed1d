import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { openDelivery } from './delivery.ts'
import { nameFailure } from './failure.ts'
import { until } from './testing.ts'

const letter = { id: '1', sender: 'web@alisios.example', recipient: 'crew@alisios.example', message: `Subject: long\r\n\r\n${'all hands on deck\r\n'.repeat(20)}` }
const dot = '\r\n.\r\n'
let close = () => {}
afterEach(() => close())

/**
 * A mail server that answers each verb late by so many milliseconds, or not at all.
 * `heard` is what it was told, `open` how many connections live.
 */
async function slowServer(delays: Partial<Record<string, number>>) {
  const state = { heard: '', open: 0, url: '' }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    state.open++
    let inLetter = false
    let rest = ''
    const say = (verb: string, text: string) => delays[verb] !== Infinity && setTimeout(() => socket.writable && socket.write(`${text}\r\n`), delays[verb] ?? 0)
    socket.on('error', () => {}).on('close', () => state.open--)
    socket.on('data', (part) => {
      state.heard += part
      rest += part
      for (let end = rest.indexOf(inLetter ? dot : '\r\n'); end >= 0; end = rest.indexOf(inLetter ? dot : '\r\n')) {
        const verb = inLetter ? 'dot' : rest.slice(0, 4).toUpperCase()
        rest = rest.slice(end + (inLetter ? dot.length : 2))
        say(verb, verb === 'DATA' ? '354 go on' : '250 well')
        inLetter = verb === 'DATA'
      }
    })
    say('greeting', '220 slow')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  state.url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
  return state
}

const failureOf = (delivery: Promise<void>) => delivery.then(() => 'none', nameFailure)

describe('a delivery by SMTP', () => {
  it.each(['greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'dot'])('is given up at its deadline and its connection cut when the server hangs at %s', async (verb) => {
    const server = await slowServer({ [verb]: Infinity })
    const start = performance.now()
    expect(await failureOf(openDelivery({ smtpUrl: server.url, dataDir: '' }, 300).deliver(letter))).toBe('timeout')
    expect(performance.now() - start).toBeLessThan(1500)
    await until(() => server.open === 0)
  })

  it.each(['greeting', 'MAIL', 'RCPT', 'DATA'])('given up at its deadline says nothing more when the answer to %s comes after all', async (verb) => {
    const server = await slowServer({ [verb]: 500 })
    expect(await failureOf(openDelivery({ smtpUrl: server.url, dataDir: '' }, 200).deliver(letter))).toBe('timeout')
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(server.heard).not.toContain('all hands')
    expect(server.open).toBe(0)
  })

  it('is broken off at a signal', async () => {
    const server = await slowServer({ RCPT: Infinity })
    const stop = new AbortController()
    const delivery = failureOf(openDelivery({ smtpUrl: server.url, dataDir: '' }).deliver(letter, stop.signal))
    await until(() => server.heard.includes('RCPT'))
    stop.abort()
    expect(await delivery).not.toBe('none')
    await until(() => server.open === 0)
  })

  it('is done when the server has taken the letter, and not before', async () => {
    const server = await slowServer({ dot: 200 })
    const start = performance.now()
    await openDelivery({ smtpUrl: server.url, dataDir: '' }, 2000).deliver(letter)
    expect(performance.now() - start).toBeGreaterThan(195)
    expect(server.heard).toContain(letter.message)
  })
})
