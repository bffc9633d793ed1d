/** Takes in one enquiry: reads it, sorts it, writes its letters and stores all of it at once. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Logger } from 'pino'
import { composeAcknowledgement } from './acknowledgement.ts'
import { addressOf, type ClientAddress, proxyWarning } from './client-address.ts'
import type { RelayConfig } from './config.ts'
import type { Database } from './database.ts'
import type { DeskLinks } from './desk-link.ts'
import type { DraftFor } from './draft.ts'
import { addDraft, draftWaitMs, fittingLetter } from './drafted-letter.ts'
import { checkToken } from './form-token.ts'
import { contentKey, readEnquiry } from './intake.ts'
import type { IntakeResult } from './intake-result.ts'
import type { LetterInput } from './letter.ts'
import { acknowledgementRates, doubtfulRate, type IntakeLimits, intakeRates } from './limits.ts'
import { isFull } from './counters.ts'
import { sortEnquiry } from './marks.ts'
import type { Quota } from './quota.ts'
import { referenceOf } from './reference.ts'
import { newId } from './reference-ids.ts'
import type { Secrets } from './secrets.ts'
import { type NewEnquiry, storeEnquiry } from './store.ts'
import { storeTimeoutMs, within } from './timeout.ts'

/** `scripted`: sent by a page's script, which also fetches a token; a form posted without JavaScript has none. */
export type ClientInfo = ClientAddress & { key?: string | null; scripted?: boolean }

/** Milliseconds after which an enquiry is no longer stored; what is left of the timeout is for the commit. */
const writeTimeoutMs = 3000

type TakeInParts = {
  database: Database
  config: RelayConfig
  links: DeskLinks
  /** Drafts an answer for the company's letter, if anybody can. */
  draftFor?: DraftFor
  /** Does what the guest need not wait for. */
  afterwards: (work: () => Promise<void>) => void
  secrets: Secrets
  quota: Quota
  log: Logger
  now: () => number
  limits?: IntakeLimits
}

/** @returns a function that takes in one enquiry and never throws. */
export function createTakeIn(parts: TakeInParts) {
  const { log, config } = parts
  const warnOfProxy = proxyWarning(config.trustProxy, (message) => log.warn(message))
  const inTurn = createQueue()
  return async (input: unknown, client: ClientInfo): Promise<IntakeResult> => {
    const reading = readEnquiry(input, client.key)
    if (!reading.ok) return { status: 'invalid', errors: reading.errors }
    const { kind, fields } = reading
    warnOfProxy(client.forwardedFor)
    try {
      const take = () => within(storeTimeoutMs, sortAndStore(parts, reading, client))
      const result = await (reading.honeypot ? inTurn(take) : take())
      const lengths = { message: fields.message.length, additional: fields.additional.length }
      const { status, id } = result
      if (id === undefined) {
        log.info({ status, kind, lengths }, 'enquiry not taken in')
        return { status }
      }
      const reference = referenceOf(id)
      log.info({ enquiry: id, reference, status, kind, lengths }, 'enquiry taken in')
      return { status, reference }
    } catch (error) {
      const failure = error instanceof Error ? error.name : 'unknown'
      log.error({ failure, code: (error as { code?: string }).code }, 'the enquiry could not be stored')
      return { status: 'unavailable' }
    }
  }
}

/**
 * One at a time, and never two in one turn of the event loop: commits to SQLite block it, so a flood that fills the trap
 * would leave no turn for the letters of guests.
 */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(() => nextTurn()).then(work)
    last = result.catch(() => undefined)
    return result
  }
}

type Reading = Extract<ReturnType<typeof readEnquiry>, { ok: true }>
type Taken =
  | { status: 'accepted' | 'quarantined' | 'replayed'; id: string }
  | { status: 'conflict' | 'too-large' | 'unavailable'; id?: undefined }

async function sortAndStore(parts: TakeInParts, reading: Reading, client: ClientInfo): Promise<Taken> {
  const { database, config, links, draftFor, afterwards, secrets, quota, log, now, limits } = parts
  const until = performance.now() + writeTimeoutMs
  const receivedAt = now()
  const { fields, kind, locale, hash, honeypot, timeZone } = reading
  const address = addressOf(client, config.trustProxy)
  const digestSecret = await secrets.digest(receivedAt)
  const rates = intakeRates(address, digestSecret, limits)
  const crowded = await isFull(database.db, rates, receivedAt)
  const { quarantined, marks } = sortEnquiry({
    honeypot,
    token:
      reading.token === undefined && !client.scripted
        ? 'none'
        : checkToken(reading.token, await secrets.formToken(), receivedAt),
    crowded,
    fields,
  })
  const doubtful = marks.length > 0
  if (!(await quota.hasRoom(quarantined ? 'quarantined' : doubtful ? 'doubtful' : 'plain'))) {
    log.error('an enquiry was refused: the store has used up its quota of the disk')
    return { status: 'unavailable' }
  }
  const id = await newId(database.db)
  const named = reading.key ? { key: reading.key } : contentKey(hash, quarantined)
  const enquiry: NewEnquiry = { id, ...named, hash, kind, locale, fields, receivedAt, timeZone }
  let undrafted: LetterInput | undefined
  if (quarantined) enquiry.quarantine = 'honeypot'
  else {
    const words = { id, kind, locale, fields, receivedAt, timeZone }
    const deskLink = links.linkTo('enquiry', { id, link_version: 1 }, receivedAt)
    const input: LetterInput = { ...words, from: config.mailFrom, marks, deskLink }
    const letter = await fittingLetter(input)
    if (!letter) return { status: 'too-large' }
    enquiry.letter = letter
    // A short message gives nothing to draft from.
    if (draftFor && kind !== 'contact') {
      undrafted = input
      enquiry.letterWait = draftWaitMs
    }
    enquiry.marks = marks
    enquiry.webhook = config.webhook !== undefined
    if (doubtful) enquiry.doubtfulRate = doubtfulRate(limits)
    else if (config.acknowledgement)
      enquiry.acknowledgement = {
        letter: await composeAcknowledgement({ ...words, from: config.mailFrom }),
        rates: acknowledgementRates(fields.email, address, digestSecret),
      }
  }
  // A full rate is not counted further, so that a flood does not make counting slow; what the trap catches is not counted at all.
  const stored = await storeEnquiry(database, enquiry, quarantined || crowded ? [] : rates, until)
  if (stored.status === 'conflict') return { status: 'conflict' }
  if (stored.status === 'replayed') return { status: 'replayed', id: stored.id }
  if (draftFor && undrafted) {
    const input = undrafted
    afterwards(() => addDraft(database, draftFor, input, now))
  }
  return { status: quarantined ? 'quarantined' : 'accepted', id }
}
