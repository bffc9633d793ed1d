/** Two servers behind the example nginx are restarted in turn, as for a new version, while guests read and write. */
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { company } from '#content/company.ts'
import type { Report } from '#enquiries/soak/report.ts'
import { sentForm, siteUrl } from '#enquiries/testing/enquiries.ts'
import { temporaryFolder } from '#enquiries/testing/folder.ts'
import { nginxHost, nginxIsInstalled, startExampleNginx } from './example-nginx.ts'
import { startSite } from './site.ts'

const readers = 4
const writers = 2
/** Milliseconds between two requests of one guest: all are one client to nginx's limits, which are to hold nobody back here. */
const pausesMs = { pages: 200, posts: 500 }
/** Of a thousand pages, how many may fail. */
const maxFailedPages = 1

/** @param rounds how often each of the two is restarted */
export async function turns({ rounds }: { rounds: number }): Promise<Report> {
  const test = `Two servers restarted in turn, ${rounds} times each, through nginx`
  if (!nginxIsInstalled()) return { test, figures: {}, held: false, skipped: 'nginx is not installed' }
  const place = temporaryFolder()
  const start = (port = 0) =>
    startSite({
      LOG_LEVEL: 'silent',
      ROLE: 'web',
      TRUST_PROXY: '1',
      DATA_DIR: place.folder,
      PORT: String(port),
    })
  const servers = [await start(), await start()]
  const ports = servers.map(({ port }) => port) as [number, number]
  const nginx = await startExampleNginx(ports)
  const agent = new Agent({ keepAlive: true, maxSockets: readers + writers })
  const counted = { posts: 0, 'posts lost': 0, pages: 0, 'pages failed': 0 }
  let open = true
  const guest = async (ask: () => Promise<number>, all: 'posts' | 'pages', bad: keyof typeof counted) => {
    while (open) {
      counted[all]++
      if ((await ask()) !== 200) counted[bad]++
      await sleep(pausesMs[all])
    }
  }
  const guests = [
    ...Array.from({ length: readers }, (_, i) =>
      guest(() => ask(nginx.port, agent, `/faq?lang=${['es', 'en', 'de'][i % 3]}`), 'pages', 'pages failed'),
    ),
    ...Array.from({ length: writers }, (_, i) =>
      guest(() => ask(nginx.port, agent, undefined, `${i}-${counted.posts}`), 'posts', 'posts lost'),
    ),
  ]
  await sleep(500)
  for (let round = 0; round < rounds; round++)
    for (const at of [0, 1] as const) {
      await servers[at]!.kill('SIGTERM')
      servers[at] = await start(ports[at])
      await sleep(500)
    }
  open = false
  await Promise.all(guests)
  agent.destroy()
  await nginx.close()
  await Promise.all(servers.map((server) => server.close()))
  place.remove()
  return {
    test,
    figures: counted,
    held:
      counted['posts lost'] === 0 &&
      counted['pages failed'] <= Math.ceil((counted.pages * maxFailedPages) / 1000) &&
      counted.pages > 20 * rounds &&
      counted.posts > 4 * rounds,
  }
}

/** A page, or an enquiry of its own where a key is given. @returns its status, 0 where the connection was cut */
function ask(port: number, agent: Agent, page?: string, key?: string): Promise<number> {
  const body = key && JSON.stringify({ ...sentForm, _key: `turn-${key}-00000000`, message: `No. ${key}` })
  return new Promise((resolve) => {
    const asked = request({
      agent,
      host: '127.0.0.1',
      port,
      path: page ?? `/ajax/${company.enquiryMailbox}`,
      method: body ? 'POST' : 'GET',
      headers: {
        host: nginxHost,
        ...(body && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          origin: siteUrl,
        }),
      },
    })
    asked.on('error', () => resolve(0))
    asked.on('response', (response) => response.resume().on('end', () => resolve(response.statusCode ?? 0)))
    asked.end(body)
  })
}
