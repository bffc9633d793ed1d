/** POST /offer/letter: a language model's letter where one is configured. Its code is loaded only then. */
import type { Logger } from 'pino'
import { networkOf } from '#enquiries/networks.ts'
import { addressOf } from '#enquiries/client-address.ts'
import type { ServerConfig } from './config.ts'
import type { ClientInfo } from './site.ts'

export type OfferLetter = (request: Request, client: ClientInfo) => Promise<Response>
type Options = { model: ServerConfig['model']; origin: string; trustProxy: number; log: Pick<Logger, 'info'> }

export async function openOfferLetter({ model, origin, trustProxy, log }: Options): Promise<OfferLetter> {
  if (!model)
    return async () =>
      Response.json({ refused: 'not configured' }, { status: 404, headers: { 'Cache-Control': 'no-store' } })
  const { openLetters } = await import('#charter/model/open.server.ts')
  const handle = openLetters(model, { origins: [origin], note: (note) => log.info(note, 'offer letter') })
  return (request, { remoteAddress }) =>
    handle(request, {
      address: networkOf(
        addressOf({ remoteAddress, forwardedFor: request.headers.get('x-forwarded-for') }, trustProxy),
      ),
    })
}
