/** Thousands of connections that say nothing, or one byte now and then: enquiries go on. */
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { post } from '#enquiries/soak/client.ts'
import { openPlace, type StoreChoice } from '#enquiries/soak/place.ts'
import { percentile, type Report } from '#enquiries/soak/report.ts'
import { startSite } from './site.ts'

/** Milliseconds that a visitor waits at most while the server is held busy. */
const promised = 5000

/** @param connections half of them silent, half sending a header byte by byte; needs as many open files, and the server too */
export async function idleConnections(
  choice: StoreChoice,
  { connections, enquiries = 20 }: { connections: number; enquiries?: number },
): Promise<Report> {
  const place = await openPlace(choice)
  // Each enquiry comes from another address, so that the rate limit is not what is tested.
  const site = await startSite({ ...place.env, LOG_LEVEL: 'silent', ROLE: 'web', TRUST_PROXY: '1' })
  const held: Socket[] = []
  let refused = 0
  const drip = setInterval(() => {
    for (let i = 0; i < held.length; i += 2) if (held[i]!.writable) held[i]!.write('X')
  }, 2000)
  try {
    const open = (i: number) =>
      new Promise<void>((resolve) => {
        const socket = connect(site.port, '127.0.0.1', () => {
          held.push(socket)
          if (i % 2 === 0) socket.write('POST /ajax/x HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
          resolve()
        })
        socket.on('error', () => {
          refused++
          resolve()
        })
        socket.resume()
      })
    for (let i = 0; i < connections; i += 100)
      await Promise.all(Array.from({ length: Math.min(100, connections - i) }, (_, j) => open(i + j)))
    await sleep(500)
    const stillOpen = () => held.filter((socket) => !socket.destroyed && socket.readyState === 'open').length
    const openAtStart = stillOpen()
    const times: number[] = []
    let accepted = 0
    for (let i = 0; i < enquiries; i++) {
      const { status, milliseconds } = await post(site.port, `crowded-${i}-0000`, undefined, promised * 2, {
        'x-forwarded-for': `203.0.113.${i + 1}`,
      }).catch(() => ({ status: 0, milliseconds: Infinity }))
      times.push(milliseconds)
      if (status === 200) accepted++
      await sleep(50)
    }
    const slowest = Math.round(Math.max(...times))
    return {
      test: `Slowloris and idle connections, the built server, ${place.name}`,
      figures: {
        connections,
        'open meanwhile': openAtStart,
        'not taken': refused,
        enquiries,
        accepted,
        'p50 in ms': Math.round(percentile(times, 0.5)),
        'slowest in ms': slowest,
      },
      held: openAtStart >= connections * 0.95 && accepted === enquiries && slowest <= promised,
    }
  } finally {
    clearInterval(drip)
    for (const socket of held) socket.destroy()
    await site.close()
    await place.close()
  }
}
