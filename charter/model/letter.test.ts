import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Locale, locales } from '#content/locales.ts'
import type { TripEnquiry } from '#enquiries/fields.ts'
import { createAllowance } from './allowance.server.ts'
import { createLetterHandler, type Note } from './letter.server.ts'
import type { LetterEvent } from './letter-stream.server.ts'
import { asJson, failing, letter, openEndpoint, saying, usage } from './testing-endpoint.ts'
import { fillParagraph } from './check.server.ts'
import { facts, letters, request, slotsIn, today } from './testing-letters.ts'
import { createWriter, defaultTimeouts } from './writer.server.ts'

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
function handlerWith({
  perHour = 1000,
  tokensPerDay = 10_000_000,
  timeouts = defaultTimeouts,
  url = endpoint.url,
} = {}) {
  const allowance = createAllowance({ perHour, tokensPerDay })
  const handle = createLetterHandler({
    write: createWriter({ url, key: 'secret-key', name: 'some-model', tokensPerDay }, timeouts),
    allowance,
    note: (note) => notes.push(note),
    today: () => today,
    facts,
  })
  return { allowance, handle }
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
async function answer(trip: Partial<TripEnquiry> = {}, locale: Locale = 'en', handle = handlerWith().handle) {
  const response = await handle(ask({ locale, request: { ...request, ...trip } }), { address: '192.0.2.1' })
  return eventsOf(response)
}
const swap = (from: string, to: string) =>
  letters.en.map(({ yacht, text }) => ({ yacht, text: text.replace(from, to) }))

describe('a good answer', () => {
  it.each(locales)('becomes a letter in %s', async (locale) => {
    endpoint.behave(letter(letters[locale]))
    expect(await answer({}, locale)).toEqual([
      ...letters[locale].map((paragraph) => {
        const result = fillParagraph(paragraph, slotsIn(locale), locale)
        return { paragraph: 'text' in result && result.text, yacht: paragraph.yacht }
      }),
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
    expect(body).toContain('US$\u00a012,688')
  })
  it('comes paragraph by paragraph', async () => {
    endpoint.behave(saying(asJson(letters.en), { every: 15 }))
    const response = await handlerWith().handle(ask({ locale: 'en', request }), { address: 'a' })
    const times: number[] = []
    for await (const part of response.body!) if (part.length > 0) times.push(performance.now())
    expect(times.length).toBe(6)
    expect(times[4]! - times[0]!).toBeGreaterThan(200)
  })
  it('does not depend on figures that a browser sends', async () => {
    endpoint.behave(letter(letters.en))
    const response = await handlerWith().handle(
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
    const { allowance, handle } = handlerWith()
    expect(await answer({}, 'en', handle)).toEqual([{ refused: 'endpoint' }])
    expect(notes[0]).toMatchObject({ outcome: 'endpoint', detail: String(status) })
    expect(endpoint.received.length).toBe(1)
    expect(allowance.spent()).toBe(0)
  })
  it('that nobody listens on', async () =>
    expect(await answer({}, 'en', handlerWith({ url: 'http://127.0.0.1:1/v1' }).handle)).toEqual([
      { refused: 'endpoint' },
    ]))
  it('that sends the key elsewhere is not followed', async () => {
    endpoint.behave(({ raw }) => void raw.writeHead(307, { Location: `${endpoint.url}/other` }).end())
    expect(await answer()).toEqual([{ refused: 'endpoint' }])
    expect(endpoint.received.length).toBe(1)
  })
  const hurry = { firstByteMs: 300, totalMs: 900 }
  it('that never answers', async () => {
    endpoint.behave(() => undefined)
    expect(await answer({}, 'en', handlerWith({ timeouts: hurry }).handle)).toEqual([{ refused: 'time' }])
    expect(notes[0]!.milliseconds).toBeLessThan(800)
  })
  it('that opens its stream and says nothing', async () => {
    endpoint.behave(
      ({ raw }) => void raw.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(': wait\n\n'),
    )
    expect(await answer({}, 'en', handlerWith({ timeouts: hurry }).handle)).toEqual([{ refused: 'time' }])
    expect(notes[0]!.milliseconds).toBeLessThan(800)
  })
  it('that begins and is too slow', async () => {
    endpoint.behave(saying(asJson(letters.en), { every: 120 }))
    const events = await answer({}, 'en', handlerWith({ timeouts: hurry }).handle)
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
    ['a price', '{price}', 'The price is US$ 11,000.'],
    ['a price in words', '{price}', 'She costs twelve thousand six hundred dollars.'],
    ['an invented yacht', '{yacht} is', 'Esmeralda is'],
    ['a yacht of the fleet', '{yacht} is', 'Brisa is'],
    ['a date', '{first_day}', '19 January 2027'],
    ['a number of days', '{days}', 'ten days'],
    ['a slot that does not exist', '{days}', '{discount}'],
    ['a discount', '{included}', 'You receive a discount.'],
    ['a link', 'nobody hurries', 'evil.example knows'],
    ['markup', 'nobody hurries', '<em>Ana</em> hurries'],
  ])('with %s is refused, and the words never leave', async (_, from, to) => {
    expect(JSON.stringify(letters.en)).toContain(from)
    endpoint.behave(letter(swap(from, to)))
    const events = await answer()
    expect(events.at(-1)).toEqual({ refused: 'check' })
    expect(JSON.stringify(events)).not.toContain(to)
  })
  it('in another language is refused', async () => {
    endpoint.behave(letter(letters.es))
    expect((await answer()).at(-1)).toEqual({ refused: 'check' })
  })
  it('by leaving a yacht out is refused', async () => {
    endpoint.behave(letter(letters.en.filter(({ yacht }) => yacht !== 'sunreef-62-marea')))
    expect((await answer()).at(-1)).toEqual({ refused: 'check' })
  })
})
