/** One client asks for pages that have to be rendered, over as many connections as it can, while honest guests write. */
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { company } from '#content/company.ts'
import { percentile, type Report } from '#enquiries/soak/report.ts'
import { sentForm, siteUrl } from '#enquiries/testing/enquiries.ts'
import { nginxHost, nginxIsInstalled, startExampleNginx } from './example-nginx.ts'
import { startSite } from './site.ts'

/** Milliseconds that 99 of 100 guests wait at most, on a machine that does nothing else. */
export const maxGuestP99Ms = 500
/** What contact pages read of a query; their combinations are more than any cache holds. */
const known = {
  yacht: ['bali-54', 'lagoon-56', 'lagoon-62', 'macan-pershing-64', 'sunreef-62-marea'],
  destination: ['colombia', 'panama', 'cuba', 'bahamas'],
  itinerary: ['panama', 'cuba', 'bahamas'],
  region: ['san-blas', 'rosario', 'aruba', 'cuba'],
  days: ['5', '7', '10', '14'],
  topic: ['careers', 'partner', 'insurance'],
}

/** The nth combination of known values. */
function queryOf(number: number): string {
  let rest = number
  return Object.entries(known)
    .map(([name, values]) => {
      const value = values[rest % values.length]!
      rest = Math.floor(rest / values.length)
      return `${name}=${value}`
    })
    .join('&')
}

/**
 * @param direct without nginx, whose limits would hold most of the flood back
 * @param maxP99Ms what 99 of 100 guests may wait; without it nobody may be refused, however long the answers take
 */
export async function pageFlood({
  seconds,
  enquiries,
  connections = 40,
  direct = false,
  maxP99Ms = Infinity,
}: {
  seconds: number
  enquiries: number
  connections?: number
  direct?: boolean
  maxP99Ms?: number
}): Promise<Report> {
  const test = `Flood of live pages, ${connections} connections for ${seconds} s, ${direct ? 'the server alone' : 'through nginx'}`
  if (!direct && !nginxIsInstalled())
    return { test, figures: {}, held: false, skipped: 'nginx is not installed' }
  const site = await startSite({ LOG_LEVEL: 'silent', ROLE: 'web', TRUST_PROXY: '1' })
  const nginx = direct ? undefined : await startExampleNginx(site.port)
  const port = nginx?.port ?? site.port
  const statuses = new Map<number, number>()
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let flooding = true
  let asked = 0
  async function flood() {
    while (flooding) {
      const number = asked++
      // Known queries of many kinds, addresses without a page, and data.
      const query = `${queryOf(number)}&x=${number}`
      const path = [
        `/contact?${query}`,
        `/no-page-${number}`,
        `/fly-sail?${query}&lang=de`,
        `/contact.data?${query}`,
      ][number % 4]!
      const { status } = await send(port, agent, 'GET', path)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  try {
    const floods = Array.from({ length: connections }, flood)
    await sleep(500)
    const posts = Array.from({ length: enquiries }, async (_, i) => {
      await sleep((i * (seconds - 1) * 1000) / enquiries)
      return post(port, i)
    })
    const answers = await Promise.all(posts)
    flooding = false
    await Promise.all(floods)
    const times = answers.map(({ milliseconds }) => milliseconds)
    const accepted = answers.filter(({ status }) => status === 200).length
    const p99 = Math.round(percentile(times, 0.99))
    return {
      test,
      figures: {
        'pages asked for': asked,
        answers: [...statuses].map(([status, count]) => `${status}: ${count}`).join('; '),
        enquiries,
        refused: enquiries - accepted,
        'p50 in ms': Math.round(percentile(times, 0.5)),
        'p99 in ms': p99,
      },
      held: accepted === enquiries && p99 < maxP99Ms,
    }
  } finally {
    flooding = false
    agent.destroy()
    await nginx?.close()
    await site.close()
  }
}

/** Each guest has an address of its own, so that no rate limit is what is tested. */
function post(port: number, guest: number) {
  const body = JSON.stringify({ ...sentForm, _key: `page-flood-${guest}-0000` })
  return send(port, undefined, 'POST', `/ajax/${company.enquiryMailbox}`, {
    body,
    localAddress: `127.1.${guest % 250}.${1 + (guest >> 8)}`,
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'x-forwarded-for': `203.0.${guest >> 7}.${guest % 128}`,
      origin: siteUrl,
    },
  })
}

type Sent = { body?: string; localAddress?: string; headers?: Record<string, string> }

/** @returns status 0 where no answer came */
function send(port: number, agent: Agent | undefined, method: string, path: string, sent: Sent = {}) {
  const start = performance.now()
  const { body, localAddress, headers = {} } = sent
  return new Promise<{ status: number; milliseconds: number }>((resolve) => {
    const done = (status: number) => resolve({ status, milliseconds: performance.now() - start })
    request({
      host: '127.0.0.1',
      port,
      agent: agent ?? false,
      method,
      path,
      localAddress,
      headers: { host: nginxHost, 'accept-encoding': 'br', ...headers },
    })
      .on('error', () => done(0))
      .on('response', (response) => response.resume().on('end', () => done(response.statusCode ?? 0)))
      .setTimeout(30_000, () => done(0))
      .end(body)
  })
}
