import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { openPool, refuseUnsynced } from './postgres.ts'
import type { Tables } from './tables.ts'
import { createDatabase } from './testing/postgres.ts'

let url: string
let close: (() => unknown)[] = []
beforeAll(async () => {
  url = await createDatabase(inject('postgres').port)
})
afterEach(async () => {
  for (const each of close) await each()
  close = []
})

describe('Every commit waits for the disk', () => {
  async function setting(name: string, address: string) {
    const pool = openPool(address)
    close.push(() => pool.end())
    return Object.values((await pool.query(`SHOW ${name}`)).rows[0])
  }

  it.each([
    '',
    '?options=-c%20search_path%3Dpublic',
    '?options=-c%20synchronous_commit%3Doff',
    '?options=-c%20search_path%3Dpublic&options=-c%20synchronous_commit%3Doff',
  ])('whatever the address asks for (%s)', async (options) => {
    expect(await setting('synchronous_commit', `${url}${options}`)).toEqual(['on'])
  })

  it('and the options of the address hold beside that', async () => {
    expect(
      await setting('search_path', `${url}?options=-c%20search_path%3Dcharter&application_name=alisios`),
    ).toEqual(['charter'])
  })

  it.each([
    ['off', false],
    ['local', false],
    ['remote_write', false],
    ['on', true],
    ['remote_apply', true],
  ])('or the store does not open: with %s it opens: %s', async (found, opens) => {
    const db = new Kysely<Tables>({
      dialect: new PostgresDialect({
        pool: new pg.Pool({ connectionString: url, options: `-c synchronous_commit=${found}` }),
      }),
    })
    close.push(() => db.destroy())
    const answer = await refuseUnsynced(db).catch((error: Error) => error.message)
    if (opens) expect(answer).toBeUndefined()
    else
      expect(answer).toContain(
        `it is ${found}, though each connection asks for on. Set it for the user in DATABASE_URL`,
      )
  })
})
