/** The enquiry relay: takes enquiries in, stores them with their letters, delivers the letters. */
import { randomUUID } from 'node:crypto'
import { isIP } from 'node:net'
import type { Logger } from 'pino'
import type { RelayConfig } from './config.ts'
import { openDatabase } from './database.ts'
import { openDelivery } from './delivery.ts'
import { answerRequest } from './http.ts'
import { readEnquiry } from './intake.ts'
import { composeLetter } from './letter.ts'
import { createLimiter } from './limits.ts'
import { probe, storeEnquiry } from './store.ts'
import { createWorker } from './worker.ts'

export type Verdict =
  | { status: 'accepted' | 'quarantined' | 'replayed' | 'conflict' | 'limited' | 'unavailable' }
  | { status: 'invalid'; errors: { field: string; code: string }[] }

export type ClientInfo = { remoteAddress: string; forwardedFor?: string | null; key?: string | null }
export type Relay = Awaited<ReturnType<typeof createRelay>>
type RelayOptions = { log: Logger; siteUrl: string; now?: () => number }

/** Opens the store and returns the relay. Nothing is delivered before `start`. @throws when the store cannot be opened. */
export async function createRelay(config: RelayConfig, { log, siteUrl, now = Date.now }: RelayOptions) {
  const database = await openDatabase(config)
  const delivery = openDelivery(config)
  const worker = createWorker({ database, delivery, log, now })
  const limiter = createLimiter(now)

  /** Takes in an enquiry. Once the verdict is `accepted`, it is stored durably and will be mailed at least once. */
  async function accept(input: unknown, client: ClientInfo): Promise<Verdict> {
    const reading = readEnquiry(input, client.key)
    if (!reading.ok) return { status: 'invalid', errors: reading.errors }
    if (!limiter.allow(addressOf(client, config.trustProxy))) return { status: 'limited' }
    const { fields, kind, locale, key, hash, quarantine } = reading
    const id = randomUUID()
    const receivedAt = now()
    try {
      const letter = quarantine ? undefined : await composeLetter({ id, kind, locale, fields, receivedAt, from: config.mailFrom })
      const stored = await storeEnquiry(database, { id, key, hash, kind, locale, fields, quarantine, receivedAt, letter })
      const status = stored === 'stored' ? (quarantine ? 'quarantined' : 'accepted') : stored
      log.info({ enquiry: id, status, kind, lengths: { message: fields.message.length } }, 'enquiry taken in')
      if (status === 'accepted') worker.wake()
      return { status }
    } catch (error) {
      log.error({ failure: error instanceof Error ? error.name : 'unknown', code: (error as { code?: string }).code }, 'the enquiry could not be stored')
      return { status: 'unavailable' }
    }
  }

  return {
    accept,
    letters: delivery.description,
    fetch(request: Request, { remoteAddress }: { remoteAddress: string }) {
      const forwardedFor = request.headers.get('x-forwarded-for')
      return answerRequest(request, { siteUrl, accept: (input, key) => accept(input, { remoteAddress, forwardedFor, key }) })
    },
    async ready(): Promise<{ ok: boolean; waiting?: number; oldestSeconds?: number }> {
      try {
        const { waiting, oldest } = await probe(database)
        return { ok: true, waiting, oldestSeconds: oldest === undefined ? 0 : Math.round((now() - oldest) / 1000) }
      } catch {
        return { ok: false }
      }
    },
    start() {
      if (config.role !== 'web') worker.start()
    },
    async stop() {
      await worker.stop()
      delivery.close()
      await database.db.destroy()
    },
  }
}

/** The client's own address, or the one that the outermost trusted proxy saw. */
function addressOf({ remoteAddress, forwardedFor }: ClientInfo, trustProxy: number): string {
  if (trustProxy === 0 || !forwardedFor) return remoteAddress
  const seen = forwardedFor.split(',').map((part) => part.trim()).at(-trustProxy) ?? ''
  return isIP(seen) ? seen : remoteAddress
}
