/** The relay's settings in the environment: what each may hold, and what holds without it. */
import { z } from 'zod'
import { company } from '#content/company.ts'
import { minLinkKeyLength } from './link-key.ts'
import { setting } from './settings.ts'

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
export const settingsSchema = z.object(fieldsOf).superRefine(({ WEBHOOK_URL, WEBHOOK_SECRET }, context) => {
  const missing = WEBHOOK_URL && !WEBHOOK_SECRET ? 'WEBHOOK_SECRET' : 'WEBHOOK_URL'
  if ((WEBHOOK_URL === undefined) !== (WEBHOOK_SECRET === undefined))
    context.addIssue({
      code: 'custom',
      path: [missing],
      message: 'is missing; WEBHOOK_URL and WEBHOOK_SECRET belong together',
    })
})
/** Those whose values nobody prints. */
export const secretSettings = [
  'SMTP_URL',
  'DATABASE_URL',
  'ALERT_WEBHOOK_URL',
  'LINK_KEY',
  'WEBHOOK_URL',
  'WEBHOOK_SECRET',
]
