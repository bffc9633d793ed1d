/** Letters kept as files, where there is no mail server. */
import { existsSync } from 'node:fs'
import { access, constants, mkdir, open, rename, rm } from 'node:fs/promises'
import type { Letter } from './write-letter.ts'

export const folderOf = (dataDir: string) => `${dataDir}/mail`
/** Names a letter's file, whole and while it is being written. */
const filesOf = (id: string) => ({ whole: `${id}.eml`, part: `.${id}.part` })

/** Removes the files that letters left in DATA_DIR where no mail server was configured; nothing there is no error. */
export async function removeLetterFiles(dataDir: string, letters: string[]): Promise<void> {
  for (const id of letters)
    for (const name of Object.values(filesOf(id))) await rm(`${folderOf(dataDir)}/${name}`, { force: true })
}

/** Those of the letters that lie as files. */
export const letterFiles = (dataDir: string, letters: string[]): string[] =>
  letters.map((id) => `${folderOf(dataDir)}/${filesOf(id).whole}`).filter((path) => existsSync(path))

/** A delivery that writes each letter into a folder, whole or not at all. */
export function asFiles(folder: string) {
  return {
    description: `SMTP_URL is not set: every letter is written as a file to ${folder}/.`,
    close: () => {},
    async check() {
      await mkdir(folder, { recursive: true })
      await access(folder, constants.W_OK)
    },
    async deliver({ id, message }: Letter & { id: string }) {
      await mkdir(folder, { recursive: true })
      const { part, whole } = filesOf(id)
      const file = await open(`${folder}/${part}`, 'w')
      await file.writeFile(message)
      await file.sync()
      await file.close()
      await rename(`${folder}/${part}`, `${folder}/${whole}`)
    },
  }
}
