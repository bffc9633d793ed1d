import { describe, expect, it } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { licencesOf, readLockfile } from './licences.ts'

const { packages } = readLockfile()
const installed = Object.entries(packages).filter(([path]) => path !== '')

describe('what an installation downloads', () => {
  it.each(['', 'bench/lighthouse/'])('is checked against a hash, every package of ./%s', (folder) => {
    const downloaded = Object.entries(readLockfile(folder).packages).filter(([path]) => path !== '')
    expect(downloaded.length).toBeGreaterThan(100)
    expect(downloaded.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([])
  })

  it('is in the lockfile for every platform, without which `npm ci` refuses', () => {
    const missing = installed.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !(`node_modules/${name}` in packages) && !(`${path}/node_modules/${name}` in packages),
      ),
    )
    expect(missing).toEqual([])
  })

  it('runs no script of a package that the server needs', () => {
    const scripted = installed.filter(([, { hasInstallScript, dev }]) => hasInstallScript && !dev)
    expect(scripted).toEqual([])
  })

  it('holds the Node that runs this test', () => {
    expect(Object.values(manifest.optionalDependencies).map((version) => `v${version}`)).toContain(
      process.version,
    )
  })
})

describe('the list of licences', () => {
  it('knows the licence of every package that the server needs', () => {
    expect(licencesOf(packages).unknown).toEqual([])
  })

  it.each([
    ['no licence', undefined, true],
    ['a licence nobody has read', 'SSPL-1.0', true],
    ['a choice with one that is known', '(SSPL-1.0 OR MIT)', false],
    ['parts of which one is unknown', 'MIT AND SSPL-1.0', true],
  ])('reports a package with %s: %s', (_, license, reported) => {
    expect(licencesOf({ 'node_modules/a': { license } }).unknown).toHaveLength(reported ? 1 : 0)
  })

  it('leaves out what only tests need', () => {
    expect(licencesOf({ 'node_modules/a': { license: 'SSPL-1.0', dev: true } }).unknown).toEqual([])
  })
})
