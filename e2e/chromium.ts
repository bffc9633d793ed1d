import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Where a Chromium is installed; CHROMIUM names another one. */
export function chromiumPath(): string | undefined {
  return [process.env.CHROMIUM ?? '', ...places].find((path) => path !== '' && existsSync(path))
}
