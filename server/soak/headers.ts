/**
 * Security headers on every kind of answer, graded by the rules of the MDN HTTP Observatory, version of 2025
 * (mdn/mdn-http-observatory, src/grader/charts.js), without asking the Observatory: 100 points, less for
 * what is missing, more for what is strict once the points without extras reach 90; 100 and more is an A+.
 */
import { company } from '#content/company.ts'
import type { Report } from '#enquiries/soak/report.ts'
import { sendRaw, startSite } from './site.ts'

type Headers = Map<string, string>
/** Points taken or given, and for what. */
type Mark = { rule: string; points: number }

/** @param headers of one answer, names in lower case */
export function grade(headers: Headers): { points: number; marks: Mark[] } {
  const of = (name: string) => headers.get(name)?.toLowerCase()
  const policy = new Map(
    (of('content-security-policy') ?? '')
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name, ...sources]) => [name!, sources]),
  )
  const scripts = policy.get('script-src') ?? policy.get('default-src')
  const styles = policy.get('style-src') ?? policy.get('default-src')
  const frames = policy.get('frame-ancestors')
  const maxAge = Number(/max-age=(\d+)/.exec(of('strict-transport-security') ?? '')?.[1] ?? 0)
  const referrer = of('referrer-policy')
  const origins = of('access-control-allow-origin')
  const cookie = of('set-cookie')

  const contentPolicy = () => {
    if (policy.size === 0) return -25
    const unsafe = (sources?: string[]) =>
      !sources || sources.some((source) => /^'unsafe-|^data:|^https?:$|^\*$/.test(source))
    if (unsafe(scripts) || unsafe(policy.get('object-src') ?? policy.get('default-src'))) return -20
    if (unsafe(styles)) return 0
    return policy.get('default-src')?.join() === "'none'" &&
      ["'none'", "'self'"].includes(policy.get('form-action')?.join() ?? '')
      ? 10
      : 5
  }
  const marks: Mark[] = [
    { rule: 'content security policy', points: contentPolicy() },
    {
      rule: 'cookies',
      points:
        cookie === undefined ? 0 : cookie.includes('secure') ? (cookie.includes('samesite=') ? 5 : 0) : -20,
    },
    {
      rule: 'sharing across origins',
      points: origins !== undefined && of('access-control-allow-credentials') === 'true' ? -50 : 0,
    },
    {
      rule: 'referrer policy',
      points:
        referrer === undefined
          ? 0
          : ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(
                referrer,
              )
            ? 5
            : -5,
    },
    // Preloading (5 points more) is asked for by the owner of the domain, once it exists.
    { rule: 'strict transport security', points: maxAge === 0 ? -20 : maxAge < 15_768_000 ? -10 : 0 },
    // Scripts come from the site itself, so integrity attributes are not asked for.
    { rule: 'subresource integrity', points: 0 },
    { rule: 'content type options', points: of('x-content-type-options') === 'nosniff' ? 0 : -5 },
    {
      rule: 'frames',
      points:
        frames && ["'none'", "'self'"].includes(frames.join())
          ? 5
          : ['deny', 'sameorigin'].includes(of('x-frame-options') ?? '')
            ? 0
            : -20,
    },
    {
      rule: 'resource policy',
      points: ['same-origin', 'same-site'].includes(of('cross-origin-resource-policy') ?? '') ? 10 : 0,
    },
  ]
  const sum = (wanted: (mark: Mark) => boolean) =>
    marks.filter(wanted).reduce((total, { points }) => total + points, 0)
  const plain = 100 + sum(({ points }) => points < 0)
  return { points: plain >= 90 ? plain + sum(({ points }) => points > 0) : Math.max(0, plain), marks }
}

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
