/** Sends events to the operator's own program, signed by the Standard Webhooks specification (standardwebhooks.com). */
import { lookup as lookUp } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { Webhook } from 'standardwebhooks'
import type { WebhookConfig } from './config.ts'
import type { Delivery } from './delivery.ts'

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
  if (!allowPrivate && isIP(host) && isPrivate(host)) return Promise.reject(privateAddress())
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

/** Names are looked up when the connection is made and refused by what they stand for then, so that no name can change its mind in between. */
const lookUpPublic: LookupFunction = (hostname, options, done) =>
  lookUp(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '')
    if (found.some(({ address }) => isPrivate(address))) return done(privateAddress(), '')
    return options.all ? done(null, found) : done(null, found[0]!.address, found[0]!.family)
  })

const privateAddress = () =>
  Object.assign(new Error('The receiver has an address of a private network'), { code: 'EPRIVATE' })

/** Addresses that no public receiver has (IANA special-purpose address registries). */
const reserved = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  reserved.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::', 127],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  reserved.addSubnet(network, bits, 'ipv6')

/** IPv4 inside IPv6 counts as that IPv4 address. */
export const isPrivate = (address: string) => reserved.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
