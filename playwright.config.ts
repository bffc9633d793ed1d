import { defineConfig } from '@playwright/test'
import { launchOptions } from './e2e/chromium.ts'
import { desktop, phone } from './e2e/windows.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.journey.ts',
  // A site for each. Three on two cores took a quarter longer: they crowd out the suites beside them.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A journey that fails once on a busy machine and holds the second time is listed as flaky, not hidden.
  retries: process.env.CI ? 1 : 0,
  // A busy machine is slow, not wrong: a journey of two seconds takes nine there.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    locale: 'en-GB',
    launchOptions,
  },
  projects: [
    // A journey runs at the width of a phone, unless its title says @desktop, or @both. The longest ones go first.
    { name: 'desktop', grep: /@desktop|@both/, use: { viewport: desktop } },
    { name: 'phone', grepInvert: /@desktop/, use: { viewport: phone, hasTouch: true } },
  ],
})
