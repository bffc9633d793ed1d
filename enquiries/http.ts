/** The relay's HTTP handler: POST /ajax/{mailbox}, JSON only, from our own pages only. */
import { Hono } from 'hono'
import { company } from '#content/company.ts'
import { tokenPath } from './fields.ts'
import type { IntakeResult } from './intake-result.ts'
import { maxJsonBytes, postDoor, type PostKind } from './post-door.ts'

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

/** How posts to the relay are refused before they are read. */
export const ajaxPosts: PostKind = {
  maxBytes: maxJsonBytes,
  refuse: (status) =>
    answer(
      status,
      false,
      status === 403
        ? 'Enquiries are taken from our own pages only.'
        : `The body must not be larger than ${maxJsonBytes} bytes.`,
    ),
}

type Client = { remoteAddress: string }
type HandlerOptions = {
  siteUrl: string
  accept: (input: unknown, request: Request, client: Client) => Promise<IntakeResult>
  /** @returns a form token of this moment. */
  token: () => Promise<string>
}

/** @returns the answer to /ajax/, for a client as the socket has it. */
export function createHandler({ siteUrl, accept, token }: HandlerOptions) {
  const app = new Hono<{ Bindings: Client }>()
  app.all(tokenPath, (c) => handleToken(c.req.raw, token))
  app.all('*', async (c, next) => {
    if (pathnameMailbox(new URL(c.req.url).pathname) !== company.enquiryMailbox)
      return answer(404, false, 'There is no such mailbox here.')
    if (c.req.method !== 'POST')
      return answer(405, false, 'Only POST is answered here.', {}, { Allow: 'POST' })
    return next()
  })
  app.post(
    '*',
    postDoor(siteUrl, () => ajaxPosts),
    async (c) => {
      if (!/^application\/json\s*(;\s*charset=utf-8\s*)?$/i.test(c.req.header('content-type') ?? ''))
        return answer(415, false, 'The content type must be application/json.')
      let input: unknown
      try {
        input = JSON.parse(await c.req.text())
      } catch {
        return answer(400, false, 'The body is not JSON.')
      }
      const result = await accept(input, c.req.raw, c.env)
      const status = statusOf[result.status]
      return answer(
        status,
        status === 200,
        messages[result.status],
        'errors' in result
          ? { errors: result.errors }
          : 'reference' in result
            ? { reference: result.reference }
            : {},
      )
    },
  )
  app.onError((error) => {
    throw error
  })
  return async (request: Request, client: Client): Promise<Response> => app.fetch(request, client)
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
