/** Loaded before a relay (`node --import`), weakens its database after the relay has asked for safety: the counter-proof that the sync test can fail. */
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'

const prepare = DatabaseSync.prototype.prepare
DatabaseSync.prototype.prepare = function (text) {
  if (text === 'BEGIN IMMEDIATE') this.exec('PRAGMA synchronous = NORMAL')
  return prepare.call(this, text)
}

const connection = pg.Connection.prototype as unknown as { query: (text: string) => void }
const query = connection.query
connection.query = function (text) {
  query.call(this, text === 'begin' ? 'begin; SET LOCAL synchronous_commit = off' : text)
}
