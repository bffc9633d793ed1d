/** The relay's part of the environment, read once at start. */
import { parseSettings } from './settings.ts'
import { withEncryptedLogin } from './smtp-url.ts'
import { secretSettings, settingsSchema } from './config-settings.ts'

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

/** @throws SettingsError */
export function parseRelayConfig(env: Record<string, string | undefined>): RelayConfig {
  const data = parseSettings(settingsSchema, env, secretSettings)
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
