/** The start of the built server as an operator sees it. */
import { spawnSync } from 'node:child_process'
import { chmodSync, statSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#enquiries/testing/folder.ts'
import { startSite } from './soak/site.ts'

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

/** Starts the server as a program and waits for its end. */
const failedStart = (env: Record<string, string>) =>
  spawnSync(process.execPath, ['server/start.ts', '--no-build'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', NODE_NO_WARNINGS: '1', ...env },
  })

it('takes its data from other users of the machine, and tells which port is taken', async () => {
  const place = temporaryFolder()
  chmodSync(place.folder, 0o755)
  const site = await startSite({ DATA_DIR: place.folder })
  expect([place.folder, `${place.folder}/enquiries.sqlite`].map(modeOf)).toEqual(['700', '600'])
  const { status, stderr } = failedStart({ DATA_DIR: place.folder, PORT: String(site.port) })
  expect(status).toBe(1)
  expect(stderr).toContain(`Port ${site.port} on 127.0.0.1 is taken`)
  await site.close()
  place.remove()
})

it('says which folder cannot be written, and what to do', () => {
  const place = temporaryFolder()
  writeFileSync(`${place.folder}/file`, '')
  const { status, stderr } = failedStart({ DATA_DIR: `${place.folder}/file/data`, PORT: '0' })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^DATA_DIR .*\/file\/data cannot be written .*\nTo fix it: /)
  place.remove()
})
