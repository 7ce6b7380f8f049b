import { defineConfig } from 'vitest/config'

/** Tests of readers and editors while a program dies. Runs the built cms and the built site. */
export default defineConfig({
  test: {
    name: 'faults',
    include: ['tests/faults/**/*.test.ts'],
    globalSetup: ['tests/homes-of-run.ts'],
    setupFiles: ['../.ci/tools/test-clock.mjs'],
    // Each file has its own programs, which mostly wait for each other
    maxWorkers: 2,
    testTimeout: 120_000,
    // Longer than a start may take, whose own limit says which program it was
    hookTimeout: 240_000,
    // On a busy machine what is waited for takes its time; a test that fails waits longer, one that passes does not
    expect: { poll: { timeout: 30_000 } },
  },
})
