/** Loaded before a relay (`node --import`), weakens its database after the relay has asked for safety: the counter-proof that the sync test can fail. */
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'

const prepare = DatabaseSync.prototype.prepare
DatabaseSync.prototype.prepare = function (text) {
  if (text === 'BEGIN IMMEDIATE') this.exec('PRAGMA synchronous = NORMAL')
  return prepare.call(this, text)
}

type Startup = { startup: (settings: Record<string, string>) => void }
const connection = pg.Connection.prototype as unknown as Startup
const startup = connection.startup
connection.startup = function (settings) {
  startup.call(this, { ...settings, options: '-c synchronous_commit=off' })
}
