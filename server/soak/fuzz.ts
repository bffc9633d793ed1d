/** Nonsense for the endpoint, paths and headers of the real server: never a 5xx, a leak, or a crash. */
import fc from 'fast-check'
import { company } from '#content/company.ts'
import type { Report } from '#enquiries/soak/report.ts'
import { sendRaw, startSite } from './site.ts'

const mailbox = `/ajax/${company.enquiryMailbox}`
const odd = [
  '%',
  '%00',
  '%zz',
  '%c0%ae%c0%ae/',
  '..',
  '../../etc/passwd',
  '//',
  '/\\',
  '\\',
  '?',
  '#',
  '*',
  '\u0000',
  '\t',
  '\u00ff',
  '"',
  "'",
  '<script>',
  '${7*7}',
  '{{7*7}}',
  '__proto__',
  'constructor',
  '.env',
  '.git/config',
  'server/index.js',
  '.data',
  '?lang=xx',
  '?_routes=',
  ';',
  ':',
  '@',
  'a'.repeat(2500),
  '%E0%A4%A',
]
const text = fc.oneof(
  fc.constantFrom(...odd),
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.stringMatching(/^[\w./%-]{0,20}$/),
)
const path = fc.oneof(
  { weight: 3, arbitrary: fc.array(text, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          '/',
          '/fleet',
          '/assets/',
          '/pictures/',
          '/contact',
          '/readyz',
          '/healthz',
          '/robots.txt',
          '/sitemap.xml',
          mailbox,
          '/ajax/',
        ),
        text,
      )
      .map((parts) => parts.join('')),
  },
  { weight: 3, arbitrary: fc.constant(mailbox) },
)
const headerName = fc.oneof(
  fc.constantFrom(
    'Accept',
    'Accept-Encoding',
    'Accept-Language',
    'Cookie',
    'If-None-Match',
    'If-Modified-Since',
    'Range',
    'Origin',
    'Sec-Fetch-Site',
    'Content-Type',
    'Idempotency-Key',
    'X-Forwarded-For',
    'X-Forwarded-Proto',
    'X-Forwarded-Host',
    'Referer',
    'Expect',
    'Transfer-Encoding',
    'Content-Length',
    'Upgrade',
    'Connection',
    'Host',
    '__proto__',
    'X-HTTP-Method-Override',
  ),
  fc.stringMatching(/^[A-Za-z-]{1,15}$/),
)
const headerValue = fc.oneof(
  text,
  fc.constantFrom(
    'application/json',
    'application/json; charset=utf-8',
    'null',
    'https://evil.example',
    'gzip, br;q=0',
    'bytes=0-',
    'bytes=9-1',
    'chunked',
    '-1',
    '99999999',
    '127.0.0.1',
    '1, 2, 3',
    'same-origin',
    'websocket',
    'W/"x"',
    '*',
  ),
)
const field = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  text,
  fc.constantFrom('x'.repeat(40_000), ['a'], { a: 1 }, null, 1e308),
)
const body = fc.oneof(
  fc
    .dictionary(
      fc.constantFrom(
        'name',
        'email',
        'message',
        'guests',
        'services',
        '_key',
        '_locale',
        '_kind',
        '_token',
        '_honey',
        '__proto__',
        'constructor',
      ),
      field,
      { maxKeys: 6 },
    )
    .map((value) => JSON.stringify(value)),
  text,
  fc.constantFrom(
    '',
    '{',
    '[]',
    'null',
    '"x"',
    '[['.repeat(10_000),
    '{"__proto__":{"name":"x"}}',
    '\ufeff{}',
    '{"name":"Ana","email":"ana@example.org"}',
    'name=Ana&email=ana@example.org',
  ),
)
const request = fc.record({
  method: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('GET', 'POST') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'HEAD',
        'PUT',
        'DELETE',
        'OPTIONS',
        'TRACE',
        'PATCH',
        'CONNECT',
        'get',
        'BREW',
      ),
    },
  ),
  path,
  body,
  json: fc.boolean(),
  sized: fc.integer({ min: 0, max: 9 }),
  headers: fc.array(fc.tuple(headerName, headerValue), { maxLength: 4 }),
})

/** One in ten tells a length that is not its own. */
function write({
  method,
  path,
  body,
  json,
  sized,
  headers,
}: {
  method: string
  path: string
  body: string
  json: boolean
  sized: number
  headers: [string, string][]
}): Buffer {
  const length = sized === 0 ? [] : [['Content-Length', String(Buffer.byteLength(body))]]
  const lines = [
    ['Host', 'localhost'],
    ['Connection', 'close'],
    ...(json ? [['Content-Type', 'application/json']] : []),
    ...length,
    ...headers,
  ]
  return Buffer.from(
    `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n${body}`,
  )
}

/** Stack traces, paths of sources and names of our libraries tell an attacker what runs here. */
const leaks = [
  /\n\s+at .+:\d+:\d+/,
  /node_modules/,
  /file:\/\//,
  /\/(work|home|root|usr|srv|app)\/[\w.-]+\//,
  /SQLITE_|SqliteError|PostgresError/,
  /node:internal/,
  /X-Powered-By/i,
]

export async function fuzz({
  cases,
  seed = 11,
  atOnce = 16,
}: {
  cases: number
  seed?: number
  atOnce?: number
}): Promise<Report> {
  const site = await startSite({ LOG_LEVEL: 'silent' })
  // Node hangs up on CONNECT: this is no proxy.
  const counted = { answers: 0, 'no answer to CONNECT': 0, 'no answer else': 0, '5xx': 0, leaks: 0 }
  const statuses = new Map<number, number>()
  let first = ''
  const batch = 2000
  try {
    for (let done = 0; done < cases; done += batch) {
      const requests = fc
        .sample(request, { numRuns: Math.min(batch, cases - done), seed: seed + done })
        .map(write)
      let next = 0
      const sender = async () => {
        while (next < requests.length) {
          const bytes = requests[next++]!
          const answer = await sendRaw(site.port, bytes)
          const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
          // A site's own page may speak of anything; what leaks stands in errors and heads.
          const told = status >= 400 ? answer : answer.split('\r\n\r\n')[0]!
          const leak = leaks.find((pattern) => pattern.test(told))
          if (status === 0)
            counted[
              bytes.toString('latin1', 0, 8) === 'CONNECT ' ? 'no answer to CONNECT' : 'no answer else'
            ]++
          else counted.answers++
          if (status >= 500) counted['5xx']++
          if (leak) counted.leaks++
          if (status >= 500 || leak)
            first ||= `${leak ?? status}: ${JSON.stringify(bytes.toString('utf8').slice(0, 300))} got ${JSON.stringify(answer.slice(0, 300))}`
        }
      }
      await Promise.all(Array.from({ length: atOnce }, sender))
    }
    const alive = (
      await sendRaw(site.port, 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    ).startsWith('HTTP/1.1 200')
    const told = [...statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${status || 'none'}: ${count}`)
      .join('; ')
    return {
      test: 'Fuzz of the endpoint, paths and headers, the built server',
      figures: {
        cases,
        ...counted,
        'still alive': alive ? 'yes' : 'no',
        statuses: told,
        ...(first ? { first } : {}),
      },
      held: alive && counted['5xx'] === 0 && counted.leaks === 0 && counted['no answer else'] === 0,
    }
  } finally {
    await site.close()
  }
}
