import { expect, it } from 'vitest'
import { parseRelayConfig } from './config.ts'

it('names every wrong variable and what it must be, and repeats no secret', () => {
  const SMTP_URL = 'mail.example.com:secret'
  expect(() => parseRelayConfig({ SMTP_URL, ROLE: 'boss', RETENTION_DAYS: '' })).toThrow(
    `The settings cannot be used. Correct these environment variables:
  SMTP_URL: must be an address such as smtps://user:password@mail.example.com:465
  ROLE: must be web, worker or all (it is "boss")`,
  )
})
