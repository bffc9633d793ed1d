/** Sends events to the operator's own program, signed by the Standard Webhooks specification (standardwebhooks.com). */
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { Webhook } from 'standardwebhooks'
import type { WebhookConfig } from './config.ts'
import type { Delivery } from './delivery.ts'
import { isPublicAddress, lookUpPublic, notPublicError } from './public-address.ts'

/** Milliseconds in which the receiver has to answer; well within a lease. */
const timeoutMs = 20_000

/** @param wall the time that an attempt is signed for; receivers refuse old ones @throws when a secret cannot be used */
export function openWebhook({ url, secrets, allowPrivate }: WebhookConfig, wall = Date.now): Delivery {
  const keys = secrets.map((secret) => new Webhook(secret))
  return {
    description: `Events go to ${new URL(url).host}.`,
    close: () => {},
    async deliver({ id, message }, signal) {
      const at = new Date(wall())
      const status = await post(url, message, allowPrivate, signal, {
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': keys.map((key) => key.sign(id, at, message)).join(' '),
      })
      if (status < 200 || status > 299)
        throw Object.assign(new Error(`The receiver answered ${status}`), { code: 'ERECEIVER' })
    },
  }
}

/** Follows no redirect: it could lead to where the address itself may not. @returns the status of the answer. */
function post(
  url: string,
  body: string,
  allowPrivate: boolean,
  stop: AbortSignal | undefined,
  headers: Record<string, string>,
): Promise<number> {
  const { protocol, hostname } = new URL(url)
  const host = hostname.replace(/^\[|\]$/g, '')
  if (!allowPrivate && isIP(host) && !isPublicAddress(host)) return Promise.reject(notPublicError())
  const overdue = AbortSignal.timeout(timeoutMs)
  const signal = stop ? AbortSignal.any([overdue, stop]) : overdue
  const send = protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const request = send(
      url,
      {
        method: 'POST',
        signal,
        lookup: allowPrivate ? undefined : lookUpPublic,
        agent: false,
        headers: {
          ...headers,
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
          'User-Agent': 'alisios-enquiries',
        },
      },
      (response) => {
        response.on('error', reject).on('end', () => resolve(response.statusCode ?? 0))
        response.resume()
      },
    )
    request.on('error', (error) =>
      reject(overdue.aborted ? Object.assign(error, { code: 'ETIMEDOUT' }) : error),
    )
    request.end(body)
  })
}
