import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Vitest leaves one core free, which on two halves the speed; tests wait for servers more than they calculate.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{app,art,brochures,charter,charts,content,deploy,server}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.failure.test.ts', '**/*.built.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
          setupFiles: ['e2e/no-console-errors.ts'],
          // What these modules hold is the same for every file; each loaded once takes half the processor time.
          isolate: false,
        },
      },
      {
        test: {
          name: 'relay',
          include: ['enquiries/**/*.test.ts'],
          exclude: ['**/*.failure.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
          setupFiles: ['e2e/no-console-errors.ts'],
          globalSetup: ['enquiries/testing/shared-postgres.ts'],
          // They wait for servers and time limits more than they calculate.
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'failures',
          include: ['{enquiries,server}/**/*.failure.test.ts'],
          environment: 'node',
          testTimeout: 300_000,
          // They run against deadlines beside the journeys. What fails once and holds the second time is listed as retried.
          retry: process.env.CI ? 1 : 0,
          // A file for each database and one for what needs none: they wait more than they calculate.
          maxWorkers: 4,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'built',
          include: ['server/**/*.built.test.ts'],
          environment: 'node',
          testTimeout: 300_000,
          hookTimeout: 120_000,
          // As with the unit tests.
          isolate: false,
        },
      },
    ],
  },
})
