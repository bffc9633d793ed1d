/** Loaded before a relay (`node --import`), weakens SQLite after the relay has checked it: the counter-proof that the sync test can fail. */
import { DatabaseSync } from 'node:sqlite'

const prepare = DatabaseSync.prototype.prepare
DatabaseSync.prototype.prepare = function (text) {
  if (text === 'BEGIN IMMEDIATE') this.exec('PRAGMA synchronous = NORMAL')
  return prepare.call(this, text)
}
