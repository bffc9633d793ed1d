/**
 * Looks at the bytes of the contents before anything reads them: a file saved in another encoding, and what a merge left
 * behind. Part of the check of the contents.
 */
import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../content/', import.meta.url)
const conflict = /^(<{7} |={7}$|>{7} )/

/** A line for each flaw, with file, line and what to do. */
export function fileFlaws(files = contentFiles()): string[] {
  return files.flatMap(({ name, bytes }) => [...encodingFlaws(name, bytes), ...conflictFlaws(name, bytes)])
}

export type ContentFile = { name: string; bytes: Uint8Array }
function contentFiles(): ContentFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|md|ics)$/.test(name))
    .toSorted()
    .map((name) => ({ name: `content/${name}`, bytes: readFileSync(new URL(name, folder)) }))
}

function encodingFlaws(name: string, bytes: Uint8Array): string[] {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return []
  } catch {
    const lines = Buffer.from(bytes).toString('latin1').split('\n')
    const line = lines.findIndex((each) => !isUtf8(Buffer.from(each, 'latin1'))) + 1
    return [
      `${name}, line ${line}: the file is not saved as UTF-8 (Windows-1252, perhaps). Save it as UTF-8 and look at its accents`,
    ]
  }
}

function isUtf8(bytes: Uint8Array): boolean {
  return Buffer.from(bytes).equals(Buffer.from(Buffer.from(bytes).toString('utf8'), 'utf8'))
}

function conflictFlaws(name: string, bytes: Uint8Array): string[] {
  const lines = Buffer.from(bytes).toString('utf8').split(/\r?\n/)
  return lines.flatMap((line, i) =>
    conflict.test(line)
      ? [
          `${name}, line ${i + 1}: a merge left "${line.slice(0, 20)}". Keep one of the two versions and delete these lines`,
        ]
      : [],
  )
}
