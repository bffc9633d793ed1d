/** What breaks careless readers of addresses, headers and bodies. */
import fc from 'fast-check'

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
  '__proto__',
  'constructor',
  '.env',
  '.data',
  '?lang=xx',
  '?_routes=',
  ';',
  ':@',
  'a'.repeat(2500),
]
export const oddText = fc.oneof(
  fc.constantFrom(...odd),
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.stringMatching(/^[\w./%-]{0,20}$/),
)
