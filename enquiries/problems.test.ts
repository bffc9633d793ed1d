import { mkdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseRelayConfig } from './config.ts'
import { storeProblem } from './problems.ts'
import { testRelay } from './testing/relay.ts'
import { useStore } from './testing/stores.ts'

async function problemOf(env: Record<string, string>) {
  const error = await testRelay(env).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return storeProblem(error, parseRelayConfig(env)).message
}

describe('a store that cannot be opened', () => {
  const store = useStore('PostgreSQL')

  it('is told with the host, the variable and the remedy, without the password', async () => {
    const DATABASE_URL = store.env().DATABASE_URL!
    const wrong = new URL(DATABASE_URL)
    wrong.password = 'wrong-password'
    const message = await problemOf({ ...store.env(), DATABASE_URL: wrong.href })
    expect(message).toContain(
      `PostgreSQL at ${wrong.host} (DATABASE_URL) cannot be used: password authentication failed`,
    )
    expect(message).toContain('To fix it: check user and password in DATABASE_URL')
    expect(message).not.toContain('wrong-password')
  })
  it('is told with its path where it is a file', async () => {
    mkdirSync(`${store.folder}/enquiries.sqlite`)
    expect(await problemOf({ DATA_DIR: store.folder })).toBe(
      `The database ${store.folder}/enquiries.sqlite (DATA_DIR) cannot be used: unable to open database file.\nTo fix it: give the user of this process the right to write to DATA_DIR and to every file in it.`,
    )
  })
})
