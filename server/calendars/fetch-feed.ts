/** Fetches a subscribed calendar: only where it changed, within a time and a size, and from public addresses alone. */
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { createGunzip } from 'node:zlib'
import { isPublicAddress, lookUpPublic, notPublicCode } from '#enquiries/public-address.ts'

/** What an earlier answer said of itself, so that the server need not send the same again. */
export type Validators = { etag?: string; lastModified?: string }
export type FetchedFeed = { changed: false } | ({ changed: true; text: string } & Validators)
export type FetchLimits = { timeoutMs: number; maxBytes: number }

/** Says why a feed could not be fetched, without its address: that is often the key to the calendar. */
export class FeedProblem extends Error {}

const usualLimits: FetchLimits = { timeoutMs: 10_000, maxBytes: 2_000_000 }
const maxRedirects = 3
const redirects: readonly (number | undefined)[] = [301, 302, 303, 307, 308]

/** @throws FeedProblem */
export async function fetchFeed(
  address: string,
  validators: Validators = {},
  { timeoutMs, maxBytes }: FetchLimits = usualLimits,
): Promise<FetchedFeed> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    return await follow(new URL(address), validators, maxBytes, signal)
  } catch (error) {
    if (error instanceof FeedProblem) throw error
    if (signal.aborted) throw new FeedProblem(`does not answer within ${timeoutMs / 1000} seconds`)
    throw new FeedProblem(`cannot be reached (${(error as NodeJS.ErrnoException).code ?? 'no connection'})`)
  }
}

async function follow(
  first: URL,
  validators: Validators,
  maxBytes: number,
  signal: AbortSignal,
): Promise<FetchedFeed> {
  let url = first
  for (let hops = 0; hops <= maxRedirects; hops++) {
    const response = await ask(url, validators, signal, hops === 0)
    const { statusCode, headers } = response
    if (redirects.includes(statusCode) && headers.location) {
      response.destroy()
      url = redirected(url, headers.location)
      continue
    }
    if (statusCode === 304) {
      response.destroy()
      return { changed: false }
    }
    if (statusCode !== 200) {
      response.destroy()
      throw new FeedProblem(`is answered with status ${statusCode}`)
    }
    const text = await textOf(response, maxBytes)
    return { changed: true, text, etag: headers.etag, lastModified: headers['last-modified'] }
  }
  throw new FeedProblem(`leads from one address to the next more than ${maxRedirects} times`)
}

function redirected(from: URL, location: string): URL {
  if (!URL.canParse(location, from)) throw new FeedProblem('leads to an address that is none')
  const to = new URL(location, from)
  const isSafe = to.protocol === 'https:' || (to.protocol === 'http:' && from.protocol === 'http:')
  if (!isSafe) throw new FeedProblem('leads to an address without encryption')
  return to
}

/**
 * A number or `localhost` in the operator's own setting is taken at its word: the calendar may lie on this machine. Names
 * must lead to public addresses, and so must whatever a redirect says.
 */
function ask(
  url: URL,
  validators: Validators,
  signal: AbortSignal,
  isOwn: boolean,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isNumber = isIP(host) !== 0
  const isTrusted = isOwn && (isNumber || host === 'localhost')
  if (!isTrusted && isNumber && !isPublicAddress(host)) throw notPublic()
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  const asked = send(url, {
    signal,
    agent: false,
    ...(isTrusted ? {} : { lookup: lookUpPublic }),
    headers: {
      Accept: 'text/calendar, */*;q=0.1',
      'Accept-Encoding': 'gzip, identity',
      'User-Agent': 'calendar-subscription/1.0',
      ...(validators.etag ? { 'If-None-Match': validators.etag } : {}),
      ...(validators.lastModified ? { 'If-Modified-Since': validators.lastModified } : {}),
    },
  })
  asked.on('response', resolve)
  asked.on('error', (error: NodeJS.ErrnoException) =>
    reject(error.code === notPublicCode ? notPublic() : error),
  )
  asked.end()
  return promise
}

const notPublic = () => new FeedProblem('leads to an address that is not public')

async function textOf(response: IncomingMessage, maxBytes: number): Promise<string> {
  const encoding = response.headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity' && encoding !== 'gzip')
    throw new FeedProblem(`is sent in an encoding that was not asked for`)
  const parts: Buffer[] = []
  let bytes = 0
  const body = encoding === 'gzip' ? unzip(response) : response
  for await (const part of body as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > maxBytes) {
      response.destroy()
      throw new FeedProblem(`is larger than ${maxBytes / 1_000_000} MB`)
    }
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** An error of the connection, such as the end of our patience, reaches whoever reads what is unpacked. */
function unzip(response: IncomingMessage) {
  const unpacked = createGunzip()
  response.on('error', (error) => unpacked.destroy(error))
  return response.pipe(unpacked)
}
