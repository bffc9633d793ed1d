/** Everything the environment may say to the web server, read once at start. The relay's part is enquiries/config.ts. */
import { z } from 'zod'
import { company } from '#content/company.ts'

const address = z.url({ protocol: /^https?$/, error: 'must be an address such as https://www.example.com' }).transform((url) => url.replace(/\/+$/, ''))
const blankIsMissing = (value: unknown) => (value === '' ? undefined : value)

const schema = z.object({
  PORT: z.preprocess(blankIsMissing, z.coerce.number({ error: 'must be a number' }).int().min(0).max(65535).default(3000)),
  HOST: z.preprocess(blankIsMissing, z.string().default('127.0.0.1')),
  SITE_URL: z.preprocess(blankIsMissing, address.default(company.origin)),
  RELAY_URL: z.preprocess(blankIsMissing, address.optional()),
  ANALYTICS_SRC: z.preprocess(blankIsMissing, z.string().regex(/^\/[\w./-]+$/, 'must be a path on this site such as /measure.js').optional()),
})

export type ServerConfig = {
  port: number
  host: string
  /** What pages say about themselves; a change of any of these renders the page store anew. */
  site: { origin: string; relayUrl: string; analyticsSrc: string }
}

/** @throws Error that names every wrong variable and how to mend it. */
export function parseServerConfig(env: Record<string, string | undefined>): ServerConfig {
  const result = schema.safeParse(env)
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${String(issue.path[0])}: ${issue.message} (it is "${env[String(issue.path[0])]}")`)
    throw new Error(`The configuration cannot be used. Mend these environment variables:\n${lines.join('\n')}`)
  }
  const { PORT, HOST, SITE_URL, RELAY_URL = '', ANALYTICS_SRC = '' } = result.data
  return { port: PORT, host: HOST, site: { origin: SITE_URL, relayUrl: RELAY_URL, analyticsSrc: ANALYTICS_SRC } }
}
