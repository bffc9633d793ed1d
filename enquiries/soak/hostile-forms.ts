/** Forms as somebody fills them in who wants a letter to say or do something else. */
import fc from 'fast-check'

/** What people try in forms: header injection, MIME parts, addresses in disguise, tags, templates, control characters. */
const attacks = [
  '\r\nBcc: victim@example.net',
  '\nCc: victim@example.net',
  '\rTo: victim@example.net',
  '%0d%0aBcc: victim@example.net',
  '\r\n\r\n<b>body</b>',
  '\r\n.\r\nMAIL FROM:<x@example.net>\r\n',
  '"><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '</td></tr></table><h1>',
  '<!-- ',
  ']]>',
  '&lt;b&gt;',
  '{{7*7}}',
  '${7*7}',
  'a@example.org, victim@example.net',
  'a@example.org\r\nBcc: v@example.net',
  '"a@example.org" <victim@example.net>',
  'a@example.org;victim@example.net',
  '=?utf-8?q?=0d=0aBcc:_v@example.net?=',
  'victim@example.net>, <b@example.net',
  '\u0000',
  '\u2028',
  '\u202e',
  '\ufeff',
  '\ud800',
  'x'.repeat(998),
  '.\r\n..\r\n',
  'From here',
  '--boundary--',
  'Content-Type: text/html',
  '\u0085Bcc: v@example.net',
  '\u000bBcc: v@example.net',
]
const piece = fc.oneof(
  fc.constantFrom(...attacks),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ maxLength: 30 }),
)
const hostile = fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join(''))
export const name = fc.oneof(hostile, fc.constantFrom('Ana', 'Söderström, Ana', 'O"Brien <x>'))
const local = fc.stringMatching(/^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,20}$/)
const email = fc.oneof(
  { weight: 3, arbitrary: local.map((part) => `${part}@example.org`) },
  { weight: 1, arbitrary: hostile.map((text) => `ana@example.org${text}`) },
)
export const hostileForm = fc.record({
  name,
  email,
  phone: hostile,
  destination: hostile,
  dates: hostile,
  message: hostile,
  budget: hostile,
  additional: hostile,
  offer: hostile,
  activities: fc.array(hostile, { maxLength: 3 }),
  _kind: fc.constantFrom('contact', 'fly-sail', 'charter', '\r\nBcc: v@example.net'),
  _locale: fc.constantFrom('es', 'en', 'de', '<b>'),
})
