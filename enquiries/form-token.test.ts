import { describe, expect, it } from 'vitest'
import { checkToken, issueToken } from './form-token.ts'
import { createSecrets, removeOldSecrets } from './secrets.ts'
import { storeKinds, useStore } from './testing/stores.ts'

const t = Date.UTC(2026, 10, 22, 12)
const day = 24 * 60 * 60_000

it.each([
  ['after three seconds', 3000, 'valid'],
  ['after a week', 7 * day, 'valid'],
  ['in under three seconds', 2999, 'too fast'],
  ['after more than a week', 7 * day + 1, 'invalid'],
  ['before it was given out', -60_000, 'invalid'],
])('a form sent %s carries a token that is %3$s', (_, age, state) => {
  expect(checkToken(issueToken('secret', t), 'secret', t + age)).toBe(state)
})

it.each([
  ['none', undefined],
  ['one that is no text', 12],
  ['an empty one', ''],
  ['one without a signature', t.toString(36)],
  ['one with another date', `${(t - day).toString(36)}.${issueToken('secret', t).split('.')[1]}`],
  ['one of another key', issueToken('other', t)],
  ['an endless one', `${t.toString(36)}.${'x'.repeat(10_000)}`],
])('a form with %s has no valid token', (_, token) => {
  expect(checkToken(token, 'secret', t + 10_000)).toBe('invalid')
})

describe.each(storeKinds)('on %s, secrets', (kind) => {
  const store = useStore(kind)

  it('are the same for all processes on the store, however many ask at once', async () => {
    const databases = await Promise.all([store.open(), store.open(), store.open()])
    const asked = await Promise.all(databases.map((each) => createSecrets(each).formToken()))
    expect(new Set(asked).size).toBe(1)
    expect(asked[0]).toHaveLength(43)
  })

  it('of digests change daily, and the old one is removed', async () => {
    const database = await store.open()
    const secrets = createSecrets(database)
    const [today, later, tomorrow] = [
      await secrets.digest(t),
      await secrets.digest(t + 1000),
      await secrets.digest(t + day),
    ]
    expect(later).toBe(today)
    expect(tomorrow).not.toBe(today)
    const token = await secrets.formToken()
    await removeOldSecrets(database.db, t + day)
    const left = await database.db.selectFrom('secret').select(['name', 'value']).orderBy('name').execute()
    expect(left).toEqual([
      { name: 'digest', value: tomorrow },
      { name: 'form-token', value: token },
    ])
  })
})
