/** POST /mcp: the Model Context Protocol over streamable HTTP, without sessions. Why: docs/decisions/0024-assistants.md. */
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { LRUCache } from 'lru-cache'
import { addressOf } from '#enquiries/client-address.ts'
import { networkOf } from '#enquiries/networks.ts'
import { maxJsonBytes, type PostKind } from '#enquiries/post-door.ts'
import type { ClientInfo } from '../site.ts'
import { openTools, type ToolsOptions } from './tools.ts'

/** Calls that one network may make in a minute. */
export const callsPerMinute = 60
/** Networks whose calls are counted at a time; with more, the oldest count is forgotten. */
const mostNetworks = 10_000

export type McpEndpoint = (request: Request, client: ClientInfo) => Promise<Response>
type EndpointOptions = ToolsOptions & { trustProxy: number }

/** How posts are refused before they are read. */
export const mcpPosts: PostKind = {
  maxBytes: maxJsonBytes,
  refuse: (status) =>
    refusal(
      status,
      status === 403 ? 'Requests of other sites are not answered.' : 'The request is too large.',
    ),
}

export function openMcp({ trustProxy, ...options }: EndpointOptions): McpEndpoint {
  const calls = new LRUCache<string, number>({ max: mostNetworks, ttl: 60_000, noUpdateTTL: true })
  return async (request, { remoteAddress }) => {
    if (request.method !== 'POST')
      return refusal(405, 'This is an MCP server; it takes POST.', { Allow: 'POST' })
    const forwardedFor = request.headers.get('x-forwarded-for')
    const network = networkOf(addressOf({ remoteAddress, forwardedFor }, trustProxy))
    const made = (calls.get(network) ?? 0) + 1
    calls.set(network, made)
    if (made > callsPerMinute)
      return refusal(429, `At most ${callsPerMinute} calls a minute.`, { 'Retry-After': '60' })
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: undefined,
      enableJsonResponse: true,
    })
    await openTools(options).connect(transport)
    const response = await transport.handleRequest(request)
    response.headers.set('Cache-Control', 'no-store')
    return response
  }
}

/** A refusal as JSON-RPC writes errors; -32000 is the first code that servers may define. */
function refusal(status: number, message: string, headers: Record<string, string> = {}): Response {
  const error = { jsonrpc: '2.0', error: { code: -32_000, message }, id: null }
  return Response.json(error, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}
