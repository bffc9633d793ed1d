/** Hostile forms become letters, which are parsed back: no header, recipient or tag may come from a visitor. */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import PostalMime from 'postal-mime'
import { company } from '#content/company.ts'
import { composeAcknowledgement } from '../acknowledgement.ts'
import { readEnquiry } from '../intake.ts'
import { composeLetter } from '../letter.ts'
import type { Letter } from '../write-letter.ts'
import type { Report } from './report.ts'
import { hostileForm } from './hostile-forms.ts'

const from = 'web@alisios.example'
/** Every tag that our own layouts write; a visitor's would be another, or one with other attributes. */
const ours =
  /^<(\/a|a href="https:\/\/www\.alisios\.example\/desk\/[\w./-]+" style="color:#0e4c63"|meta name="viewport" content="width=device-width"|span style="[a-z0-9:;#,%./ -]*"|\/span|br|\/?(html|head|body|div|h1|table|tr|th|td|p)( (lang="de"|role="presentation"|(width|cellspacing|cellpadding)="[\d%]+"|(align="left"|valign="top")|style="[a-z0-9:;#,%./ -]*"))*|!doctype html)>$/i

type Finding = 'headers' | 'recipients' | 'sender' | 'tags' | 'line ends' | 'attachments'

/** @returns what is wrong with a letter. */
async function findings(
  { sender, recipient, message }: Letter,
  /** `sender` is the envelope's. */
  expected: { sender: string; to: string; headers: string; replyTo: string },
): Promise<Finding[]> {
  const parsed = await PostalMime.parse(message)
  const found: Finding[] = []
  if (
    parsed.headers
      .map(({ key }) => key)
      .sort()
      .join() !== expected.headers
  )
    found.push('headers')
  const to = [...(parsed.to ?? []), ...(parsed.cc ?? []), ...(parsed.bcc ?? [])].map(({ address }) => address)
  if (recipient !== expected.to || to.join() !== lowerHost(expected.to)) found.push('recipients')
  if (
    sender !== expected.sender ||
    parsed.from?.address !== from ||
    parsed.replyTo?.map(({ address }) => address).join() !== lowerHost(expected.replyTo)
  )
    found.push('sender')
  if ((parsed.html?.match(/<[^>]*>?/g) ?? []).some((tag) => !ours.test(tag))) found.push('tags')
  if (/\r(?!\n)|(?<!\r)\n/.test(message)) found.push('line ends')
  if (parsed.attachments.length > 0) found.push('attachments')
  return found
}

/** Names of hosts are written in lower case (RFC 5321, 2.4: they mean the same). */
const lowerHost = (address: string) => address.replace(/@.*$/, (host) => host.toLowerCase())

const deskLink = 'https://www.alisios.example/desk/7KCM-3RTX/enquiry/mb3k2x1c.abcdefghijklmnopqrstuv'
const letterHeaders = 'content-type,date,from,message-id,mime-version,reply-to,subject,to'
const acknowledgementHeaders =
  'auto-submitted,content-transfer-encoding,content-type,date,from,message-id,mime-version,reply-to,subject,to'

/** @param seed so that a finding can be repeated */
export async function hostileLetters({ cases, seed = 7 }: { cases: number; seed?: number }): Promise<Report> {
  const counted: Record<Finding | 'refused' | 'letters', number> = {
    letters: 0,
    refused: 0,
    headers: 0,
    recipients: 0,
    sender: 0,
    tags: 0,
    'line ends': 0,
    attachments: 0,
  }
  let first = ''
  // fast-check's own runner shrinks what fails; here every case is counted instead.
  for (const input of fc.sample(hostileForm, { numRuns: cases, seed })) {
    const reading = readEnquiry(input)
    if (!reading.ok) {
      counted.refused++
      continue
    }
    const { fields, kind, locale } = reading
    const id = randomUUID()
    const letters: [Letter, Parameters<typeof findings>[1]][] = [
      [
        await composeLetter({ id, kind, locale, fields, receivedAt: 0, from, deskLink }),
        { sender: from, to: company.enquiryMailbox, headers: letterHeaders, replyTo: fields.email },
      ],
    ]
    if (counted.letters % 10 === 0)
      letters.push([
        await composeAcknowledgement({ id, kind, locale, fields, receivedAt: 0, from }),
        { sender: '', to: fields.email, headers: acknowledgementHeaders, replyTo: company.enquiryMailbox },
      ])
    for (const [letter, expected] of letters) {
      counted.letters++
      for (const finding of await findings(letter, expected)) {
        counted[finding]++
        first ||=
          `${finding}: ${JSON.stringify(input)} became ${JSON.stringify(letter.message.split('\r\n\r\n')[0])}`.slice(
            0,
            1500,
          )
      }
    }
  }
  const { letters, refused, ...wrong } = counted
  return {
    test: 'Hostile letters, parsed back',
    figures: {
      cases,
      letters,
      'refused at intake': refused,
      'other headers': wrong.headers,
      'added recipients': wrong.recipients,
      'other senders': wrong.sender,
      'visitor tags': wrong.tags,
      'bare line ends': wrong['line ends'],
      attachments: wrong.attachments,
      ...(first ? { first } : {}),
    },
    held: letters > cases / 4 && Object.values(wrong).every((count) => count === 0),
  }
}
