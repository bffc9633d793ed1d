/** Everything the environment may say to the web server, read once at start. The relay's part is enquiries/config.ts. */
import { availableParallelism } from 'node:os'
import { z } from 'zod'
import { company } from '#content/company.ts'
import { parseSettings, setting } from '#enquiries/settings.ts'
import { type CalendarUrls, calendarUrls } from './calendars/settings.ts'

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

const schema = z
  .object({
    PORT: setting(z.coerce.number({ error: 'must be a number' }).int().min(0).max(65535).default(3000)),
    HOST: setting(z.string().default('127.0.0.1')),
    SITE_URL: setting(origin.default(company.origin)),
    RELAY_URL: setting(address.optional()),
    OFFER_MODEL_URL: setting(address.optional()),
    OFFER_MODEL_KEY: setting(z.string().optional()),
    OFFER_MODEL: setting(z.string().optional()),
    OFFER_MODEL_DAILY_TOKENS: setting(
      z.coerce.number({ error: 'must be a number of tokens' }).int().min(0).default(200_000),
    ),
    CALENDAR_URLS: setting(calendarUrls.optional()),
    RENDER_THREAD: setting(z.enum(['on', 'off'], { error: 'must be "on" or "off"' }).optional()),
    ANALYTICS_SRC: setting(
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
const secrets = ['OFFER_MODEL_URL', 'OFFER_MODEL_KEY', 'CALENDAR_URLS']

export type ServerConfig = {
  port: number
  host: string
  /** What pages say about themselves; a change of any of these renders the cached pages anew. */
  site: { origin: string; relayUrl: string; analyticsSrc: string; offerModel: boolean }
  /** Where yachts' calendars are subscribed to. */
  calendarUrls: CalendarUrls
  /** Whether pages are rendered in a thread of their own; usual where there is a second core. */
  renderThread: boolean
  /** The language model that writes letters to offers; without it the rules write them. */
  model?: { url: string; key: string; name: string; tokensPerDay: number }
}

/** @throws SettingsError */
export function parseServerConfig(env: Record<string, string | undefined>): ServerConfig {
  const {
    PORT,
    HOST,
    SITE_URL,
    RELAY_URL = '',
    ANALYTICS_SRC = '',
    CALENDAR_URLS = {},
    RENDER_THREAD = availableParallelism() > 1 ? 'on' : 'off',
    OFFER_MODEL_URL,
    OFFER_MODEL_KEY,
    OFFER_MODEL,
    OFFER_MODEL_DAILY_TOKENS,
  } = parseSettings(schema, env, secrets)
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
    calendarUrls: CALENDAR_URLS,
    renderThread: RENDER_THREAD === 'on',
    model,
  }
}
