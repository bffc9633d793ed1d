import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { fetchFeed } from './fetch-feed.ts'

const open: { close: () => void; closeAllConnections: () => void }[] = []
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** @returns the address of a server on this machine */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const quick = { timeoutMs: 300, maxBytes: 1000 }

describe('a feed', () => {
  it('is sent again only if it changed', async () => {
    const address = await serve(({ headers }, response) => {
      const known = headers['if-none-match'] === '"1"' && headers['if-modified-since'] === 'yesterday'
      if (known) response.writeHead(304).end()
      else response.writeHead(200, { ETag: '"1"', 'Last-Modified': 'yesterday' }).end('calendar')
    })
    const first = await fetchFeed(address)
    expect(first).toEqual({ changed: true, text: 'calendar', etag: '"1"', lastModified: 'yesterday' })
    expect(await fetchFeed(address, { etag: '"1"', lastModified: 'yesterday' })).toEqual({ changed: false })
  })
  it('may come packed, and counts as large as it is unpacked', async () => {
    const packed = (text: string) =>
      serve((_, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(text)))
    expect(await fetchFeed(await packed('calendar'), {}, quick)).toMatchObject({ text: 'calendar' })
    await expect(fetchFeed(await packed('a'.repeat(1001)), {}, quick)).rejects.toThrow(
      'is larger than 0.001 MB',
    )
  })
  it.each<[what: string, answer: RequestListener, problem: string]>([
    ['too large', (_, response) => response.end('a'.repeat(1001)), 'is larger than 0.001 MB'],
    ['never answered', () => {}, 'does not answer within 0.3 seconds'],
    ['never finished', (_, response) => response.write('BEGIN'), 'does not answer within 0.3 seconds'],
    ['missing', (_, response) => response.writeHead(404).end(), 'is answered with status 404'],
    [
      'cut off',
      (_, response) => response.writeHead(200, { 'Content-Length': 9 }).end('a', () => response.destroy()),
      'cannot be reached (ECONNRESET)',
    ],
    [
      'packed otherwise',
      (_, response) => response.writeHead(200, { 'Content-Encoding': 'br' }).end('a'),
      'is sent in an encoding that was not asked for',
    ],
  ])('that is %s is refused', async (_, answer, problem) => {
    await expect(fetchFeed(await serve(answer), {}, quick)).rejects.toThrow(problem)
  })
  it.each([
    ['http://127.0.0.1:1/', 'not public'],
    ['http://169.254.169.254/latest/meta-data', 'not public'],
    ['http://[::1]/', 'not public'],
    ['http://[::ffff:10.0.0.1]/', 'not public'],
    ['http://2130706433/', 'not public'],
    ['http://localhost/', 'not public'],
    ['file:///etc/passwd', 'without encryption'],
    ['http://', 'none'],
  ])('that leads to %s is not followed', async (location, problem) => {
    const address = await serve((_, response) => response.writeHead(302, { Location: location }).end())
    await expect(fetchFeed(address, {}, quick)).rejects.toThrow(problem)
  })
  it('of a server that is not there says so', async () => {
    const address = await serve((_, response) => response.end())
    open.splice(0).forEach((server) => server.close())
    await expect(fetchFeed(address, {}, quick)).rejects.toThrow('cannot be reached (ECONNREFUSED)')
  })
})
