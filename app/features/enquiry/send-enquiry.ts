/** `refused`: the relay answered and did not take it. `failed`: no answer came. */
export type SendOutcome = 'accepted' | 'refused' | 'failed'

/** Milliseconds we wait for an answer before the visitor's mail program takes over. */
const patience = 15_000

type SendInput = {
  /** `{relay}/ajax/{mailbox}`; a relay elsewhere when it is a whole address. */
  address: string
  /** Fields as the relay's contract names them. */
  message: Record<string, unknown>
  kind: 'contact' | 'fly-sail' | 'charter'
  /** One key per filled form, so that sending twice is stored once. */
  key: string
  /** Milliseconds since the form was first shown. */
  elapsed: number
  locale: string
}

/** Posts an enquiry. Only the answer's ok status matters, except that some relays refuse with 200 and `success: "false"`. */
export async function sendEnquiry({ address, message, kind, key, elapsed, locale }: SendInput): Promise<SendOutcome> {
  const own = address.startsWith('/')
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(own ? { ...message, _key: key, _elapsed: elapsed, _locale: locale, _kind: kind } : message),
      signal: AbortSignal.timeout(patience),
    })
    const answer = (await response.json().catch(() => ({}))) as { success?: unknown }
    return response.ok && String(answer.success) !== 'false' ? 'accepted' : 'refused'
  } catch {
    return 'failed'
  }
}
