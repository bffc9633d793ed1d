/** Makes sure that a Chromium is there for the journeys: Debian's, installed when we may, else named clearly. */
import { spawnSync } from 'node:child_process'
import { chromiumPath } from './chromium.ts'

const named = process.env.CHROMIUM
if (named && chromiumPath() !== named)
  console.warn(`CHROMIUM names ${named}, which does not exist; looking elsewhere.`)

if (!chromiumPath()) {
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
  if (mayInstall) {
    console.log('Chromium is missing; installing Debian’s package for the browser journeys.')
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    spawnSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'],
      { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } },
    )
  }
  if (!chromiumPath()) {
    console.error(
      'The browser journeys need Chromium. Install it ("apt-get install chromium" on Debian), or set CHROMIUM to the path of one, and run the command again.',
    )
    process.exitCode = 1
  }
}
