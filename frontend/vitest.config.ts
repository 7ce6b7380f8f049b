import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { resolve } from './vite.config.ts'

/** Beside each `.tsx`, what needs a browser's globals: a rule does not, and its test starts without jsdom. */
const needsBrowser = [
  'src/**/use-*.test.ts',
  'src/lib/safe-html.test.ts',
  'src/{api,mocks}/**/*.test.ts',
  'src/features/dashboard/{paste,rich-text}/**/*.test.ts',
]

export default defineConfig({
  resolve,
  plugins: [react()],
  test: {
    // Hours where properties are to be tried some hundred thousand times: src/features/calculators/arithmetic/property-runs.ts
    testTimeout: process.env.PROPERTY_RUNS ? 6 * 60 * 60 * 1_000 : 60_000,
    // On a busy machine what is waited for takes its time; a test that fails waits longer, one that passes does not
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        // A rule keeps nothing between two calls: what it imports is loaded once and not once a file.
        test: { name: 'rules', include: ['src/**/*.test.ts'], exclude: needsBrowser, environment: 'node', isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['src/**/*.test.tsx', ...needsBrowser],
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:3000' } },
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
