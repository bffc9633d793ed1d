/** What the daily letter tells of the world around the store. */
import { statfsSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import type { DailyNews } from './daily-words.ts'

/** Bytes below which a disk is nearly full. */
const lowDiskBytes = 1e9
/** Milliseconds after which a backup is too old: one was missed. */
const lateBackupMs = 2 * 24 * 60 * 60_000

const backupMark = (dataDir: string) => `${dataDir}/last-backup`

/** Notes that a backup was made; where PostgreSQL's own tools make it, `touch` does the same. */
export function noteBackup(dataDir: string, now: number): void {
  writeFileSync(backupMark(dataDir), '', { mode: 0o600 })
  utimesSync(backupMark(dataDir), now / 1000, now / 1000)
}

/** Bytes that this user may still write. */
export function freeBytes(dataDir: string): number {
  const { bavail, bsize } = statfsSync(dataDir)
  return bavail * bsize
}

/** When the newest backup was made, in milliseconds; nothing if none is known. */
export const lastBackup = (dataDir: string): number | undefined =>
  statSync(backupMark(dataDir), { throwIfNoEntry: false })?.mtimeMs

export function diskNews(dataDir: string): DailyNews['disk'] {
  const free = freeBytes(dataDir)
  return { text: `${(free / 1e9).toFixed(1).replace('.', ',')} GB frei`, low: free < lowDiskBytes }
}

export function backupNews(dataDir: string, now: number): DailyNews['backup'] {
  const made = lastBackup(dataDir)
  if (made === undefined) return { text: 'keine bekannt', late: true }
  const hours = Math.max(0, Math.round((now - made) / 3_600_000))
  return {
    text: hours < 48 ? `vor ${hours} Stunden` : `vor ${Math.round(hours / 24)} Tagen`,
    late: now - made > lateBackupMs,
  }
}
