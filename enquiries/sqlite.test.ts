import { rmSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { formRequest, sentForm } from './testing/enquiries.ts'
import { temporaryFolder } from './testing/folder.ts'
import { testRelay } from './testing/relay.ts'

let place: ReturnType<typeof temporaryFolder>
beforeEach(() => {
  place = temporaryFolder()
})
afterEach(() => place.remove())

it(
  'While another process writes for long, enquiries are answered 503 within 5 s, the process goes on, and nothing is stored afterwards',
  { timeout: 20_000 },
  async () => {
    const relay = await testRelay({ DATA_DIR: place.folder })
    const other = new DatabaseSync(`${place.folder}/enquiries.sqlite`)
    other.exec('BEGIN IMMEDIATE')
    const delay = monitorEventLoopDelay()
    delay.enable()
    const start = performance.now()
    const send = async (key: string) =>
      (await relay.fetch(formRequest({ ...sentForm, _key: key }), { remoteAddress: '203.0.113.7' })).status
    expect(await Promise.all(['first-key', 'second-key', 'third-key'].map(send))).toEqual([503, 503, 503])
    expect(performance.now() - start).toBeLessThan(5000)
    expect(delay.max / 1e6).toBeLessThan(500)
    other.exec('ROLLBACK')
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(other.prepare('SELECT count(*) AS stored FROM enquiry').get()).toEqual({ stored: 0 })
    expect(await send('fourth-key')).toBe(200)
    other.close()
    await relay.stop()
  },
)

it.each(['enquiries.sqlite', 'enquiries.sqlite-wal'])(
  'When %s is deleted under the running server, enquiries are answered 503 and it is not ready',
  async (name) => {
    const relay = await testRelay({ DATA_DIR: place.folder })
    const send = async (key: string) =>
      (await relay.fetch(formRequest({ ...sentForm, _key: key }), { remoteAddress: '203.0.113.7' })).status
    expect(await send('while-it-is-there')).toBe(200)
    rmSync(`${place.folder}/${name}`)
    expect(await relay.ready()).toEqual({ ok: false })
    expect(await send('once-it-is-gone')).toBe(503)
    await relay.stop()
  },
)
