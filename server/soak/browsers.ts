/** Real browsers behind one address, on lines of 3 Mbit/s, through the example nginx: none is turned away. */
import { type Browser, chromium } from '@playwright/test'
import type { Report } from '#enquiries/soak/report.ts'
import { chromiumPath } from '../../e2e/chromium.ts'
import { nginxHost, nginxIsInstalled, startExampleNginx } from './example-nginx.ts'
import { startSite } from './site.ts'

const bytesPerSecond = 3_000_000 / 8
const paths = ['/', '/yachts', '/yacht/lagoon-56', '/destinations', '/contact?yacht=lagoon-56', '/fly-sail']

export async function browsers({
  count = 6,
  pagesEach,
}: {
  count?: number
  pagesEach: number
}): Promise<Report> {
  const test = `${count} browsers behind one address at 3 Mbit/s, ${pagesEach} pages each, through nginx`
  if (!nginxIsInstalled()) return { test, figures: {}, held: false, skipped: 'nginx is not installed' }
  const site = await startSite({ LOG_LEVEL: 'silent', ROLE: 'web', TRUST_PROXY: '1' })
  const nginx = await startExampleNginx(site.port, { tls: true })
  const opened: Browser[] = []
  const refused: string[] = []
  let answers = 0
  async function visit() {
    const browser = await chromium.launch({
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        `--host-resolver-rules=MAP ${nginxHost} 127.0.0.1:${nginx.port}`,
      ],
    })
    opened.push(browser)
    const page = await (await browser.newContext({ ignoreHTTPSErrors: true })).newPage()
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 40,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    })
    page.on('response', (response) => {
      answers++
      if (response.status() >= 400) refused.push(`${response.status()} ${new URL(response.url()).pathname}`)
    })
    for (const path of paths.slice(0, pagesEach)) {
      await page.goto(`https://${nginxHost}${path}`, { waitUntil: 'load', timeout: 120_000 })
      // The first movement starts the scripts.
      await page.mouse.wheel(0, 2000)
      await page.waitForLoadState('networkidle')
    }
  }
  try {
    await Promise.all(Array.from({ length: count }, visit))
    return {
      test,
      figures: { answers, refused: refused.length, ...(refused[0] ? { first: refused[0] } : {}) },
      held: refused.length === 0 && answers > count * pagesEach * 5,
    }
  } finally {
    await Promise.all(opened.map((browser) => browser.close()))
    await nginx.close()
    await site.close()
  }
}
