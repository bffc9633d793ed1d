import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import '#content/testing-rates.ts'
import { type Locale, locales } from '#content/locales.ts'
import type { TripRequest } from '#offer/request.ts'
import { createAllowance } from './allowance.server.ts'
import { createLetterFace, type LetterEvent, type Note } from './letter.server.ts'
import { asJson, failing, letter, openEndpoint, saying, usage } from './testing-endpoint.ts'
import { letters, request, today } from './testing-letters.ts'
import { createWriter, usualPatience } from './writer.server.ts'

let endpoint: Awaited<ReturnType<typeof openEndpoint>>
let notes: Note[] = []
beforeAll(async () => {
  endpoint = await openEndpoint()
})
afterAll(() => endpoint.close())
beforeEach(() => {
  notes = []
  endpoint.received.length = 0
})

const site = 'https://site.example'
function faceWith({
  perHour = 1000,
  tokensPerDay = 10_000_000,
  patience = usualPatience,
  url = endpoint.url,
} = {}) {
  const allowance = createAllowance({ perHour, tokensPerDay })
  const face = createLetterFace({
    write: createWriter({ url, key: 'secret-key', name: 'some-model', tokensPerDay }, patience),
    allowance,
    origins: [site],
    note: (note) => notes.push(note),
    today: () => today,
  })
  return { allowance, face }
}
const ask = (body: unknown, headers: Record<string, string> = {}) =>
  new Request(`${site}/offer/letter`, {
    method: 'POST',
    headers: { Origin: site, 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const eventsOf = async (response: Response) =>
  (await response.text())
    .trimEnd()
    .split('\n')
    .map((each) => JSON.parse(each) as LetterEvent)
async function answer(trip: Partial<TripRequest> = {}, locale: Locale = 'en', face = faceWith().face) {
  const response = await face(ask({ locale, request: { ...request, ...trip } }), { address: '192.0.2.1' })
  return eventsOf(response)
}
const swap = (from: string, to: string) =>
  letters.en.map(({ yacht, text }) => ({ yacht, text: text.replace(from, to) }))

describe('a good answer', () => {
  it.each(locales)('becomes a letter in %s', async (locale) => {
    endpoint.behave(letter(letters[locale]))
    expect(await answer({}, locale)).toEqual([
      ...letters[locale].map(({ yacht, text }) => ({ paragraph: text, yacht })),
      { done: true },
    ])
    expect(notes).toEqual([
      {
        outcome: 'done',
        detail: undefined,
        locale,
        paragraphs: 5,
        tokens: usage.total_tokens,
        milliseconds: expect.any(Number),
      },
    ])
  })
  it('is asked for as the protocol wants it', async () => {
    endpoint.behave(letter(letters.en))
    await answer()
    const [{ path, headers, body }] = endpoint.received as [(typeof endpoint.received)[0]]
    expect(path).toBe('/v1/chat/completions')
    expect(headers.authorization).toBe('Bearer secret-key')
    expect(JSON.parse(body)).toMatchObject({
      model: 'some-model',
      stream: true,
      stream_options: { include_usage: true },
      max_tokens: 1500,
      response_format: {
        type: 'json_schema',
        json_schema: {
          schema: {
            properties: {
              elements: {
                items: {
                  properties: {
                    yacht: { enum: ['none', 'lagoon-56', 'sunreef-62-marea', 'leopard-42-tsabalok'] },
                  },
                },
              },
            },
          },
        },
      },
    })
    expect(body).toContain('US$ 12,600')
  })
  it('comes paragraph by paragraph', async () => {
    endpoint.behave(saying(asJson(letters.en), { every: 15 }))
    const response = await faceWith().face(ask({ locale: 'en', request }), { address: 'a' })
    const times: number[] = []
    for await (const part of response.body!) if (part.length > 0) times.push(performance.now())
    expect(times.length).toBe(6)
    expect(times[4]! - times[0]!).toBeGreaterThan(200)
  })
  it('does not depend on figures that a browser sends', async () => {
    endpoint.behave(letter(letters.en))
    const response = await faceWith().face(
      ask({
        locale: 'en',
        request,
        offer: { yachts: [{ name: 'Esmeralda', estimate: { low: 1, high: 1 } }] },
      }),
      { address: 'a' },
    )
    expect((await eventsOf(response)).at(-1)).toEqual({ done: true })
    expect(endpoint.received[0]!.body).not.toContain('Esmeralda')
  })
})

describe('an endpoint in trouble', () => {
  it.each([401, 429, 500, 503])('that answers %d is asked once and costs nothing', async (status) => {
    endpoint.behave(failing(status))
    const { allowance, face } = faceWith()
    expect(await answer({}, 'en', face)).toEqual([{ refused: 'endpoint' }])
    expect(notes[0]).toMatchObject({ outcome: 'endpoint', detail: String(status) })
    expect(endpoint.received.length).toBe(1)
    expect(allowance.spent()).toBe(0)
  })
  it('that nobody listens on', async () =>
    expect(await answer({}, 'en', faceWith({ url: 'http://127.0.0.1:1/v1' }).face)).toEqual([
      { refused: 'endpoint' },
    ]))
  it('that sends the key elsewhere is not followed', async () => {
    endpoint.behave(({ raw }) => void raw.writeHead(307, { Location: `${endpoint.url}/other` }).end())
    expect(await answer()).toEqual([{ refused: 'endpoint' }])
    expect(endpoint.received.length).toBe(1)
  })
  const hurry = { firstByte: 300, total: 900 }
  it('that never answers', async () => {
    endpoint.behave(() => undefined)
    expect(await answer({}, 'en', faceWith({ patience: hurry }).face)).toEqual([{ refused: 'time' }])
    expect(notes[0]!.milliseconds).toBeLessThan(800)
  })
  it('that opens its stream and says nothing', async () => {
    endpoint.behave(
      ({ raw }) => void raw.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(': wait\n\n'),
    )
    expect(await answer({}, 'en', faceWith({ patience: hurry }).face)).toEqual([{ refused: 'time' }])
    expect(notes[0]!.milliseconds).toBeLessThan(800)
  })
  it('that begins and is too slow', async () => {
    endpoint.behave(saying(asJson(letters.en), { every: 120 }))
    const events = await answer({}, 'en', faceWith({ patience: hurry }).face)
    expect(events.at(-1)).toEqual({ refused: 'time' })
    expect(notes[0]!.milliseconds).toBeLessThan(1400)
  })
  it.each([
    ['broken JSON', saying('{"elements":[{"yacht":"none","te')],
    ['no JSON', saying('Good day. Here is your letter.')],
    ['another shape', saying('{"letter":"Good day"}')],
    ['a wrong field', saying('{"elements":[{"yacht":"none","text":7}]}')],
    ['nothing', saying('')],
    ['no paragraph', saying('{"elements":[]}')],
    ['a letter cut by its length', saying(asJson(letters.en).slice(0, 900), { finish: 'length' })],
    ['a letter ended by a filter', saying(asJson(letters.en), { finish: 'content_filter' })],
    ['a yacht that is not offered', letter([{ yacht: 'lagoon-62', text: 'She is large.' }])],
  ])('that sends %s', async (_, behaviour) => {
    endpoint.behave(behaviour)
    expect((await answer()).at(-1)).toEqual({ refused: 'broken' })
  })
  it('whose stream is cut', async () => {
    endpoint.behave(async ({ chunk, raw }) => {
      chunk(asJson(letters.en).slice(0, 700))
      await new Promise((resolve) => setTimeout(resolve, 50))
      raw.destroy()
    })
    expect(JSON.stringify((await answer()).at(-1))).toMatch(/broken|endpoint/)
  })
  it('whose stream ends without an end', async () => {
    endpoint.behave(({ chunk, raw }) => {
      chunk(asJson(letters.en))
      raw.end()
    })
    expect((await answer()).at(-1)).toEqual({ refused: 'broken' })
  })
  it('that sends an event which is none', async () => {
    endpoint.behave(({ chunk, raw }) => {
      chunk('{"elements":[')
      raw.write('data: {not json\n\n')
      raw.end()
    })
    expect((await answer()).at(-1)).toEqual({ refused: 'broken' })
  })
})

describe('an answer that lies', () => {
  it.each([
    ['a wrong price', 'US$ 12,600', 'US$ 11,000'],
    ['an invented yacht', 'Marea is', 'Esmeralda is'],
    ['another yacht of the fleet', 'Marea is', 'Brisa is'],
    ['a wrong date', '18 to 24 January', '19 to 25 January'],
    ['a wrong number of days', 'seven days', 'ten days'],
    ['a discount', 'All of this is an estimate', 'You receive a discount'],
    ['a link', 'an advisor', 'evil.example'],
    ['the right price in another form', 'US$ 12,600', 'US$ 12,600.00'],
    ['a price in words', 'US$ 12,600', 'twelve thousand six hundred dollars'],
    ['the right figure in another currency', 'US$ 12,600', 'C$ 12,600'],
    ['a day too many', '18 to 24 January', '18 to 25 January'],
    ['terms of its own', 'All of this is an estimate', 'Your flights are included'],
    ['markup', 'an advisor', '<em>Ana</em>'],
    ['a deal', 'All of this is an estimate', 'We are open to a deal'],
  ])('with %s is refused, and the words never leave', async (_, from, to) => {
    endpoint.behave(letter(swap(from, to)))
    const events = await answer()
    expect(events.at(-1)).toEqual({ refused: 'check' })
    expect(JSON.stringify(events)).not.toContain(to)
  })
  it('in another language is refused', async () => {
    endpoint.behave(letter(letters.es))
    expect(await answer()).toEqual([{ refused: 'check' }])
  })
  it('by leaving a yacht out is refused', async () => {
    endpoint.behave(letter(letters.en.filter(({ yacht }) => yacht !== 'sunreef-62-marea')))
    expect((await answer()).at(-1)).toEqual({ refused: 'check' })
  })
})
