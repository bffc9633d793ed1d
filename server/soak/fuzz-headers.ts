/** Header lines of nonsense. */
import fc from 'fast-check'
import { oddText } from './odd-text.ts'

export const host = fc.oneof(
  { weight: 6, arbitrary: fc.constant('localhost') },
  fc.constantFrom(
    '999.999.999.999',
    '1.2.3.4.5',
    '[::1',
    '[::1]',
    'a b',
    'x:99999',
    ':80',
    '..',
    'evil.example',
    '',
    '%',
    'localhost:0x50',
  ),
)
export const headerName = fc.oneof(
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
export const headerValue = fc.oneof(
  oddText,
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
    'W/"x"',
    '*',
  ),
)
