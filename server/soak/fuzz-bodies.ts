/** Bodies of nonsense. */
import fc from 'fast-check'
import { oddText } from './odd-text.ts'

const field = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  oddText,
  fc.constantFrom('x'.repeat(40_000), ['a'], { a: 1 }, null, 1e308),
)
export const body = fc.oneof(
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
  oddText,
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
