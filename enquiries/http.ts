/** The relay's HTTP handler: POST /ajax/{mailbox}, JSON only, from our own pages only. */
import { company } from '#content/company.ts'
import { tokenPath } from './fields.ts'
import type { IntakeResult } from './intake-result.ts'

/** Bytes of a body; a long enquiry with its offer has about 15,000. */
const maxBodyBytes = 32 * 1024

const statusOf: Record<IntakeResult['status'], number> = {
  accepted: 200,
  replayed: 200,
  quarantined: 200,
  invalid: 422,
  conflict: 422,
  'too-large': 413,
  unavailable: 503,
}
const messages: Record<IntakeResult['status'], string> = {
  accepted: 'The form was submitted successfully.',
  replayed: 'The form was submitted successfully.',
  quarantined: 'The form was submitted successfully.',
  invalid: 'Some fields cannot be used.',
  conflict: 'This form was already sent with other content.',
  'too-large': 'The enquiry is too large to be stored. Please write a mail.',
  unavailable: 'The enquiry could not be stored. Please write a mail.',
}

/** `success` is a string, as form-to-mail relays have it. */
function answer(
  status: number,
  success: boolean,
  message: string,
  rest: object = {},
  headers: Record<string, string> = {},
) {
  return new Response(JSON.stringify({ success: String(success), message, ...rest }), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  })
}

type HandlerInput = {
  siteUrl: string
  accept: (input: unknown, key: string | null) => Promise<IntakeResult>
  /** @returns a form token of this moment. */
  token: () => Promise<string>
}

export async function handleRequest(
  request: Request,
  { siteUrl, accept, token }: HandlerInput,
): Promise<Response> {
  const { pathname, origin } = new URL(request.url)
  if (pathname === tokenPath) return handleToken(request, token)
  if (pathnameMailbox(pathname) !== company.enquiryMailbox)
    return answer(404, false, 'There is no such mailbox here.')
  if (request.method !== 'POST')
    return answer(405, false, 'Only POST is answered here.', {}, { Allow: 'POST' })
  if (!sameOrigin(request, [origin, siteUrl]))
    return answer(403, false, 'Enquiries are taken from our own pages only.')
  if (!/^application\/json\s*(;\s*charset=utf-8\s*)?$/i.test(request.headers.get('content-type') ?? ''))
    return answer(415, false, 'The content type must be application/json.')
  const body = await readBody(request)
  if (body === undefined) return answer(413, false, `The body must not be larger than ${maxBodyBytes} bytes.`)
  let input: unknown
  try {
    input = JSON.parse(body)
  } catch {
    return answer(400, false, 'The body is not JSON.')
  }
  const result = await accept(input, request.headers.get('idempotency-key'))
  const status = statusOf[result.status]
  return answer(
    status,
    status === 200,
    messages[result.status],
    result.status === 'invalid' ? { errors: result.errors } : {},
  )
}

async function handleToken(request: Request, token: () => Promise<string>): Promise<Response> {
  if (request.method !== 'GET') return answer(405, false, 'Only GET is answered here.', {}, { Allow: 'GET' })
  try {
    return answer(200, true, 'A form token.', { token: await token() })
  } catch {
    return answer(503, false, 'There is no form token just now; forms are taken without one.')
  }
}

function pathnameMailbox(pathname: string) {
  try {
    return decodeURIComponent(/^\/ajax\/([^/]+)$/.exec(pathname)?.[1] ?? '')
  } catch {
    return ''
  }
}

/** By Origin, else by Sec-Fetch-Site; a request with neither comes from no browser and cannot carry a visitor's rights. */
export function sameOrigin(request: Request, origins: string[]) {
  const origin = request.headers.get('origin')
  if (origin !== null) return origins.includes(origin)
  const site = request.headers.get('sec-fetch-site')
  return site === null || site === 'same-origin' || site === 'none'
}

/** The body as text, or nothing if it is larger than we take; reading stops there. */
async function readBody(request: Request): Promise<string | undefined> {
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (declared > maxBodyBytes) return undefined
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.body ?? []) {
    size += part.length
    if (size > maxBodyBytes) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
