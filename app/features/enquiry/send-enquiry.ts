import type { EnquiryOutcome } from '#app/context.ts'
import { type EnquiryKind, forRelayElsewhere } from '#enquiries/fields.ts'
import { fetchWithin } from './fetch-within.ts'

/** Milliseconds we wait for an answer before the guest's mail program takes over. */
const timeoutMs = 15_000

type SendInput = {
  /** `{relay}/ajax/{mailbox}`; a relay elsewhere when it is a whole address. */
  address: string
  /** Fields as the relay's contract names them. */
  message: Record<string, unknown>
  kind: EnquiryKind
  /** One key per filled form, so that sending twice is stored once. */
  key: string
  /** The relay's form token, if there is one. */
  token: string | undefined
  locale: string
}

/**
 * Posts an enquiry. Of a relay elsewhere only the ok status of a JSON answer matters, except that some refuse with 200
 * and `success: "false"`; our own says that it succeeded. Anything else under 200 is a page in the relay's place.
 */
export async function sendEnquiry({
  address,
  message,
  kind,
  key,
  token,
  locale,
}: SendInput): Promise<EnquiryOutcome> {
  const own = address.startsWith('/')
  try {
    const response = await fetchWithin(timeoutMs, address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(
        own
          ? { ...message, _key: key, _token: token, _locale: locale, _kind: kind, _timeZone: timeZone() }
          : forRelayElsewhere(message),
      ),
      redirect: 'error',
    })
    const answer = read(response)
    if (own && response.status === 422)
      return answer?.errors
        ? { status: 'invalid', fields: answer.errors.map((error) => error.field) }
        : { status: 'conflict' }
    if (!response.ok || String(answer?.success) === 'false') return { status: 'refused' }
    if (!answer || (own && String(answer.success) !== 'true')) return { status: 'failed' }
    return { status: 'accepted', ...(own && answer.reference ? { reference: answer.reference } : {}) }
  } catch {
    return { status: 'failed' }
  }
}

/** Where the guest's clock stands, so that an answer can name hours of theirs. */
const timeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** The answer's body; nothing where it is no JSON. */
function read({ json }: { json: () => unknown }) {
  try {
    return json() as { success?: unknown; reference?: string; errors?: { field: string }[] } | undefined
  } catch {
    return undefined
  }
}
