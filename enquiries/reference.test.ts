import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readReference, referenceOf } from './reference.ts'
import { idsOfReference, newId } from './reference-ids.ts'
import { storeEnquiry } from './store.ts'
import { commandLine, fieldsOf } from './testing/command-line.ts'
import { formRequest, newEnquiry, sentForm } from './testing/enquiries.ts'
import { storeKinds, useStore } from './testing/stores.ts'

const alphabet = '23456789CDFGHJKMNPRTVWX'
const references = fc.uuid({ version: 4 }).map(referenceOf)

describe('a reference', () => {
  it('has eight characters that are not mistaken for one another, in two groups', () => {
    fc.assert(
      fc.property(references, (text) => /^[2-9CDFGHJKMNPRTVWX]{4}-[2-9CDFGHJKMNPRTVWX]{4}$/.test(text)),
    )
  })

  it('is read in small letters, with spaces, another dash or none, and with what looks like its characters', () => {
    fc.assert(
      fc.property(references, (text) => {
        for (const typed of [
          text.toLowerCase(),
          text.replace('-', ''),
          ` ${[...text].join(' ')} `,
          text.replace('-', '–'),
          text.replaceAll('8', 'b').replaceAll('5', 's').replaceAll('2', 'z'),
        ])
          expect(readReference(typed)).toEqual({ reference: text })
      }),
    )
  })

  it('shows every single wrong character, and every two that changed places', () => {
    fc.assert(
      fc.property(references, fc.nat({ max: 7 }), fc.nat({ max: 22 }), (text, at, other) => {
        const plain = text.replace('-', '')
        const wrong = plain.slice(0, at) + alphabet[other] + plain.slice(at + 1)
        const swapped = plain.slice(0, at) + (plain[at + 1] ?? '') + plain[at] + plain.slice(at + 2)
        for (const each of [wrong, swapped])
          expect(readReference(each)).toEqual(each === plain ? { reference: text } : { problem: 'check' })
      }),
      { numRuns: 500 },
    )
  })

  it.each(['', '7KCM', '7KCM-3RTA', '7KCM-3RTXX', randomUUID()])('%s is none', (text) => {
    expect(readReference(text)).toEqual({ problem: 'form' })
  })
})

describe.each(storeKinds)('on %s, an enquiry', (kind) => {
  const store = useStore(kind)
  const client = { remoteAddress: '203.0.113.9' }

  it('is answered with its reference, and with the same one when it is sent again', async () => {
    const relay = await store.relay()
    const form = { ...sentForm, _key: 'aaaaaaaa-1111', _token: await store.token() }
    const answers = []
    for (let i = 0; i < 2; i++) answers.push(await (await relay.fetch(formRequest(form), client)).json())
    const { db } = await store.open()
    const { id } = await db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow()
    expect(answers).toEqual(
      [1, 2].map(() => expect.objectContaining({ success: 'true', reference: referenceOf(id) })),
    )
  })

  it('is found by its reference as it is typed; a misheard one is told from one that does not exist', async () => {
    const database = await store.open()
    const ids = [...Array.from({ length: 20 }, () => randomUUID()), 'ffffffff-0000-4000-8000-000000000000']
    for (const id of ids) await storeEnquiry(database, newEnquiry({ id, fields: fieldsOf({}) }), [])
    for (const id of ids) expect(await idsOfReference(database.db, referenceOf(id))).toEqual([id])
    const run = commandLine(store.env())
    const reference = referenceOf(ids[0]!)
    expect((await run('show', reference.toLowerCase().replace('-', ' '))).out).toContain(ids[0])
    const wrong = reference.slice(0, -1) + alphabet[(alphabet.indexOf(reference.at(-1)!) + 1) % 23]
    expect((await run('show', wrong)).err).toContain('its check character does not fit')
    // Made of characters that an id has, too.
    expect((await run('show', 'F2D6-7F3C')).err).toContain('its check character does not fit')
    expect((await run('show', referenceOf(await newId(database.db)))).err).toMatch(/^There is no enquiry /)
    expect((await run('list', '--limit', '50')).out).toContain(reference)
  })
})
