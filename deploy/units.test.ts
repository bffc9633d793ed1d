import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const unit = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
/** A unit's settings, without comments and without what tells the three processes apart. */
const settings = (name: string) =>
  unit(name)
    .split('\n')
    .filter((line) => line && !/^(#|Description=|ExecStart=)/.test(line))
const started = (name: string) => /^ExecStart=(.*)$/m.exec(unit(name))![1]!

describe('the systemd units', () => {
  it('confine web processes and worker as the one service is confined', () => {
    for (const name of ['alisios-web@.service', 'alisios-worker.service'])
      expect(settings(name)).toEqual(settings('alisios.service'))
    expect(settings('alisios.service').length).toBeGreaterThan(30)
  })
  it('start the same server in its roles, each on a port of its own', () => {
    const server = started('alisios.service')
    expect(started('alisios-web@.service')).toBe(`/usr/bin/env ROLE=web PORT=%i METRICS_PORT=1%i ${server}`)
    expect(started('alisios-worker.service')).toBe(
      `/usr/bin/env ROLE=worker PORT=3002 METRICS_PORT=13002 ${server}`,
    )
    const upstreams = [...unit('nginx.conf').matchAll(/^\s+server 127\.0\.0\.1:(\d+)/gm)].map(
      ([, port]) => port,
    )
    expect(upstreams).toEqual(['3000', '3001'])
  })
})
