import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { csvCell, csvLine } from './csv.ts'

describe('a cell of the export', () => {
  it.each(['=1+1', '+46 8 000000', '-1', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1+1'])(
    'that starts a formula (%j) gets an apostrophe before it',
    (text) => {
      expect(csvCell(text).replace(/^"/, '')).toMatch(/^'/)
    },
  )
  it('is quoted where RFC 4180 wants it', () => {
    expect(csvLine(['plain', 'a "word"', 'one,two', 'line\nend', 3, null])).toBe(
      'plain,"a ""word""","one,two","line\nend",3,\r\n',
    )
  })
  it('comes back as it went in but for the apostrophe, whatever it holds', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (cells) => {
        expect(parse(csvLine(cells))).toEqual(
          cells.map((cell) => (/^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/.test(cell) ? `'${cell}` : cell)),
        )
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
