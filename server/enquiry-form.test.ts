import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { emptyEnquiry, emptyTrip } from '#enquiries/fields.ts'
import { relayMessage } from '#app/features/enquiry/enquiry.ts'
import { tripMessage } from '#app/features/enquiry/trip.ts'
import { enquiryForm } from './enquiry-form.ts'

/** Sends a form as it is posted without scripts to a relay elsewhere. @returns what that relay was sent */
async function forwarded(fields: Record<string, unknown>) {
  let sent = ''
  const relay = createServer((request, response) => {
    request.on('data', (part: Buffer) => (sent += part.toString()))
    request.on('end', () => response.end('{"success":"true"}'))
  })
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve))
  const enquire = enquiryForm(
    { accept: () => Promise.reject(new Error('our own relay was asked')) },
    {
      relayUrl: `http://127.0.0.1:${(relay.address() as AddressInfo).port}`,
      origin: 'https://www.alisios.example',
    },
  )
  const outcome = await enquire(
    { remoteAddress: '127.0.0.1' },
    { ...fields, _kind: 'contact', _locale: 'de' },
  )
  relay.close()
  expect(outcome).toEqual({ status: 'accepted' })
  return JSON.parse(sent) as Record<string, unknown>
}

it('sends a relay elsewhere the fields of its contract and nothing of our own', async () => {
  const enquiry = { ...emptyEnquiry, name: 'Ana', email: 'ana@example.org' }
  expect(Object.keys(await forwarded(relayMessage(enquiry, '')))).toEqual([
    'name',
    'email',
    'phone',
    'destination',
    'dates',
    'guests',
    'message',
    'subject',
    '_subject',
    '_honey',
    '_template',
  ])
})

it('sends a relay elsewhere a trip enquiry in the company’s words', async () => {
  const trip = { ...emptyTrip, name: 'Ana', chartingRegion: 'cuba' as const, departureDate: '2027-03-21' }
  expect(await forwarded(tripMessage('charter', trip, '', ''))).toMatchObject({
    chartingRegion: 'Kuba',
    departureDate: '21.03.2027',
  })
})
