import { serve, type ServerType } from '@hono/node-server'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { priceTrip } from '#charter/price-trip.ts'
import { readTrip } from '#charter/trip.ts'
import { fleet } from '#content/fleet.ts'
import { testApp } from '../testing.ts'
import { callsPerMinute, openMcp } from './endpoint.ts'

const origin = 'https://www.alisios.example'
const booked = { first: '2027-02-13', ashore: '2027-02-20', state: 'booked' as const }
const calendarOf = () => ({ busy: [booked], ports: [] })
const now = () => new Date('2026-11-22T12:00:00Z')
const openEndpoint = () => openMcp({ origin, calendarOf, now, trustProxy: 1 })

let server: ServerType
let client: Client
beforeAll(async () => {
  const app = testApp({ mcp: openEndpoint() })
  server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`)))
})
afterAll(async () => {
  await client.close()
  server.close()
})

const call = async (name: string, args: Record<string, unknown> = {}) =>
  client.callTool({ name, arguments: args })
/** What a tool that answered said. */
async function said(name: string, args: Record<string, unknown> = {}) {
  const { structuredContent, isError, content } = await call(name, args)
  expect(isError, JSON.stringify(content)).toBeFalsy()
  return structuredContent as Record<string, unknown> & { url: string }
}

describe('the MCP server, by the SDK’s own client over HTTP', () => {
  it('offers four tools that only read', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(['list_yachts', 'free_weeks', 'price_trip', 'itinerary'])
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true)
  })

  it('lists every yacht with the page that shows her', async () => {
    const { yachts, day } = await said('list_yachts', { lang: 'de' })
    expect(day).toBe('2026-11-22')
    expect(yachts).toHaveLength(fleet.length)
    expect(yachts).toContainEqual(
      expect.objectContaining({
        yacht: 'lagoon-56',
        week_from: { amount: 12_600, currency: 'USD' },
        lies_in: 'san-blas',
        url: `${origin}/yacht/lagoon-56?lang=de`,
      }),
    )
  })

  it('prices a trip as the model does, with a link to its page', async () => {
    const asked = { yacht: 'lagoon-56', to: 'san-blas', from: '2027-02-06', days: 7, adults: 6, children: 2 }
    const priced = await said('price_trip', asked)
    const params = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))
    const { trip } = readTrip(params, '2026-11-22')
    const { ledger } = priceTrip({ ...trip!, yacht: 'lagoon-56' }, calendarOf, '2026-11-22')
    expect(priced).toMatchObject({
      total: ledger.all.cents / 100,
      currency: ledger.currency,
      availability: 'free',
      guests: 8,
      day: '2026-11-22',
    })
    expect(priced.lines).toHaveLength(ledger.lines.length)
    const linked = new URL(priced.url)
    expect(linked.pathname).toBe('/trip')
    expect(readTrip(linked.searchParams, '2026-11-22').trip).toEqual(trip)
  })

  it('says when a yacht is booked, and when she is free before and after', async () => {
    expect(await said('price_trip', { yacht: 'lagoon-56', from: booked.first })).toMatchObject({
      availability: 'booked',
      free_before: expect.stringMatching(/^2027-02-0/),
      free_after: expect.stringMatching(/^2027-02-2/),
    })
    const { weeks } = await said('free_weeks', { yacht: 'lagoon-56', from: '2027-02' })
    const starts = (weeks as { from: string; url: string }[]).map(({ from }) => from)
    expect(starts).toContain('2027-02-27')
    expect(starts).not.toContain(booked.first)
  })

  it('gives an itinerary with dates where asked', async () => {
    const { days } = await said('itinerary', { to: 'panama', days: 5, from: '2027-02-06' })
    expect(days).toHaveLength(5)
    expect((days as { date: string }[])[4]!.date).toBe('2027-02-10')
  })

  it.each([
    ['a yacht that is none', { yacht: 'titanic', from: '2027-02-06' }],
    ['thirteen guests', { yacht: 'lagoon-56', from: '2027-02-06', adults: 13 }],
    ['a day that is past', { yacht: 'lagoon-56', from: '2020-02-06' }],
    ['29 February of a common year', { yacht: 'lagoon-56', from: '2027-02-29' }],
  ])('refuses %s and says why', async (_, args) => {
    const { isError, content } = await call('price_trip', args)
    expect(isError).toBe(true)
    expect(JSON.stringify(content).length).toBeGreaterThan(40)
  })
})

describe('the door of the MCP server', () => {
  const post = (endpoint: ReturnType<typeof openEndpoint>, init: RequestInit = {}) =>
    testApp({ mcp: endpoint }).fetch(
      new Request(`${origin}/mcp`, {
        method: 'POST',
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
        ...init,
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json, text/event-stream',
          'X-Forwarded-For': '203.0.113.7',
          ...init.headers,
        },
      }),
    )

  it('refuses other sites, large bodies and other methods', async () => {
    const endpoint = openEndpoint()
    expect((await post(endpoint, { headers: { Origin: 'https://other.example' } })).status).toBe(403)
    expect((await post(endpoint, { body: 'x'.repeat(40_000) })).status).toBe(413)
    expect((await post(endpoint, { method: 'GET', body: undefined })).status).toBe(405)
    expect((await post(endpoint, { body: '{' })).status).toBe(400)
  })

  it('answers so many calls of a network in a minute, and no more', async () => {
    const endpoint = openEndpoint()
    for (let i = 0; i < callsPerMinute; i++) expect((await post(endpoint)).status).toBe(200)
    const refused = await post(endpoint)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('60')
    expect((await post(endpoint, { headers: { 'X-Forwarded-For': '198.51.100.9' } })).status).toBe(200)
  })
})
