import { defineConfig } from 'vitest/config'

/** Journeys in a real Chromium over the built cms and the built site, as users run them. */
export default defineConfig({
  test: {
    name: 'journeys',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: ['real-stack.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 180_000,
    // On a busy machine what is waited for takes its time; a test that fails waits longer, one that passes does not
    expect: { poll: { timeout: 15_000 } },
  },
})
