/** Everything the environment may say to the web server, read once at start. The relay's part is enquiries/config.ts. */
import { z } from 'zod'
import { company } from '#content/company.ts'

const address = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://www.example.com' })
  .transform((url) => url.replace(/\/+$/, ''))
/** As browsers name it in `Origin`: in small letters, without the usual port. Every page lies at the root. */
const origin = address
  .refine(
    (url) => new URL(url).href === `${new URL(url).origin}/`,
    'must name the site alone, without a path or login, such as https://www.example.com',
  )
  .transform((url) => new URL(url).origin)
const blankIsMissing = (value: unknown) => (value === '' ? undefined : value)

const schema = z
  .object({
    PORT: z.preprocess(
      blankIsMissing,
      z.coerce.number({ error: 'must be a number' }).int().min(0).max(65535).default(3000),
    ),
    HOST: z.preprocess(blankIsMissing, z.string().default('127.0.0.1')),
    SITE_URL: z.preprocess(blankIsMissing, origin.default(company.origin)),
    RELAY_URL: z.preprocess(blankIsMissing, address.optional()),
    OFFER_MODEL_URL: z.preprocess(blankIsMissing, address.optional()),
    OFFER_MODEL_KEY: z.preprocess(blankIsMissing, z.string().optional()),
    OFFER_MODEL: z.preprocess(blankIsMissing, z.string().optional()),
    OFFER_MODEL_DAILY_TOKENS: z.preprocess(
      blankIsMissing,
      z.coerce.number({ error: 'must be a number of tokens' }).int().min(0).default(200_000),
    ),
    ANALYTICS_SRC: z.preprocess(
      blankIsMissing,
      z
        .string()
        .regex(/^\/[\w./-]+$/, 'must be a path on this site such as /measure.js')
        .optional(),
    ),
  })
  .superRefine((values, context) => {
    const model = ['OFFER_MODEL_URL', 'OFFER_MODEL_KEY', 'OFFER_MODEL'] as const
    const missing = model.filter((name) => values[name] === undefined)
    if (missing.length < model.length)
      for (const name of missing)
        context.addIssue({
          code: 'custom',
          path: [name],
          message: `is missing; ${model.join(', ')} belong together`,
        })
  })
/** An address may hold a key too. */
const secrets = ['OFFER_MODEL_URL', 'OFFER_MODEL_KEY']

export type ServerConfig = {
  port: number
  host: string
  /** What pages say about themselves; a change of any of these renders the page store anew. */
  site: { origin: string; relayUrl: string; analyticsSrc: string; offerModel: boolean }
  /** The language model that writes letters to offers; without it the rules write them. */
  model?: { url: string; key: string; name: string; tokensPerDay: number }
}

/** @throws Error that names every wrong variable and how to mend it, without repeating a secret. */
export function parseServerConfig(env: Record<string, string | undefined>): ServerConfig {
  const result = schema.safeParse(env)
  if (!result.success) {
    const lines = result.error.issues.map((issue) => {
      const name = String(issue.path[0])
      return `  ${name}: ${issue.message}${secrets.includes(name) || env[name] === undefined ? '' : ` (it is "${env[name]}")`}`
    })
    throw new Error(
      `The configuration cannot be used. Mend these environment variables:\n${lines.join('\n')}`,
    )
  }
  const {
    PORT,
    HOST,
    SITE_URL,
    RELAY_URL = '',
    ANALYTICS_SRC = '',
    OFFER_MODEL_URL,
    OFFER_MODEL_KEY,
    OFFER_MODEL,
    OFFER_MODEL_DAILY_TOKENS,
  } = result.data
  const model =
    OFFER_MODEL_URL && OFFER_MODEL_KEY && OFFER_MODEL
      ? {
          url: OFFER_MODEL_URL,
          key: OFFER_MODEL_KEY,
          name: OFFER_MODEL,
          tokensPerDay: OFFER_MODEL_DAILY_TOKENS,
        }
      : undefined
  return {
    port: PORT,
    host: HOST,
    site: {
      origin: SITE_URL,
      relayUrl: RELAY_URL,
      analyticsSrc: ANALYTICS_SRC,
      offerModel: model !== undefined,
    },
    model,
  }
}
