import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{admin,server}/src/**/*.test.ts'],
    // Rules keep no state in modules, so shared imports are loaded once
    isolate: false,
    setupFiles: ['../../.ci/tools/test-clock.mjs'],
    // For a busy machine: only a failing test waits this long
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
})
