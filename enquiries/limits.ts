/**
 * How much of everything there may be. No count refuses an enquiry: above a rate it is marked and its letters are bundled.
 * What the trap catches counts against nobody. Counted in counters.ts.
 */
import { createHmac } from 'node:crypto'
import { networksOf } from './networks.ts'

/** At most `most` events of one bucket within `window` milliseconds. */
export type Rate = { scope: string; bucket: string; most: number; window: number }

/** Enquiries of one network in ten minutes without a mark; and letters of marked enquiries in an hour before they are bundled. */
export type IntakeLimits = {
  network32: number
  network64: number
  network56: number
  network48: number
  doubtful: number
}
/** An office or a hotel behind one address is not marked; a network that is larger may write more, but not by its number of addresses. */
export const intakeLimits: IntakeLimits = {
  network32: 15,
  network64: 15,
  network56: 30,
  network48: 60,
  doubtful: 10,
}

const minute = 60_000
const hour = 60 * minute
/** Milliseconds over which each scope is counted. */
export const windows = {
  network32: 10 * minute,
  network64: 10 * minute,
  network56: 10 * minute,
  network48: 10 * minute,
  doubtful: hour,
  guest: 24 * hour,
  guestNetwork32: hour,
  guestNetwork64: hour,
  guestNetwork56: hour,
  guestNetwork48: hour,
  guests: hour,
  quarantine: hour,
  daily: 48 * hour,
  retention: 24 * hour,
}
type Scope = keyof typeof windows

const rate = (scope: Scope, bucket: string, most: number): Rate => ({
  scope,
  bucket,
  most,
  window: windows[scope],
})

/** @param secret the day's key of digests: no address can be found again from a count once it is gone */
const digest = (text: string, secret: string) =>
  createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22)

/** The rates that one enquiry from this address counts against. */
export function intakeRates(address: string, secret: string, limits = intakeLimits): Rate[] {
  return networksOf(address).map(({ size, name }) =>
    rate(`network${size}`, digest(name, secret), limits[`network${size}`]),
  )
}

/** Letters of marked enquiries that go out one by one. */
export const doubtfulRate = ({ doubtful } = intakeLimits) => rate('doubtful', '', doubtful)

/** Confirmations to guests of one network in an hour. */
const notesPerNetwork = { 32: 3, 64: 3, 56: 4, 48: 6 } as const

/**
 * Confirmations must not become a way to mail strangers: one a day to a mailbox (`name+tag` is `name`), a few an hour
 * from one network, sixty an hour in all.
 */
export function acknowledgementRates(mailbox: string, address: string, secret: string): Rate[] {
  const plain = mailbox.toLowerCase().replace(/\+[^@]*(?=@)/, '')
  return [
    rate('guest', digest(plain, secret), 1),
    ...networksOf(address).map(({ size, name }) =>
      rate(`guestNetwork${size}`, digest(name, secret), notesPerNetwork[size]),
    ),
    rate('guests', '', 60),
  ]
}

/** One alert an hour about the quarantine, however much falls into it. */
export const quarantineRate = rate('quarantine', '', 1)
/** The company gets one daily letter. @param day the ISO day on its clock */
export const dailyRate = (day: string) => rate('daily', day, 1)
/** One alert a day about a clock that retention does not trust. */
export const retentionRate = rate('retention', '', 1)
