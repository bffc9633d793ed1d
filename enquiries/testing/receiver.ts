/** A program that takes events, as the operator's own would: it believes what the library verifies. */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { vi } from 'vitest'
import type { WebhookPayload } from '../webhook-payload.ts'

export const webhookSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

export type Received = { headers: IncomingHttpHeaders; body: string; answered: number }

/** @param answer the status of each answer; nothing hangs */
export async function receiver(answer: (received: Received[]) => number | undefined = () => 204) {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const status = answer(received)
      received.push({
        headers: request.headers,
        body: Buffer.concat(parts).toString(),
        answered: status ?? 0,
      })
      if (status) response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    received,
    /** The environment of a relay that sends its events here. */
    env: {
      WEBHOOK_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
      WEBHOOK_SECRET: webhookSecret,
      WEBHOOK_PRIVATE: 'allow',
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

/** What the library makes of it at a moment. @throws when the signature or its time is wrong */
export function verified({ headers, body }: Received, now = Date.now(), secret = webhookSecret) {
  vi.useFakeTimers({ toFake: ['Date'], now })
  try {
    return new Webhook(secret).verify(body, headers as Record<string, string>) as WebhookPayload
  } finally {
    vi.useRealTimers()
  }
}
