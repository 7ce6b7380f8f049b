import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { resolve } from './vite.config.ts'

export default defineConfig({
  resolve,
  plugins: [react()],
  test: {
    // Hours where properties are to be tried some hundred thousand times: src/features/calculators/arithmetic/property-runs.ts
    testTimeout: process.env.PROPERTY_RUNS ? 6 * 60 * 60 * 1_000 : 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'site',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:3000' } },
          // A page drawn on a machine that is busy with the other suites may be late once: then it is asked again, and vitest says so
          retry: process.env.CI ? 1 : 0,
          setupFiles: ['src/mocks/page-tests/test-setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{server,checks}/**/*.test.{ts,tsx}'],
          environment: 'node',
          globalSetup: ['fonts/before-tests.mjs'],
        },
      },
    ],
  },
})
