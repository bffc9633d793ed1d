/** Keeps what lies in DATA_DIR from other users of the machine: folders 0700, files 0600. */
import { accessSync, chmodSync, constants, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** What lies in DATA_DIR: the database with its log, letters kept as files, the record of erasures, calendars with what was read of them. */
const ours = /^(enquiries\.sqlite.*|mail|erasures\.log|calendar)$/
const folders = ['mail', 'calendar', 'calendar/kept']

/** The folder and our own entries in it that others may read or write. A folder that is everybody's, such as /tmp, is left as it is. */
export function openToOthers(folder: string): string[] {
  const found: string[] = []
  const look = (path: string) => {
    const { mode } = statSync(path, { throwIfNoEntry: false }) ?? { mode: 0 }
    const isShared = (mode & constants.S_IFMT) === constants.S_IFDIR && (mode & 0o1000) !== 0
    if ((mode & 0o077) !== 0 && !isShared) found.push(path)
  }
  look(folder)
  for (const name of list(folder).filter((each) => ours.test(each))) look(join(folder, name))
  for (const inner of folders) for (const name of list(join(folder, inner))) look(join(folder, inner, name))
  return found
}

/**
 * Makes DATA_DIR if it is missing, lets this process write files for its own user alone, and takes back what others may
 * read of it.
 * @throws Error that names the folder and what to do, when this user cannot write there
 */
export function openPrivateFolder(dataDir: string): void {
  const folder = resolve(dataDir)
  process.umask(0o077)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(
      `DATA_DIR ${folder} cannot be written by the user of this process (${code}).\nTo fix it: make the folder and give it to that user (chown), or set DATA_DIR to a folder that the user may write to.`,
      { cause: error },
    )
  }
  for (const path of openToOthers(folder)) {
    try {
      chmodSync(path, statSync(path).isDirectory() ? 0o700 : 0o600)
    } catch {
      // Somebody else's file; the doctor names it.
    }
  }
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
