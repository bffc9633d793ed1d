/**
 * A dated token that the server signs when a guest first touches a form, so that the time a form was open is our word
 * and not the browser's. Pages are stored and the same for everybody; the browser therefore asks for it (GET /ajax/token).
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { clockToleranceMs } from './clock.ts'

/** Filled in faster than this in milliseconds, a form was probably filled by a machine or by autofill. */
const minFillMs = 3000
/** Milliseconds for which a token holds: a form may stay open for days. */
const maxAgeMs = 7 * 24 * 60 * 60_000

export type TokenState = 'valid' | 'too fast' | 'invalid'

const signature = (issued: string, secret: string) =>
  createHmac('sha256', secret).update(`form ${issued}`).digest('base64url')

/** @returns the time in base 36 and its signature, 52 characters in all. */
export function issueToken(secret: string, now: number): string {
  const issued = now.toString(36)
  return `${issued}.${signature(issued, secret)}`
}

export function checkToken(token: unknown, secret: string, now: number): TokenState {
  if (typeof token !== 'string' || token.length > 100) return 'invalid'
  const [issued = '', given = ''] = token.split('.')
  const [expected, found] = [signature(issued, secret), given].map((text) => Buffer.from(text))
  if (expected!.length !== found!.length || !timingSafeEqual(expected!, found!)) return 'invalid'
  const age = now - Number.parseInt(issued, 36)
  if (age < -clockToleranceMs || age > maxAgeMs) return 'invalid'
  return age < minFillMs ? 'too fast' : 'valid'
}
