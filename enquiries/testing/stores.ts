/** Runs a test file's cases on every store: `describe.each(storeKinds)('on %s', (kind) => { const store = useStore(kind) … })`. */
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { type Database, openDatabase } from '../database.ts'
import type { Relay } from '../relay.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'
import { temporaryFolder } from './folder.ts'
import { testRelay } from './relay.ts'

export const storeKinds = ['SQLite', 'PostgreSQL'] as const
export type StoreKind = (typeof storeKinds)[number]

/** Milliseconds for a server to start on a busy machine. */
const starting = 60_000

/** Gives every test an empty store of its own; what a test opened by it is closed after the test. */
export function useStore(kind: StoreKind) {
  let postgres: TestPostgres | undefined
  let place: ReturnType<typeof temporaryFolder>
  let databaseUrl: string | undefined
  let opened: (() => Promise<unknown>)[] = []

  beforeAll(async () => {
    if (kind === 'PostgreSQL') postgres = await startPostgres()
  }, starting)
  afterAll(() => postgres?.stop(), starting)
  beforeEach(async () => {
    place = temporaryFolder()
    databaseUrl = await postgres?.database()
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
    get server() {
      return postgres!
    },
    env,
    async open(): Promise<Database> {
      const database = await openDatabase({ dataDir: place.folder, databaseUrl })
      opened.push(() => database.db.destroy())
      return database
    },
    async relay(more: Record<string, string> = {}, now?: () => number): Promise<Relay> {
      const relay = await testRelay({ ...env(), ...more }, now)
      opened.push(() => relay.stop())
      return relay
    },
  }
}
