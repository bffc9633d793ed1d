/** POST /offer/letter: a language model's letter where one is configured. Its code is loaded only then. */
import type { Logger } from 'pino'
import { networkOf } from '#enquiries/networks.ts'
import { addressOf } from '#enquiries/client-address.ts'
import { maxJsonBytes, type PostKind } from '#enquiries/post-door.ts'
import type { ServerConfig } from './config.ts'
import type { ClientInfo } from './site.ts'

export type OfferLetter = (request: Request, client: ClientInfo) => Promise<Response>
type Options = { model: ServerConfig['model']; trustProxy: number; log: Pick<Logger, 'info'> }

/** How posts for a letter are refused before they are read. */
export const letterPosts: PostKind = {
  maxBytes: maxJsonBytes,
  refuse: (status) => refusal(status, status === 403 ? 'origin' : 'size'),
}

export async function openOfferLetter({ model, trustProxy, log }: Options): Promise<OfferLetter> {
  if (!model) return async () => refusal(404, 'not configured')
  const { openLetters } = await import('#charter/model/open.server.ts')
  const handle = openLetters(model, { note: (note) => log.info(note, 'offer letter') })
  return (request, { remoteAddress }) =>
    handle(request, {
      address: networkOf(
        addressOf({ remoteAddress, forwardedFor: request.headers.get('x-forwarded-for') }, trustProxy),
      ),
    })
}

function refusal(status: number, refused: string): Response {
  return new Response(`${JSON.stringify({ refused })}\n`, {
    status,
    headers: { 'Content-Type': 'application/x-ndjson; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
