/** Security headers on every kind of answer that the built server gives, graded by observatory.ts. */
import { company } from '#content/company.ts'
import type { Report } from '#enquiries/soak/report.ts'
import { sendRaw, startSite } from './site.ts'
import { type Headers, grade } from './observatory.ts'

const mailbox = `/ajax/${company.enquiryMailbox}`
/** One request for each kind of answer that the server has: name, first line, further header lines, body, status expected. */
const kinds: [string, string, string[], string, number][] = [
  ['page', 'GET /', [], '', 200],
  ['page, HEAD', 'HEAD /', [], '', 200],
  ['page by language', 'GET /contact?lang=de', [], '', 200],
  ['unknown page', 'GET /no-such-page', [], '', 404],
  ['old address', 'GET /en/services_group/home/', [], '', 308],
  ['wrong method', 'DELETE /contact', [], '', 405],
  ['bad path', 'GET /%zz', [], '', 404],
  ['long path', `GET /${'a'.repeat(2100)}`, [], '', 404],
  ['static file', 'GET /robots.txt', [], '', 200],
  ['security.txt', 'GET /.well-known/security.txt', [], '', 200],
  ['missing asset', 'GET /assets/none.js', [], '', 404],
  ['health', 'GET /healthz', [], '', 200],
  ['readiness', 'GET /readyz', [], '', 200],
  [
    'enquiry accepted',
    `POST ${mailbox}`,
    ['Content-Type: application/json'],
    '{"name":"Ana","email":"ana@example.org","_key":"headers-0001"}',
    200,
  ],
  ['enquiry invalid', `POST ${mailbox}`, ['Content-Type: application/json'], '{}', 422],
  [
    'enquiry of another site',
    `POST ${mailbox}`,
    ['Content-Type: application/json', 'Origin: https://evil.example'],
    '{}',
    403,
  ],
  ['enquiry in another type', `POST ${mailbox}`, ['Content-Type: text/plain'], '{}', 415],
  [
    'enquiry too large',
    `POST ${mailbox}`,
    ['Content-Type: application/json'],
    JSON.stringify({ name: 'x'.repeat(40_000) }),
    413,
  ],
  ['enquiry not posted', `GET ${mailbox}`, [], '', 405],
  ['unknown mailbox', 'POST /ajax/nobody', ['Content-Type: application/json'], '{}', 404],
  [
    'form without script',
    'POST /contact',
    ['Content-Type: application/x-www-form-urlencoded'],
    '_form=contact',
    422,
  ],
  ['no form', 'POST /contact', ['Content-Type: application/json'], '{}', 400],
]

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)

function headersOf(answer: string): Headers {
  const [head = ''] = answer.split('\r\n\r\n')
  return new Map(
    head
      .split('\r\n')
      .slice(1)
      .map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
  )
}

export async function headers({ promised = 130 } = {}): Promise<Report> {
  const site = await startSite({ LOG_LEVEL: 'silent' })
  const ask = (line: string, lines: string[], body: string) =>
    sendRaw(
      site.port,
      `${line} HTTP/1.1\r\n${['Host: localhost', 'Connection: close', ...(body ? [`Content-Length: ${Buffer.byteLength(body)}`] : []), ...lines].join('\r\n')}\r\n\r\n${body}`,
    )
  try {
    const graded: { name: string; status: number; points: number; lost: string }[] = []
    const surprises: string[] = []
    const note = (name: string, answer: string, expected: number) => {
      const status = statusOf(answer)
      if (status !== expected) surprises.push(`${name}: ${status} instead of ${expected}`)
      const { points, marks } = grade(headersOf(answer))
      graded.push({
        name,
        status,
        points,
        lost: marks
          .filter((mark) => mark.points <= 0)
          .map(({ rule, points }) => `${rule} ${points}`)
          .join(', '),
      })
    }
    for (const [name, line, lines, body, expected] of kinds)
      note(name, await ask(line, lines, body), expected)
    const page = await ask('GET /', [], '')
    note('unchanged page', await ask('GET /', [`If-None-Match: ${headersOf(page).get('etag')}`], ''), 304)
    const asset = /\/assets\/[\w.-]+\.js/.exec(page)?.[0] ?? '/assets/unknown'
    note('script', await ask(`GET ${asset}`, [], ''), 200)
    const least = graded.toSorted((a, b) => a.points - b.points)[0]!
    const short = graded
      .filter(({ points }) => points < promised)
      .map(({ name, points, lost }) => `${name} ${points} (${lost})`)
    return {
      test: 'Security headers by the Observatory’s rules, the built server',
      figures: {
        'kinds of answer': graded.length,
        'fewest points': least.points,
        ...(short.length > 0 ? { below: short.join('; ') } : {}),
        ...(surprises.length > 0 ? { surprises: surprises.join('; ') } : {}),
      },
      held: short.length === 0 && surprises.length === 0,
    }
  } finally {
    await site.close()
  }
}
