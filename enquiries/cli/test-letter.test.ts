import { readdirSync, readFileSync } from 'node:fs'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { company } from '#content/company.ts'
import { commandLine } from '../testing/command-line.ts'
import { mailServer } from '../testing/mail-server.ts'
import { useStore } from '../testing/stores.ts'

describe('a test letter', () => {
  const store = useStore('SQLite')

  it('goes to the enquiry mailbox through the mail server of the settings', async () => {
    const server = await mailServer()
    const { code, out } = await commandLine({ ...store.env(), SMTP_URL: server.url })('test-letter')
    expect(code).toBe(0)
    expect(out).toContain(`The mail server took a letter to ${company.enquiryMailbox}.`)
    expect(server.received.map(({ to }) => to)).toEqual([[company.enquiryMailbox]])
    const mail = await PostalMime.parse(server.received[0]!.raw)
    expect(mail.subject).toBe('Testbrief der Website')
    await server.close()
  })
  it('is refused with the name of the failure and what to do', async () => {
    const server = await mailServer({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error('no such mailbox'), { responseCode: 550 })),
    })
    const { code, err } = await commandLine({ ...store.env(), SMTP_URL: server.url })('test-letter')
    expect(code).toBe(1)
    expect(err).toMatch(/^No letter reached the mail server: recipient: .*no such mailbox/)
    expect(err).toContain('To fix it: ')
    await server.close()
  })
  it('becomes a file where no mail server is set', async () => {
    const { out } = await commandLine(store.env())('test-letter')
    const [file] = readdirSync(`${store.env().DATA_DIR}/mail`)
    expect(out).toContain(file)
    expect(readFileSync(`${store.env().DATA_DIR}/mail/${file}`, 'utf8')).toContain('Auto-Submitted')
  })
})
