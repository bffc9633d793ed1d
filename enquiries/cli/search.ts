/** The command search: enquiries that hold every word, however it is spelt. */
import { type FieldId, fieldIds, inGerman } from '../fields.ts'
import type { Context } from './context.ts'
import { countEnquiries, type Overview, readEnquiries } from './enquiries.ts'
import { jsonText } from './terminal.ts'
import { progressBar } from './progress-bar.ts'
import { overviewTable, asJson, type ListOptions } from './list.ts'

export async function search(
  { database, terminal }: Context,
  words: string[],
  { limit, json, ...filter }: ListOptions,
) {
  const db = await database()
  const wanted = words.map(spellings)
  const bar = progressBar(terminal, 'Searching', await countEnquiries(db, filter))
  const rows: Overview[] = []
  let read = 0
  for await (const row of readEnquiries(db, filter)) {
    bar.at(++read)
    const texts = spellings(
      [row.reference, row.id, ...fieldIds.flatMap((id) => searched(id, row.fields[id]))].join('\n'),
    )
    const holds = (word: string[]) => word.some((each) => texts.some((text) => text.includes(each)))
    if (wanted.every(holds) && rows.push(row) >= limit) break
  }
  bar.end()
  if (json) return terminal.out(jsonText(rows.map(asJson)))
  await terminal.out(
    rows.length === 0
      ? `Nothing found in ${read} enquiries.\n`
      : `${overviewTable(rows, terminal.colour)}\n${rows.length} found${rows.length >= limit ? ' (--limit shows more)' : ''}.\n`,
  )
}

/** A field as it is stored and as the letter shows it: a search finds both `catamaran` and "Katamaran". */
const searched = (id: FieldId, value: string | string[] = '') => [value, inGerman(id, value)].flat()

/** Letters that are written as two where a keyboard lacks them, and those that no decomposition parts. */
const asTwo: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa' }
const apart: Record<string, string> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd' }

/** Without case and accents, in both spellings: "soderstrom" and "soederstroem" find "Söderström", and the other way round. */
function spellings(text: string): string[] {
  const lower = text.toLowerCase().normalize('NFC')
  const pairs = lower.replace(/[äöüå]/g, (letter) => asTwo[letter]!)
  return [...new Set([lower, pairs].map(plainLetters))]
}

const plainLetters = (text: string) =>
  text
    .replace(/[ßøæœłđ]/g, (letter) => apart[letter]!)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
