/** Makes sure that a Chromium is there for the journeys: Debian's, installed when we may, else named clearly. */
import { spawnSync } from 'node:child_process'
import { journeyBrowserPath } from './chromium.ts'

const named = process.env.CHROMIUM
if (named && journeyBrowserPath() !== named)
  console.warn(`CHROMIUM names ${named}, which does not exist; looking elsewhere.`)

const aptGet = (...parameters: string[]) =>
  spawnSync('apt-get', parameters, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })

if (!journeyBrowserPath()) {
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
  if (mayInstall) {
    console.log('Chromium is missing; installing Debian’s package for the browser journeys.')
    aptGet('update', '-qq')
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (!journeyBrowserPath())
        aptGet('install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation')
  }
  if (!journeyBrowserPath()) {
    console.error(
      'The browser journeys need Chromium. Install it ("apt-get install chromium-headless-shell" on Debian), or set CHROMIUM to the path of one, and run the command again.',
    )
    process.exitCode = 1
  }
}
