import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openPrivateFolder, openToOthers } from './private-files.ts'
import { temporaryFolder } from './testing/folder.ts'

let place: ReturnType<typeof temporaryFolder>
const umask = process.umask()
beforeEach(() => {
  place = temporaryFolder()
})
afterEach(() => {
  process.umask(umask)
  place.remove()
})
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

it('makes the folder and everything later written there readable by its owner alone', () => {
  const folder = `${place.folder}/new/data`
  openPrivateFolder(folder)
  writeFileSync(`${folder}/enquiries.sqlite`, '')
  mkdirSync(`${folder}/mail`)
  expect([folder, `${folder}/enquiries.sqlite`, `${folder}/mail`].map(modeOf)).toEqual(['700', '600', '700'])
})

it('takes back what others may read from before, and leaves other files alone', () => {
  process.umask(0o022)
  const folder = `${place.folder}/data`
  mkdirSync(`${folder}/mail`, { recursive: true })
  const files = ['enquiries.sqlite', 'enquiries.sqlite-wal', 'mail/a.eml', 'notes.txt'].map(
    (name) => `${folder}/${name}`,
  )
  for (const file of files) writeFileSync(file, '')
  expect(openToOthers(folder)).toHaveLength(5)
  openPrivateFolder(folder)
  expect([folder, `${folder}/mail`].map(modeOf)).toEqual(['700', '700'])
  expect(files.map(modeOf)).toEqual(['600', '600', '600', '644'])
  expect(openToOthers(folder)).toEqual([])
})

it('does not take a folder from others that is everybody’s', () => {
  chmodSync(place.folder, 0o1777)
  openPrivateFolder(place.folder)
  expect(statSync(place.folder).mode & 0o7777).toBe(0o1777)
})

it('says which folder cannot be written, and what to do', () => {
  writeFileSync(`${place.folder}/file`, '')
  expect(() => openPrivateFolder(`${place.folder}/file/data`)).toThrow(
    `DATA_DIR ${place.folder}/file/data cannot be written by the user of this process (ENOTDIR).\nTo fix it: make the folder`,
  )
})
