import { type EnquiryKind, forRelayElsewhere } from '#enquiries/fields.ts'

/**
 * `refused`: the relay answered and did not take it. `invalid`: our relay cannot use these fields. `conflict`: it has
 * another enquiry under this key. `failed`: no answer of a relay came.
 */
export type SendOutcome =
  | { status: 'accepted' | 'refused' | 'conflict' | 'failed' }
  | { status: 'invalid'; fields: string[] }

/** Milliseconds we wait for an answer before the visitor's mail program takes over. */
const patience = 15_000

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
}: SendInput): Promise<SendOutcome> {
  const own = address.startsWith('/')
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(
        own
          ? { ...message, _key: key, _token: token, _locale: locale, _kind: kind }
          : forRelayElsewhere(message),
      ),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    const answer = (await response.json().catch(() => undefined)) as
      | { success?: unknown; errors?: { field: string }[] }
      | undefined
    if (own && response.status === 422)
      return answer?.errors
        ? { status: 'invalid', fields: answer.errors.map((error) => error.field) }
        : { status: 'conflict' }
    if (!response.ok || String(answer?.success) === 'false') return { status: 'refused' }
    return { status: answer && (!own || String(answer.success) === 'true') ? 'accepted' : 'failed' }
  } catch {
    return { status: 'failed' }
  }
}
