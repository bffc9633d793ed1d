/** `npm run licences`: what each package that the server needs may be used under. Reads the lockfile alone, so it works offline. */
import { readFileSync } from 'node:fs'

export type LockedPackage = {
  license?: string
  dev?: boolean
  integrity?: string
  hasInstallScript?: boolean
  optionalDependencies?: Record<string, string>
}

/** Licences we have read, with what they ask of us. We change none of these packages, and each comes with its own licence text. */
const known: Record<string, string> = {
  '0BSD': 'nothing',
  'Apache-2.0': 'keep notices',
  'BSD-2-Clause': 'keep notices',
  'BSD-3-Clause': 'keep notices',
  'BlueOak-1.0.0': 'keep notices',
  'CC-BY-4.0': 'name the source; browser data used by the build',
  ISC: 'keep notices',
  'LGPL-3.0-or-later': 'stays replaceable; the image library of sharp, loaded when it runs',
  MIT: 'keep notices',
  'MIT-0': 'nothing',
  'MPL-2.0': 'publish our changes to its files, of which there are none',
  'OFL-1.1': 'fonts are not sold alone',
  'Python-2.0': 'keep notices',
  Unlicense: 'nothing',
  Zlib: 'keep notices',
}

/** Packages whose package.json names no licence, with the one in their licence file. */
const readByHand: Record<string, string> = { 'png-js': 'MIT', suncalc: 'BSD-2-Clause' }

/** @returns names of production packages by licence, and those whose licence nobody has read */
export function licencesOf(packages: Record<string, LockedPackage>) {
  const byLicence = new Map<string, string[]>()
  const unknown: string[] = []
  for (const [path, { license, dev }] of Object.entries(packages)) {
    if (path === '' || dev) continue
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const licence = license ?? readByHand[name] ?? 'none named'
    byLicence.set(licence, [...(byLicence.get(licence) ?? []), name])
    if (!acceptable(licence)) unknown.push(`${name}: ${licence}`)
  }
  return { byLicence, unknown }
}

/** SPDX: of alternatives (`OR`) one must be known, of parts (`AND`) each. */
function acceptable(expression: string): boolean {
  const inner = /^\((.*)\)$/.exec(expression)?.[1] ?? expression
  if (inner.includes(' OR ')) return inner.split(' OR ').some(acceptable)
  if (inner.includes(' AND ')) return inner.split(' AND ').every(acceptable)
  return inner in known
}

export const readLockfile = (folder = '') =>
  JSON.parse(readFileSync(new URL(`../${folder}package-lock.json`, import.meta.url), 'utf8')) as {
    packages: Record<string, LockedPackage>
  }

if (import.meta.main) {
  const { byLicence, unknown } = licencesOf(readLockfile().packages)
  for (const [licence, names] of [...byLicence].toSorted(([a], [b]) => a.localeCompare(b))) {
    console.log(`${licence} (${known[licence] ?? 'see its parts'})`)
    console.log(`  ${[...new Set(names)].toSorted().join(', ')}\n`)
  }
  if (unknown.length > 0) {
    console.error(`Licences that nobody has read yet:\n  ${unknown.join('\n  ')}`)
    process.exitCode = 1
  } else
    console.log(
      'Every licence is known. `npm run --silent sbom` prints the same packages as a CycloneDX SBOM.',
    )
}
