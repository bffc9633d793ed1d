/** The relay's part of the environment, read once at start. */
import { z } from 'zod'
import { company } from '#content/company.ts'
import { minLinkKeyLength } from './link-key.ts'
import { parseSettings, setting } from './settings.ts'
import { withEncryptedLogin } from './smtp-url.ts'

export type WebhookConfig = {
  url: string
  /** `whsec_` and base64; each signs, so that a secret can be replaced. */
  secrets: readonly string[]
  /** Whether the receiver may have an address of a private network. */
  allowPrivate: boolean
}

export type RelayConfig = {
  /** Folder of the database and of letters kept as files. */
  dataDir: string
  /** The site's origin, for links in letters that the command line writes; the server is told its own. */
  siteUrl: string
  databaseUrl?: string
  /** With `requireTLS`, unless the operator allows a login without encryption. */
  smtpUrl?: string
  mailFrom: string
  /** Number of proxies whose X-Forwarded-For entries are believed; 0 believes none. */
  trustProxy: number
  role: 'web' | 'worker' | 'all'
  retentionDays: number
  /** Megabytes that enquiries and letters in the store may take; beyond, enquiries are refused. */
  storeQuotaMb: number
  /** Whether guests are sent a confirmation that their enquiry arrived; they are where there is a mail server, unless the operator says otherwise. */
  acknowledgement: boolean
  /** Whether the daily letter comes without bad news, too. */
  dailyLetter: boolean
  /** Told when a letter needs attention, the queue pauses or something falls into quarantine. */
  alertWebhookUrl?: string
  /** Where events of enquiries are sent. */
  webhook?: WebhookConfig
  /** Keys that sign links: the first signs, all verify. Without them the store has one. */
  linkKeys?: [string, ...string[]]
  /** Port on 127.0.0.1 for Prometheus. */
  metricsPort?: number
}

/** Bytes of a secret as the Standard Webhooks specification asks for them. */
const secretBytes = { least: 24, most: 64 }

function isWebhookSecret(text: string): boolean {
  const { length } = Buffer.from(text.slice('whsec_'.length), 'base64')
  return /^whsec_[\w+/=-]+$/.test(text) && length >= secretBytes.least && length <= secretBytes.most
}

const fieldsOf = {
  DATA_DIR: setting(z.string().default('./data')),
  SITE_URL: setting(
    z
      .url({ protocol: /^https?$/, error: 'must be an address such as https://www.example.com' })
      .transform((url) => new URL(url).origin)
      .default(company.origin),
  ),
  DATABASE_URL: setting(
    z
      .url({
        protocol: /^postgres(ql)?$/,
        error: 'must be an address such as postgres://user:password@host/database',
      })
      .optional(),
  ),
  SMTP_URL: setting(
    z
      .url({
        protocol: /^smtps?$/,
        error: 'must be an address such as smtps://user:password@mail.example.com:465',
      })
      .optional(),
  ),
  SMTP_PLAINTEXT_LOGIN: setting(
    z.enum(['refuse', 'allow'], { error: 'must be refuse or allow' }).default('refuse'),
  ),
  MAIL_FROM: setting(z.email({ error: 'must be a mail address' }).default(company.enquiryMailbox)),
  TRUST_PROXY: setting(
    z.coerce
      .number({ error: 'must be the number of proxies before this server' })
      .int()
      .min(0)
      .max(10)
      .default(0),
  ),
  ROLE: setting(z.enum(['web', 'worker', 'all'], { error: 'must be web, worker or all' }).default('all')),
  RETENTION_DAYS: setting(z.coerce.number({ error: 'must be a number of days' }).int().min(1).default(180)),
  STORE_QUOTA_MB: setting(
    z.coerce.number({ error: 'must be a number of megabytes' }).int().min(1).default(2000),
  ),
  ACKNOWLEDGEMENT: setting(z.enum(['on', 'off'], { error: 'must be on or off' }).optional()),
  DAILY_LETTER: setting(z.enum(['on', 'off'], { error: 'must be on or off' }).default('on')),
  ALERT_WEBHOOK_URL: setting(
    z
      .url({ protocol: /^https?$/, error: 'must be an address such as https://hooks.example.com/alert' })
      .optional(),
  ),
  LINK_KEY: setting(
    z
      .string()
      .transform((text) => text.split(',').map((key) => key.trim()) as [string, ...string[]])
      .refine(
        (keys) => keys.every((key) => key.length >= minLinkKeyLength),
        `must be a key of at least ${minLinkKeyLength} characters, or several with commas between`,
      )
      .optional(),
  ),
  WEBHOOK_URL: setting(
    z
      .url({ protocol: /^https?$/, error: 'must be an address such as https://crm.example.com/enquiries' })
      .optional(),
  ),
  WEBHOOK_SECRET: setting(
    z
      .string()
      .transform((text) => text.split(',').map((secret) => secret.trim()))
      .refine(
        (secrets) => secrets.every(isWebhookSecret),
        `must be whsec_ and ${secretBytes.least} to ${secretBytes.most} bytes in base64, or several with commas between`,
      )
      .optional(),
  ),
  WEBHOOK_PRIVATE: setting(
    z.enum(['refuse', 'allow'], { error: 'must be refuse or allow' }).default('refuse'),
  ),
  METRICS_PORT: setting(
    z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65535).optional(),
  ),
}
const schema = z.object(fieldsOf).superRefine(({ WEBHOOK_URL, WEBHOOK_SECRET }, context) => {
  const missing = WEBHOOK_URL && !WEBHOOK_SECRET ? 'WEBHOOK_SECRET' : 'WEBHOOK_URL'
  if ((WEBHOOK_URL === undefined) !== (WEBHOOK_SECRET === undefined))
    context.addIssue({
      code: 'custom',
      path: [missing],
      message: 'is missing; WEBHOOK_URL and WEBHOOK_SECRET belong together',
    })
})
const secrets = ['SMTP_URL', 'DATABASE_URL', 'ALERT_WEBHOOK_URL', 'LINK_KEY', 'WEBHOOK_URL', 'WEBHOOK_SECRET']

/** @throws SettingsError */
export function parseRelayConfig(env: Record<string, string | undefined>): RelayConfig {
  const data = parseSettings(schema, env, secrets)
  return {
    dataDir: data.DATA_DIR,
    siteUrl: data.SITE_URL,
    databaseUrl: data.DATABASE_URL,
    smtpUrl:
      data.SMTP_URL && data.SMTP_PLAINTEXT_LOGIN === 'refuse'
        ? withEncryptedLogin(data.SMTP_URL)
        : data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    trustProxy: data.TRUST_PROXY,
    role: data.ROLE,
    retentionDays: data.RETENTION_DAYS,
    storeQuotaMb: data.STORE_QUOTA_MB,
    acknowledgement: data.ACKNOWLEDGEMENT ? data.ACKNOWLEDGEMENT === 'on' : data.SMTP_URL !== undefined,
    dailyLetter: data.DAILY_LETTER === 'on',
    alertWebhookUrl: data.ALERT_WEBHOOK_URL,
    linkKeys: data.LINK_KEY,
    webhook:
      data.WEBHOOK_URL && data.WEBHOOK_SECRET
        ? {
            url: data.WEBHOOK_URL,
            secrets: data.WEBHOOK_SECRET,
            allowPrivate: data.WEBHOOK_PRIVATE === 'allow',
          }
        : undefined,
    metricsPort: data.METRICS_PORT,
  }
}
