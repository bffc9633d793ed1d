/** Enquiries from forms posted without JavaScript: to our own relay in the process, or to RELAY_URL if one is set. */
import type { EnquiryOutcome, SiteRequest } from '#app/context.ts'
import { company } from '#content/company.ts'
import { forRelayElsewhere } from '#enquiries/fields.ts'
import type { Relay } from '#enquiries/relay.ts'
import type { ClientInfo, Enquire } from './site.ts'

/** How long we wait for a relay elsewhere. */
const timeoutMs = 10_000

export function enquiryForm(
  relay: Pick<Relay, 'accept'>,
  settings: Pick<SiteRequest, 'relayUrl' | 'origin'>,
): Enquire {
  return (client, fields) => (settings.relayUrl ? forward(settings, fields) : accept(relay, client, fields))
}

async function accept(
  relay: Pick<Relay, 'accept'>,
  client: ClientInfo,
  fields: Record<string, unknown>,
): Promise<EnquiryOutcome> {
  const result = await relay.accept(fields, client)
  if ('reference' in result) return { status: 'accepted', reference: result.reference }
  if (result.status === 'invalid')
    return { status: 'invalid', fields: result.errors.map((error) => error.field) }
  return { status: 'refused' }
}

/** Some relays answer 200 and say in the body that they refused; that counts as refused. */
async function forward(
  { relayUrl, origin }: Pick<SiteRequest, 'relayUrl' | 'origin'>,
  fields: Record<string, unknown>,
): Promise<EnquiryOutcome> {
  try {
    const response = await fetch(`${relayUrl}/ajax/${company.enquiryMailbox}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', Origin: origin },
      body: JSON.stringify(forRelayElsewhere(fields)),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const body = (await response.json()) as { success?: unknown }
    return { status: response.ok && String(body.success) !== 'false' ? 'accepted' : 'refused' }
  } catch {
    return { status: 'refused' }
  }
}
