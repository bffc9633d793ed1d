/** A folder that a test has to itself and takes away again. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'

export function temporaryFolder() {
  const folder = mkdtempSync(`${tmpdir()}/relay-`)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
