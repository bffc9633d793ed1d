/** The relay's part of the environment, read once at start. */
import { z } from 'zod'
import { company } from '#content/company.ts'
import { withEncryptedLogin } from './smtp-url.ts'

export type RelayConfig = {
  /** Folder of the database and of letters kept as files. */
  dataDir: string
  databaseUrl?: string
  /** With `requireTLS`, unless the operator allows a login without encryption. */
  smtpUrl?: string
  mailFrom: string
  /** Number of proxies whose X-Forwarded-For entries are believed; 0 believes none. */
  trustProxy: number
  role: 'web' | 'worker' | 'all'
  retentionDays: number
  /** Whether guests are sent a note that their enquiry arrived. */
  acknowledgement: boolean
  /** Told when a letter needs attention, the queue pauses or something falls into quarantine. */
  alertWebhookUrl?: string
  /** Port on 127.0.0.1 for Prometheus. */
  metricsPort?: number
}

const blankIsMissing = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsMissing, schema)

const schema = z.object({
  DATA_DIR: optional(z.string().default('./data')),
  DATABASE_URL: optional(
    z
      .url({
        protocol: /^postgres(ql)?$/,
        error: 'must be an address such as postgres://user:password@host/database',
      })
      .optional(),
  ),
  SMTP_URL: optional(
    z
      .url({
        protocol: /^smtps?$/,
        error: 'must be an address such as smtps://user:password@mail.example.com:465',
      })
      .optional(),
  ),
  SMTP_PLAINTEXT_LOGIN: optional(
    z.enum(['refuse', 'allow'], { error: 'must be refuse or allow' }).default('refuse'),
  ),
  MAIL_FROM: optional(z.email({ error: 'must be a mail address' }).default(company.enquiryMailbox)),
  TRUST_PROXY: optional(
    z.coerce
      .number({ error: 'must be the number of proxies before this server' })
      .int()
      .min(0)
      .max(10)
      .default(0),
  ),
  ROLE: optional(z.enum(['web', 'worker', 'all'], { error: 'must be web, worker or all' }).default('all')),
  RETENTION_DAYS: optional(z.coerce.number({ error: 'must be a number of days' }).int().min(1).default(180)),
  ACKNOWLEDGEMENT: optional(z.enum(['on', 'off'], { error: 'must be on or off' }).default('off')),
  ALERT_WEBHOOK_URL: optional(
    z
      .url({ protocol: /^https?$/, error: 'must be an address such as https://hooks.example.com/alert' })
      .optional(),
  ),
  METRICS_PORT: optional(
    z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65535).optional(),
  ),
})
const secrets = ['SMTP_URL', 'DATABASE_URL', 'ALERT_WEBHOOK_URL']

/** @throws Error that names every wrong variable and how to mend it, without repeating a secret. */
export function parseRelayConfig(env: Record<string, string | undefined>): RelayConfig {
  const result = schema.safeParse(env)
  if (!result.success) {
    const lines = result.error.issues.map((issue) => {
      const name = String(issue.path[0])
      return `  ${name}: ${issue.message}${secrets.includes(name) ? '' : ` (it is "${env[name]}")`}`
    })
    throw new Error(
      `The configuration cannot be used. Mend these environment variables:\n${lines.join('\n')}`,
    )
  }
  const { data } = result
  return {
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    smtpUrl:
      data.SMTP_URL && data.SMTP_PLAINTEXT_LOGIN === 'refuse'
        ? withEncryptedLogin(data.SMTP_URL)
        : data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    trustProxy: data.TRUST_PROXY,
    role: data.ROLE,
    retentionDays: data.RETENTION_DAYS,
    acknowledgement: data.ACKNOWLEDGEMENT === 'on',
    alertWebhookUrl: data.ALERT_WEBHOOK_URL,
    metricsPort: data.METRICS_PORT,
  }
}
