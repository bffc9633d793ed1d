/** The server is told to stop while enquiries come in: every post whose connection it took is answered. */
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { company } from '#content/company.ts'
import type { Report } from '#enquiries/soak/report.ts'
import { sentForm, siteUrl } from '#enquiries/testing/enquiries.ts'
import { startSite } from './site.ts'

/** Guests that write at the same time. */
const guests = 24

export async function stops({ rounds }: { rounds: number }): Promise<Report> {
  const counted = {
    answered: 0,
    'answered 503': 0,
    reset: 0,
    'refused before they were sent': 0,
    'other answers': 0,
  }
  let slowest = 0
  for (let round = 0; round < rounds; round++) {
    const site = await startSite({ LOG_LEVEL: 'silent', ROLE: 'web', TRUST_PROXY: '1' })
    const agent = new Agent({ keepAlive: true, maxSockets: guests })
    let writing = true
    let sent = 0
    const guest = async () => {
      while (writing) {
        const outcome = await post(site.port, agent, `${round}-${sent++}`)
        if (outcome === 'refused') writing = false
        if (outcome === 200) counted.answered++
        else if (outcome === 503) counted['answered 503']++
        else if (typeof outcome === 'number') counted['other answers']++
        else counted[outcome === 'refused' ? 'refused before they were sent' : 'reset']++
      }
    }
    const all = Array.from({ length: guests }, guest)
    await sleep(700)
    const start = performance.now()
    await site.kill('SIGTERM')
    slowest = Math.max(slowest, performance.now() - start)
    writing = false
    await Promise.all(all)
    agent.destroy()
    await site.close()
  }
  return {
    test: `SIGTERM under load of ${guests} guests, ${rounds} stops`,
    figures: { ...counted, 'slowest stop in ms': Math.round(slowest) },
    held: counted.reset === 0 && counted.answered > rounds * guests && counted['other answers'] === 0,
  }
}

/** A body that comes in two pieces, so that many posts are in flight at any moment. */
function post(port: number, agent: Agent, key: string): Promise<number | 'reset' | 'refused'> {
  const body = JSON.stringify({ ...sentForm, _key: `stop-${key}-00000000` })
  return new Promise((resolve) => {
    const asked = request({
      agent,
      host: '127.0.0.1',
      port,
      path: `/ajax/${company.enquiryMailbox}`,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'x-forwarded-for': `203.${key.length}.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
        origin: siteUrl,
      },
    })
    asked.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? 'refused' : 'reset'),
    )
    asked.on('response', (response) => response.resume().on('end', () => resolve(response.statusCode ?? 0)))
    asked.write(body.slice(0, 20))
    setTimeout(() => asked.end(body.slice(20)), 30)
  })
}
