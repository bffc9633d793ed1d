/** Marked personal data goes in by every door; then every line that the server wrote is searched for it. */
import { setTimeout as sleep } from 'node:timers/promises'
import { company } from '#content/company.ts'
import { scriptedMailServer } from '#enquiries/soak/mail-script.ts'
import { post } from '#enquiries/soak/client.ts'
import { openPlace, type StoreChoice } from '#enquiries/soak/place.ts'
import type { Report } from '#enquiries/soak/report.ts'
import { sendRaw, startSite } from './site.ts'

/** Marks that occur nowhere else, in every spelling in which a log could carry them. */
const marks = ['Zebrafink', 'quokkamail', 'Wombatgasse', '0815471112', 'Nacktmull']
const marked = {
  name: 'Zebrafink Quirin',
  email: 'quokkamail@example.org',
  phone: '+49 0815471112',
  destination: 'Wombatgasse 7',
  message: 'Nacktmull and two friends',
  guests: '2',
}

/** The mail server repeats addresses in its refusals, as many do. */
export async function privateLogs(choice: StoreChoice): Promise<Report> {
  const place = await openPlace(choice)
  let refusals = 0
  const mail = await scriptedMailServer((phase) =>
    phase === 'RCPT' && refusals++ < 2
      ? { say: `550 <${marked.email}> from ${marked.name} is not welcome` }
      : undefined,
  )
  const site = await startSite({
    ...place.env,
    LOG_LEVEL: 'trace',
    TRUST_PROXY: '1',
    SMTP_URL: mail.url,
    ACKNOWLEDGEMENT: 'on',
  })
  let sent = 0
  const send = (key: string, form: object, address = '198.51.100.1') => (
    sent++,
    post(site.port, key, form, 30_000, {
      'x-forwarded-for': address,
      referer: `https://x.example/?${marked.name}`,
    }).catch(() => undefined)
  )
  const raw = (head: string, body: string) => (
    sent++,
    sendRaw(
      site.port,
      `${head} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`.concat(
        `Origin: https://www.alisios.example\r\n`,
        head.includes('contact')
          ? 'Content-Type: application/x-www-form-urlencoded\r\n\r\n'
          : 'Content-Type: application/json\r\n\r\n',
        body,
      ),
    )
  )
  try {
    await send('marked-accepted', marked)
    await send('marked-accepted', marked)
    await send('marked-accepted', { ...marked, message: 'Nacktmull again' })
    await send('marked-honeypot', { ...marked, _honey: marked.name }, '198.51.100.2')
    await send('marked-forged-token', { ...marked, _token: marked.name }, '198.51.100.3')
    await send('marked-invalid', { ...marked, email: `${marked.email} or so` }, '198.51.100.4')
    await send('marked-guests', { ...marked, guests: marked.phone }, '198.51.100.5')
    for (let i = 0; i < 8; i++) await send(`marked-limited-${i}`, marked, '198.51.100.6')
    await send('marked-too-large', { ...marked, message: marked.message.repeat(3000) }, '198.51.100.7')
    await raw(`POST /ajax/${company.enquiryMailbox}?name=Zebrafink`, `{"name":"${marked.name}`)
    await raw(`POST /ajax/${marked.email}`, JSON.stringify(marked))
    await raw('POST /contact', new URLSearchParams({ ...marked, _form: 'contact' }).toString())
    await raw(`GET /contact?message=Nacktmull&email=${marked.email}`, '')
    await raw('POST /contact', `name=${marked.name}&%zz`)
    await sleep(3000) // The worker meets the refusals.
    await site.kill('SIGTERM')
    const { db } = await place.open()
    const details = (await db.selectFrom('outbox').select('detail').execute()).map(
      ({ detail }) => detail ?? '',
    )
    const stored = await db.selectFrom('enquiry').select('id').execute()
    const hits = site.said.filter((line) =>
      marks.some((mark) => line.toLowerCase().includes(mark.toLowerCase())),
    )
    const addresses = details.filter((detail) => detail.includes(marked.email)).length
    return {
      test: `Marked personal data in the log, the built server, ${place.name}`,
      figures: {
        'requests with marks': sent,
        stored: stored.length,
        'log lines': site.said.length,
        'refusals by mail': Math.min(refusals, 2),
        hits: hits.length,
        'addresses in kept refusals': addresses,
        ...(hits[0] ? { first: hits[0].slice(0, 200) } : {}),
      },
      held:
        hits.length === 0 && addresses === 0 && stored.length >= 8 && refusals > 0 && site.said.length > 10,
    }
  } finally {
    await site.close()
    await mail.close()
    await place.close()
  }
}
