import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { emptyEnquiry } from '#enquiries/fields.ts'
import { relayMessage } from './enquiry.ts'
import { sendEnquiry } from './send-enquiry.ts'

let close = () => {}
afterEach(() => close())

async function relayThat(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = () => server.close()
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}/ajax/enquiries@alisios.example`
}
const send = (address: string) =>
  sendEnquiry({
    address,
    message: relayMessage({ ...emptyEnquiry, name: 'Ana', email: 'ana@example.org' }, ''),
    kind: 'contact',
    key: 'k',
    token: 'a.b',
    locale: 'es',
  })

describe('sending to a form relay elsewhere', () => {
  it.each([
    [
      'takes a success written as a string',
      200,
      '{"success":"true","message":"The form was submitted successfully."}',
      'accepted',
    ],
    ['takes a success written as a boolean', 200, '{"success":true}', 'accepted'],
    [
      'does not believe 200 when the form is not activated',
      200,
      '{"success":"false","message":"This form needs Activation."}',
      'refused',
    ],
    [
      'does not believe 200 when the origin is missing',
      200,
      '{"success":"false","message":"Make sure you open this page through a web server"}',
      'refused',
    ],
    ['falls back when there were too many', 429, '{"success":"false"}', 'refused'],
    ['falls back on an error page', 500, '<html>oops</html>', 'refused'],
    ['does not believe a page in the place of the relay', 200, '<html>Are you human?</html>', 'failed'],
  ] as const)('%s', async (_, status, body, outcome) => {
    const address = await relayThat((_request, response) => response.writeHead(status).end(body))
    expect(await send(address)).toEqual({ status: outcome })
  })

  it('sends the fields of the contract and nothing of our own', async () => {
    let sent: unknown
    const address = await relayThat((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        sent = JSON.parse(Buffer.concat(parts).toString())
        response.end('{"success":"true"}')
      })
    })
    await send(address)
    expect(Object.keys(sent as object)).toEqual([
      'name',
      'email',
      'phone',
      'destination',
      'dates',
      'guests',
      'message',
      'subject',
      '_subject',
      '_honey',
      '_template',
    ])
  })

  it('tells a broken line from a refusal', async () => {
    const address = await relayThat((request) => request.socket.destroy())
    expect(await send(address)).toEqual({ status: 'failed' })
  })
})

describe('sending to our own relay', () => {
  const answered = async (status: number, body: string) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })))
    return send('/ajax/enquiries@alisios.example')
  }
  afterEach(() => vi.unstubAllGlobals())
  it.each([
    ['believes its success alone', 200, '{"success":"true"}', { status: 'accepted' }],
    [
      'does not believe another answer in its place',
      200,
      '{"welcome":"to the hotel network"}',
      { status: 'failed' },
    ],
    [
      'learns which fields cannot be used',
      422,
      '{"success":"false","errors":[{"field":"email","code":"x"}]}',
      { status: 'invalid', fields: ['email'] },
    ],
    ['learns that the key stands for something else', 422, '{"success":"false"}', { status: 'conflict' }],
    ['falls back where it cannot store', 503, '{"success":"false"}', { status: 'refused' }],
  ])('%s', async (_, status, body, outcome) => {
    expect(await answered(status, body)).toEqual(outcome)
  })
})

it('does not follow a relay to a page that asks to log in', async () => {
  const address = await relayThat((request, response) =>
    request.url === '/login' ? response.end('{}') : response.writeHead(302, { location: '/login' }).end(),
  )
  expect(await send(address)).toEqual({ status: 'failed' })
})

it('sends from a browser without AbortSignal.timeout, as Safari 15 is', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    throw new TypeError('AbortSignal.timeout is not a function')
  })
  const address = await relayThat((_request, response) => response.end('{"success":"true"}'))
  expect(await send(address)).toEqual({ status: 'accepted' })
  timeout.mockRestore()
})
