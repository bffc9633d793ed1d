/** Requests of nonsense, as bytes. */
import fc from 'fast-check'
import { company } from '#content/company.ts'
import { sitePaths } from '../page-address.ts'
import { headerName, headerValue, host } from './fuzz-headers.ts'
import { oddText } from './odd-text.ts'
import { body } from './fuzz-bodies.ts'

const mailbox = `/ajax/${company.enquiryMailbox}`
const path = fc.oneof(
  { weight: 3, arbitrary: fc.array(oddText, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`) },
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
        oddText,
      )
      .map((parts) => parts.join('')),
  },
  { weight: 3, arbitrary: fc.constant(mailbox) },
)
/** Pages with slashes, letters and codes where none belong. */
const oddPage = fc
  .tuple(
    fc.constantFrom(...sitePaths()),
    fc.constantFrom(
      '',
      '/',
      '//',
      '///',
      '//x',
      '/.',
      '/%2F',
      '%20',
      '.data',
      '//.data',
      '/_.data',
      '?_routes=root',
      '?days=7',
    ),
    fc.constantFrom('', '', '/', '//'),
  )
  .map(([page, end, start]) => `${start}${page}${end}`)
export const fuzzedRequest = fc.record({
  host,
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
  path: fc.oneof({ weight: 3, arbitrary: path }, { weight: 1, arbitrary: oddPage }),
  body,
  json: fc.boolean(),
  sized: fc.integer({ min: 0, max: 9 }),
  headers: fc.array(fc.tuple(headerName, headerValue), { maxLength: 4 }),
})

/** One in ten tells a length that is not its own. */
export function write({
  host,
  method,
  path,
  body,
  json,
  sized,
  headers,
}: {
  host: string
  method: string
  path: string
  body: string
  json: boolean
  sized: number
  headers: [string, string][]
}): Buffer {
  const length = sized === 0 ? [] : [['Content-Length', String(Buffer.byteLength(body))]]
  const lines = [
    ['Host', host],
    ['Connection', 'close'],
    ...(json ? [['Content-Type', 'application/json']] : []),
    ...length,
    ...headers,
  ]
  return Buffer.from(
    `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n${body}`,
  )
}
