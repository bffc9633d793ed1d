import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Vitest leaves one core free, which on two halves the speed; tests wait for servers more than they reckon.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{app,art,brochures,charts,content,deploy,enquiries,offer,server}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.failure.test.ts', '**/*.built.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
          setupFiles: ['e2e/no-console-errors.ts'],
        },
      },
      {
        test: {
          name: 'failures',
          include: ['{enquiries,server}/**/*.failure.test.ts'],
          environment: 'node',
          testTimeout: 300_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'built',
          include: ['server/**/*.built.test.ts'],
          environment: 'node',
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
