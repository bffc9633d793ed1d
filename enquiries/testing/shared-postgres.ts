/** One PostgreSQL for all test files of a run, with a migrated database that each test copies: a copy costs a tenth of the migrations. */
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../database.ts'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's server and the name of its migrated database. */
    postgres: { port: number; template: string }
  }
}

/** Vitest's global setup of the project `relay`. @returns what ends the server after the run. */
export default async function setup(project: TestProject) {
  const server = await startPostgres()
  const databaseUrl = await server.database()
  const { db } = await openDatabase({ dataDir: '', databaseUrl })
  await db.destroy()
  project.provide('postgres', { port: server.port, template: new URL(databaseUrl).pathname.slice(1) })
  return () => server.stop()
}
