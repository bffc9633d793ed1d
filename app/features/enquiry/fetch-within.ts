/**
 * Fetches, and gives up when no whole answer is there after `timeoutMs`.
 * Not with AbortSignal.timeout, which Safari has only since version 16.
 * @throws as fetch does, and when the time is over
 */
export async function fetchWithin(timeoutMs: number, address: string, init: RequestInit = {}) {
  const control = new AbortController()
  const timer = setTimeout(() => control.abort(), timeoutMs)
  try {
    const response = await fetch(address, { ...init, signal: control.signal })
    const text = await response.text()
    return { status: response.status, ok: response.ok, json: () => JSON.parse(text) as unknown }
  } finally {
    clearTimeout(timer)
  }
}
