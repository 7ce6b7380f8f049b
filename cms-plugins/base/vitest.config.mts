import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{admin,server}/src/**/*.test.ts'],
    // Rules keep nothing in modules: what several files import is loaded once
    isolate: false,
    setupFiles: ['../../.ci/tools/test-clock.mjs'],
    // For a busy machine: a test that fails waits longer, one that passes does not
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
})
