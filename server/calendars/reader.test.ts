import { expect, it } from 'vitest'
import { createReader } from './reader.ts'
import { canary, icsFile, testDay, weekFrom } from './testing.ts'

const options = { home: 'san-blas', today: testDay } as const

it('reads a calendar in a thread of its own', async () => {
  const { busy } = await createReader()(icsFile(weekFrom('2027-02-06')), options)
  expect(busy).toEqual([{ first: '2027-02-06', ashore: '2027-02-13', state: 'booked' }])
})
it('gives up a calendar whose repetitions have no end, while everything else goes on', async () => {
  const endless = icsFile([
    'DTSTART:20200206T000000',
    `SUMMARY:${canary}`,
    'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31',
  ])
  await expect(createReader(1500)(endless, options)).rejects.toThrow('takes longer than 1.5 seconds to read')
})
it('says what is wrong with a calendar, and nothing of what stands in it', async () => {
  const broken = icsFile(['DTSTART:20270206', `SUMMARY ${canary}`])
  await expect(createReader()(broken, options)).rejects.toThrow(/^line 7 is no line of a calendar$/)
})
