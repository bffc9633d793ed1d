/** The doctor's look at what lies outside the store: the disk and the mail server. */
import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { RelayConfig } from '../config.ts'
import { openDelivery } from '../delivery.ts'
import { type Failure, nameFailure } from '../failure.ts'
import type { Finding } from './finding.ts'
import { openToOthers } from '../private-files.ts'
import { plainMessage } from '../problems.ts'
import { bytes } from './terminal.ts'

/** Bytes free: below the first enquiries are in danger, below the second it is time to act. An enquiry takes about 20 kB. */
const minFreeBytes = { fail: 100e6, warn: 1e9 }

/** Space on the disk of DATA_DIR; PostgreSQL's own disk cannot be seen from here. */
export async function checkDisk({ dataDir, databaseUrl }: RelayConfig): Promise<Finding> {
  let folder = resolve(dataDir)
  while (!existsSync(folder)) folder = dirname(folder)
  const { bavail, bsize } = await statfs(folder)
  return spaceFinding(bavail * bsize, folder, databaseUrl !== undefined)
}

/** @param free bytes that this user may still write */
export function spaceFinding(free: number, folder: string, elsewhere: boolean): Finding {
  const found = `${bytes(free)} free at ${folder}${elsewhere ? ' (the disk of PostgreSQL must be watched there)' : ''}`
  if (free >= minFreeBytes.warn) return { check: 'disk', state: 'ok', found }
  return {
    check: 'disk',
    state: free < minFreeBytes.fail && !elsewhere ? 'fail' : 'warn',
    found,
    fix: `free space, or move DATA_DIR to a larger disk; on a full disk enquiries are refused and visitors are sent to their mail program`,
  }
}

/** What guests wrote lies in DATA_DIR, and is nobody else's to read on this machine. */
export function checkPrivacy({ dataDir }: RelayConfig): Finding {
  const open = openToOthers(resolve(dataDir))
  if (open.length === 0)
    return {
      check: 'files',
      state: 'ok',
      found: 'nothing in DATA_DIR is open to other users of this machine',
    }
  const named = `${open.slice(0, 3).join(', ')}${open.length > 3 ? ` and ${open.length - 3} more` : ''}`
  return {
    check: 'files',
    state: 'warn',
    found: `other users of this machine may read ${named}`,
    fix: `restart the server, which takes that back, or run chmod -R go= ${resolve(dataDir)} as the owner`,
  }
}

/** What to do about a delivery that failed, by its name. */
export const mailFixes: Record<Failure, string> = {
  unreachable:
    'check host and port in SMTP_URL, and that this machine may open connections to it (many providers close port 25; use 465 or 587); if the server turned it away, read its words',
  timeout:
    'the mail server does not answer in time: check host and port (465 for smtps://, 587 for smtp://) and the firewall',
  tls: 'encryption fails: use smtps:// with port 465 and smtp:// with port 587, the host name that its certificate names, and check the clock of this machine',
  login:
    'check user and password in SMTP_URL (characters such as @ : / # must be percent-encoded); some providers want an app password',
  sender: 'the mail server does not let this login send as MAIL_FROM: use an address that belongs to it',
  recipient: 'the mail server refuses the recipient',
  busy: 'the mail server asks to come back later; try again in some minutes',
  rejected: 'the mail server refuses; read its words',
  disk: 'letters cannot be written: free space and give this user the right to write to DATA_DIR',
  receiver: 'the receiver of WEBHOOK_URL answers no 2xx; read its log',
  private:
    'WEBHOOK_URL names an address of a private network: correct it, or set WEBHOOK_PRIVATE to allow if the receiver stands there',
  unknown: 'read the message; try the same login in a mail program',
}

/** Connects and logs in by the same transport that delivers letters; sends nothing. */
export async function checkMail(config: RelayConfig): Promise<Finding> {
  const delivery = openDelivery(config)
  const login = config.smtpUrl ? new URL(config.smtpUrl).username : ''
  try {
    await delivery.check()
    return {
      check: 'mail',
      state: 'ok',
      found: config.smtpUrl
        ? `${new URL(config.smtpUrl).host} answers${login ? ' and takes the login' : ' (no login is set)'}`
        : `letters can be written to ${config.dataDir}/mail/`,
    }
  } catch (error) {
    const failure = nameFailure(error)
    return {
      check: 'mail',
      state: 'fail',
      found: `${failure}: ${plainMessage(error)}`,
      fix: mailFixes[failure],
    }
  } finally {
    delivery.close()
  }
}
