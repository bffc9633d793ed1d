/** The relay's dated token of a form, asked for when the guest first touches one. Without it the relay takes the form, too. */
import { tokenPath } from '#enquiries/fields.ts'
import { fetchWithin } from './fetch-within.ts'

/** Milliseconds for the answer to a request made long before it is needed. */
const fetchTimeoutMs = 10_000
/** Milliseconds that sending waits for a token that is still on its way. */
const sendTimeoutMs = 1500

let token: Promise<string | undefined> | undefined

/** Asks for a token once; again after a failure. */
export function fetchFormToken(): Promise<string | undefined> {
  token ??= askForToken().then((found) => {
    if (found === undefined) token = undefined
    return found
  })
  return token
}

/** @returns the token, or nothing if the relay has not answered by now. */
export function formToken(): Promise<string | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, sendTimeoutMs))
  return Promise.race([fetchFormToken(), late])
}

async function askForToken(): Promise<string | undefined> {
  try {
    const response = await fetchWithin(fetchTimeoutMs, tokenPath)
    const answer = (await response.json()) as { token?: unknown }
    return typeof answer.token === 'string' ? answer.token : undefined
  } catch {
    return undefined
  }
}
