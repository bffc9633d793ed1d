/** The built site running for a journey, with a real mail server behind it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { type BrowserContext, type Locator, type Page, test as base, expect } from '@playwright/test'
import { temporaryFolder } from '../enquiries/testing/folder.ts'
import { mailServer, type ReceivedLetter } from '../enquiries/testing/mail-server.ts'
import { tokenPath } from '../enquiries/fields.ts'

export type RunningSite = { address: string; letters: ReceivedLetter[] }

const root = new URL('../', import.meta.url).pathname

async function start(env: Record<string, string>): Promise<{ address: string; process: ChildProcess }> {
  const child = spawn(process.execPath, ['server/start.ts', '--no-build'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'silent', SITE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return new Promise((resolve, reject) => {
    let said = ''
    const read = (part: Buffer) => {
      said += part.toString()
      const address = /The site is at (\S+)/.exec(said)?.[1]
      if (address) resolve({ address, process: child })
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', (code) =>
      reject(new Error(`The site stopped with ${code} before it was ready:\n${said}`)),
    )
  })
}

/** A site that runs for a while, with its own data folder and mail server. */
async function openSite(env: Record<string, string>) {
  const place = temporaryFolder()
  const mail = await mailServer()
  const { address, process: child } = await start({
    DATA_DIR: place.folder,
    SMTP_URL: mail.url,
    ACKNOWLEDGEMENT: 'off',
    ...env,
  })
  return {
    address,
    letters: mail.received,
    async close() {
      child.removeAllListeners('exit')
      const stopped = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await stopped
      await mail.close()
      place.remove()
    },
  }
}

type Fixtures = { site: RunningSite; consoleErrors: string[] }
type Options = {
  /** Further configuration of the site; a journey that sets any gets a site of its own. */
  env: Record<string, string>
}
type WorkerFixtures = { sharedSite: RunningSite & { token: unknown } }

/** So that a journey's visitor is nobody whom the shared site has met before. */
let visitors = 0
const nextAddress = () => `198.18.${(++visitors >> 8) & 255}.${visitors & 255}`

/**
 * A visitor who had the form open for a while: the letters of a hasty one are marked, and many marked ones share a letter.
 * Not by a route of Playwright's: with one, every request goes through it and the browser caches nothing.
 */
const withToken = (context: BrowserContext, token: unknown) =>
  context.addInitScript(
    ([path, answer]) => {
      const ask = window.fetch
      window.fetch = (...request) =>
        String(request[0]).endsWith(path) ? Promise.resolve(Response.json(answer)) : ask(...request)
    },
    [tokenPath, token] as const,
  )

export const test = base.extend<Fixtures & Options, WorkerFixtures>({
  env: [{}, { option: true }],
  sharedSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright asks for a pattern even where nothing is used
    async ({}, use) => {
      const site = await openSite({ TRUST_PROXY: '1' })
      const token: unknown = await (await fetch(`${site.address}${tokenPath}`)).json()
      await use({ ...site, token })
      await site.close()
    },
    { scope: 'worker' },
  ],
  /** One site serves all journeys of a worker; each sees only the letters that it caused. */
  site: async ({ env, page, context, sharedSite }, use) => {
    if (Object.keys(env).length > 0) {
      const site = await openSite(env)
      await use(site)
      // The page goes first, so that it does not complain of a server that is gone.
      await page.close()
      return site.close()
    }
    await context.setExtraHTTPHeaders({ 'X-Forwarded-For': nextAddress() })
    await withToken(context, sharedSite.token)
    sharedSite.letters.length = 0
    await use(sharedSite)
    await page.close()
  },
  /** A page that is opened or loaded again is touched and hydrated; `deferred-hydration.journey.ts` does without. */
  page: async ({ page }, use) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
    page.goto = (...request) => goto(...request).finally(() => hydrate(page))
    page.reload = (...request) => reload(...request).finally(() => hydrate(page))
    await use(page)
  },
  /** Anything on the error console fails the journey, unless the journey empties the list itself. */
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      page.on('pageerror', (error) => errors.push(String(error)))
      await use(errors)
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

/** Waits until a new page is laid out down to its end; nobody has touched it (hydration/first-layout.ts). */
export const laidOut = (page: Page) =>
  page.locator('footer[data-laid-out], html:not([data-arriving]) footer').waitFor({ state: 'attached' })

/** Moves the pointer where the page waits for it, and waits until it is hydrated. */
export async function hydrate(page: Page) {
  if (
    await page.evaluate(
      () => window.earlyActions !== undefined && window.dispatchEvent(new Event('pointermove')),
    )
  )
    await page.waitForFunction(() => window.earlyActions === undefined)
}

/** Waits until the script of a form that comes when it is near has taken the form over; React marks the elements it answers for. */
export async function takenOver(form: Locator) {
  await expect
    .poll(() =>
      form.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true)
}
export { expect }
