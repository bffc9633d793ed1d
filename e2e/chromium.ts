import { existsSync } from 'node:fs'

const windowless = '/usr/bin/chromium-headless-shell'
const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const firstInstalled = (paths: string[]) =>
  [process.env.CHROMIUM ?? '', ...paths].find((path) => path !== '' && existsSync(path))

/** Where a Chromium is installed, the one with windows first; CHROMIUM names another one. */
export const chromiumPath = (): string | undefined => firstInstalled([...places, windowless])

/**
 * The browser of the journeys: Chromium without windows, as Playwright takes it by default. It draws and runs pages as the
 * other does, for half the processor time: nothing is spent on a browser's own tabs, bars and background services.
 */
export const journeyBrowserPath = (): string | undefined => firstInstalled([windowless, ...places])

export const launchOptions = {
  executablePath: journeyBrowserPath(),
  // As root there is no sandbox; the rest keeps Chromium from calling home.
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

/** For journeys to which pictures are places of a known size: none is loaded or drawn, for a fifth less processor time. */
export const withoutPictures = {
  ...launchOptions,
  args: [...launchOptions.args, '--blink-settings=imagesEnabled=false'],
}
