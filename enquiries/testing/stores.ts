/** Runs a test file's cases on every store: `describe.each(storeKinds)('on %s', (kind) => { const store = useStore(kind) … })`. */
import { afterEach, beforeEach, inject } from 'vitest'
import { type Database, openDatabase } from '../database.ts'
import { issueToken } from '../form-token.ts'
import type { Relay } from '../relay.ts'
import { createSecrets } from '../secrets.ts'
import { createDatabase } from './postgres.ts'
import { temporaryFolder } from './folder.ts'
import { testRelay } from './relay.ts'

export const storeKinds = ['SQLite', 'PostgreSQL'] as const
export type StoreKind = (typeof storeKinds)[number]

/**
 * Gives every test an empty store of its own; what a test opened by it is closed after the test.
 * @param migrated whether its tables are there already; on SQLite the first opening makes them in any case
 */
export function useStore(kind: StoreKind, { migrated = true } = {}) {
  let place: ReturnType<typeof temporaryFolder>
  let databaseUrl: string | undefined
  let opened: (() => Promise<unknown>)[] = []

  beforeEach(async () => {
    place = temporaryFolder()
    if (kind === 'PostgreSQL') databaseUrl = await newDatabase(migrated)
  })
  afterEach(async () => {
    for (const close of opened.reverse()) await close()
    opened = []
    place.remove()
  })

  /** The environment of a relay on this store. */
  const env = (): Record<string, string> => ({
    DATA_DIR: place.folder,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  })
  return {
    get folder() {
      return place.folder
    },
    env,
    async open(): Promise<Database> {
      const database = await openDatabase({ dataDir: place.folder, databaseUrl })
      opened.push(() => database.db.destroy())
      return database
    },
    /** A form token that was given out a minute ago, or at another time. */
    async token(issued = Date.now() - 60_000): Promise<string> {
      const database = await openDatabase({ dataDir: place.folder, databaseUrl })
      const secret = await createSecrets(database).formToken()
      await database.db.destroy()
      return issueToken(secret, issued)
    },
    async relay(more: Record<string, string> = {}, now?: () => number): Promise<Relay> {
      const relay = await testRelay({ ...env(), ...more }, now)
      opened.push(() => relay.stop())
      return relay
    },
  }
}

function newDatabase(migrated: boolean) {
  const { port, template } = inject('postgres')
  return createDatabase(port, migrated ? `TEMPLATE ${template}` : '')
}
