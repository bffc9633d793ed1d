import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { csvCell, csvLine } from './csv.ts'

describe('a cell of the export', () => {
  it.each(['=1+1', '+46 8 000000', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', ' =1+1'])(
    'that starts a formula (%j) gets an apostrophe before it',
    (text) => {
      expect(csvCell(text)).toMatch(/^"\s*'/)
    },
  )
  it('is always quoted, as RFC 4180 wants it', () => {
    expect(csvLine(['plain', 'a "word"', 'one,two', 'line\nend', 3, null])).toBe(
      '"plain","a ""word""","one,two","line\nend","3",""\r\n',
    )
  })
  it.each([
    ['x;=1+1;y', "x;'=1+1;y"],
    ['x; +1', "x; '+1"],
    ['x;"=1+1"', 'x;"\'=1+1"'],
    ['a,-1', "a,'-1"],
    ['a\tb\t@SUM(A1)', 'a b @SUM(A1)'],
    ['a\r\n=1+1', "a\n'=1+1"],
    ['a|=1', "a|'=1"],
    ['well-known; a + b', 'well-known; a + b'],
  ])('starts no formula after a separator of another locale either: %j', (text, safe) => {
    expect(parse(csvLine([text]))).toEqual([safe])
  })
  it('starts no formula wherever a spreadsheet of any locale may split the line', () => {
    const hostile = fc.string({
      unit: fc.constantFrom('=', '+', ';', ',', '"', "'", '\n', '\t', ' ', '|', 'a'),
    })
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 1, maxLength: 4 }), (cells) => {
        const pieces = csvLine(cells).split(/[;,|\t\r\n]/)
        expect(pieces.filter((piece) => /^[\s"]*[=+\-@]/.test(piece))).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })
  it('holds no control, C1 or bidi characters but line ends', () => {
    const cell = csvCell('a\u001b]0;title\u0007 \u009b31m \u202eb\u2066\nc')
    expect(cell).not.toMatch(/[^\n\P{Cc}]|[\p{Cf}]/u)
    expect(cell).toContain('\nc')
  })
  it('comes back as it went in but for apostrophes and control characters, whatever it holds', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), (cells) => {
        const bare = (text: string) => text.replaceAll("'", '').replace(/[\p{Cc}\p{Cf}\p{Co}]/gu, ' ')
        expect(parse(csvLine(cells)).map(bare)).toEqual(cells.map(bare))
      }),
      { numRuns: 2000 },
    )
  })
})

/** Reads one record by the rules of RFC 4180. */
function parse(line: string) {
  const cells: string[] = []
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy
  for (let match = cell.exec(line); match; match = cell.exec(line)) {
    cells.push(match[1]?.replaceAll('""', '"') ?? match[2]!)
    if (match[3] === '\r\n') return cells
  }
  throw new Error(`not RFC 4180: ${JSON.stringify(line)}`)
}
