import { describe, expect, it } from 'vitest'
import { referenceOf } from '../reference.ts'
import { storeEnquiry } from '../store.ts'
import { commandLine } from '../testing/command-line.ts'
import { newEnquiry } from '../testing/enquiries.ts'
import { useStore } from '../testing/stores.ts'

describe('the daily letter, printed', () => {
  const store = useStore('SQLite')

  it('says what waits, and leaves the letter itself to be written', async () => {
    const database = await store.open()
    const enquiry = newEnquiry({ receivedAt: Date.now() - 5 * 24 * 60 * 60_000 })
    await storeEnquiry(database, enquiry, [])
    const { code, out } = await commandLine(store.env())('daily-letter')
    expect(code).toBe(0)
    expect(out).toMatch(/^Tagesbericht \d\d\.\d\d\.\d{4}: /)
    expect(out).toContain('Überfällig: 1')
    expect(out).toContain(referenceOf(enquiry.id))
    const { subject, text } = JSON.parse((await commandLine(store.env())('daily-letter', '--json')).out)
    expect(out).toBe(`${subject}\n\n${text}\n`)
    expect(await database.db.selectFrom('rate_event').selectAll().execute()).toEqual([])
  })
})
