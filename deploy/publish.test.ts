import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, expect, it } from 'vitest'

/** What the script calls that a test machine has not, each saying in `calls` what it was asked. */
const stubs = {
  npm: 'case "$*" in ci*) mkdir -p node_modules/.bin; cp node node_modules/.bin/;; *build*) cat build/facts.json; [ ! -e broken-build ];; esac',
  runuser: 'shift 3; exec "$@"',
  systemctl:
    'case "$1" in list-units) cat "$BASE/units";; restart) echo "restart $2 $(readlink "$BASE/alisios")" >> "$BASE/calls";; esac',
  curl: '[ ! -e "$BASE/alisios/not-ready" ]',
  sleep: ':',
  // A version is named by its second; the next one here may come within the same.
  date: 'echo "20260101-00000$(ls -d "$BASE"/alisios-* | wc -l)"',
}
let root: string
let env: NodeJS.ProcessEnv

beforeEach(() => {
  root = mkdtempSync(`${tmpdir()}/publish-`)
  mkdirSync(`${root}/bin`)
  for (const [name, body] of Object.entries(stubs)) script(`${root}/bin/${name}`, body)
  env = {
    ...process.env,
    BASE: `${root}/srv`,
    SETTINGS: `${root}/settings`,
    PATH: `${root}/bin:${process.env.PATH}`,
  }
  mkdirSync(`${root}/source`)
  script(`${root}/source/node`, '[ ! -e sick ]')
  writeFileSync(`${root}/settings`, 'PORT=3000\n')
  git('init', '--quiet', '--initial-branch=main')
  commit('version', '1')
  mkdirSync(`${root}/srv/alisios-1/build`, { recursive: true })
  writeFileSync(`${root}/srv/alisios-1/build/facts.json`, 'facts of the build before\n')
  writeFileSync(`${root}/srv/units`, '')
  execFileSync('ln', ['-s', `${root}/srv/alisios-1`, `${root}/srv/alisios`])
})
afterEach(() => rmSync(root, { recursive: true }))

function script(file: string, body: string) {
  writeFileSync(file, `#!/bin/sh\n${body}\n`)
  chmodSync(file, 0o755)
}
const git = (...args: string[]) => execFileSync('git', ['-C', `${root}/source`, ...args])
function commit(file: string, text: string) {
  writeFileSync(`${root}/source/${file}`, text)
  git('add', '--all')
  git('-c', 'user.name=Owner', '-c', 'user.email=owner@alisios.example', 'commit', '--quiet', '-m', file)
}
const publish = () =>
  spawnSync(new URL('publish.sh', import.meta.url).pathname, [`${root}/source`], { env, encoding: 'utf8' })
const versions = () => readdirSync(`${root}/srv`).filter((name) => name.startsWith('alisios-'))
const running = () => readlinkSync(`${root}/srv/alisios`).split('/').at(-1)!
const restarted = () =>
  readFileSync(`${root}/srv/calls`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' ')[1])

it('switches to the new version, asks about prices by the build before, and keeps that one', () => {
  const { stdout, status } = publish()
  expect(stdout).toContain('facts of the build before')
  expect(stdout).toContain(`Published. The version before: ${root}/srv/alisios-1`)
  expect(status).toBe(0)
  expect(running()).toMatch(/^alisios-\d{8}-\d{6}$/)
  expect(versions()).toEqual(['alisios-1', running()])
  expect(restarted()).toEqual(['alisios'])
})

it('takes away what is older than the version before, and nothing else', () => {
  for (const name of ['alisios-0', 'alisios-backup']) mkdirSync(`${root}/srv/${name}`)
  publish()
  expect(versions().sort()).toEqual(['alisios-1', running(), 'alisios-backup'].sort())
})

it.each(['broken-build', 'sick', 'not-ready'])(
  'leaves the running version where the new one is %s',
  (flaw) => {
    commit(flaw, '')
    const { status } = publish()
    expect(status).not.toBe(0)
    expect(running()).toBe('alisios-1')
    expect(versions()).toEqual(['alisios-1'])
  },
)

it('restarts web processes one after the other and the worker last, and all of them again on the way back', () => {
  writeFileSync(
    `${root}/srv/units`,
    'alisios-web@3000.service loaded active running W\nalisios-web@3001.service loaded active running W\n',
  )
  publish()
  expect(restarted()).toEqual(['alisios-web@3000', 'alisios-web@3001', 'alisios-worker'])
  const before = running()
  rmSync(`${root}/srv/calls`)
  writeFileSync(
    `${root}/bin/curl`,
    '#!/bin/sh\n[ "$(readlink "$BASE/alisios")" = "$GOOD" ] || case "$*" in *3001*) exit 1;; esac\n',
  )
  env.GOOD = `${root}/srv/${before}`
  expect(publish().status).toBe(1)
  expect(running()).toBe(before)
  const there = ['alisios-web@3000', 'alisios-web@3001']
  expect(restarted()).toEqual([...there, ...there, 'alisios-worker'])
})

it('refuses while another one is at it', () => {
  const other = `exec 9<"$BASE"; flock 9; "$0" "$1"`
  const { stderr, status } = spawnSync(
    'sh',
    ['-c', other, new URL('publish.sh', import.meta.url).pathname, `${root}/source`],
    { env, encoding: 'utf8' },
  )
  expect(stderr).toContain('Another version is just being published')
  expect(status).toBe(1)
})
