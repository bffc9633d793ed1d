/** For tests: an HTTP server on loopback that speaks OpenAI's chat completions with streaming, and behaves as well or as badly as it is told. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Paragraph } from './check.server.ts'

export type Received = { path: string; headers: IncomingMessage['headers']; body: string; aborted: boolean }
/** Answers one request. `chunk` sends one piece of the model's text, `end` closes the stream as the protocol wants it. */
export type Behaviour = (
  stream: { chunk: (text: string) => void; end: (finish?: string) => void; raw: ServerResponse },
  received: Received,
) => void | Promise<void>

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
export const asJson = (paragraphs: Paragraph[]) => JSON.stringify({ elements: paragraphs })

/** Sends a text in small pieces, as a model does. */
export const saying =
  (text: string, { every = 0, finish = 'stop' } = {}): Behaviour =>
  async ({ chunk, end }) => {
    for (let i = 0; i < text.length; i += 40) {
      chunk(text.slice(i, i + 40))
      if (every) await pause(every)
    }
    end(finish)
  }
export const letter = (paragraphs: Paragraph[]) => saying(asJson(paragraphs))
/** An error as the protocol has it. */
export const failing =
  (status: number): Behaviour =>
  ({ raw }) => {
    raw
      .writeHead(status, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ error: { message: `status ${status}`, type: 'error', code: String(status) } }))
  }

export const usage = { prompt_tokens: 1000, completion_tokens: 500, total_tokens: 1500 }

export async function openEndpoint() {
  const received: Received[] = []
  let behaviour: Behaviour = failing(500)
  const server = createServer(async (request, response) => {
    // A kept connection that idles too long on a busy machine would be closed under the next request.
    response.setHeader('Connection', 'close')
    let body = ''
    for await (const part of request) body += part
    const record: Received = { path: request.url ?? '', headers: request.headers, body, aborted: false }
    received.push(record)
    response.on('close', () => {
      record.aborted = !response.writableFinished
    })
    const event = (fields: object) => {
      if (!response.headersSent) response.writeHead(200, { 'Content-Type': 'text/event-stream' })
      if (!response.destroyed)
        response.write(
          `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'test', ...fields })}\n\n`,
        )
    }
    const chunk = (text: string) =>
      event({ choices: [{ index: 0, delta: { role: 'assistant', content: text }, finish_reason: null }] })
    const end = (finish = 'stop') => {
      event({ choices: [{ index: 0, delta: {}, finish_reason: finish }] })
      event({ choices: [], usage })
      if (!response.destroyed) response.end('data: [DONE]\n\n')
    }
    await behaviour({ chunk, end, raw: response }, record)
  })
  // On a busy machine the five seconds of the default pass between two tests, and a request meets the closing connection.
  server.keepAliveTimeout = 120_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    received,
    behave(next: Behaviour) {
      behaviour = next
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
