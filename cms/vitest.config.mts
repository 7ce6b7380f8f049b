import { defineConfig } from 'vitest/config'

/** The rules of the cms and the demo publication. Tests that need a running cms are in tests/, a separate project. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'seed/**/*.test.ts'],
    // Rules keep nothing in modules: what several files import is loaded once
    isolate: false,
    setupFiles: ['../.ci/tools/test-clock.mjs'],
    // For a busy machine: a test that fails waits longer, one that passes does not
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
})
