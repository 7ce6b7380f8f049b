import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** Journeys in a real Chromium over the built cms and the built site, as users run them. */
export default defineConfig({
  test: {
    name: 'journeys',
    // The site's folder, so that a file is named with this one before it: "review.test.ts" alone would name "preview.test.ts" too.
    root: path.resolve(import.meta.dirname, '..'),
    include: ['e2e/**/*.test.ts'],
    globalSetup: [path.join(import.meta.dirname, 'real-stack.ts')],
    setupFiles: [path.resolve(import.meta.dirname, '../../.ci/tools/test-clock.mjs')],
    fileParallelism: false,
    // Each file has contexts of its own in the one Chromium and keeps nothing in modules: what they import is loaded once and not once a file.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // On a busy machine what is waited for takes its time; a test that fails waits longer, one that passes does not
    expect: { poll: { timeout: 30_000 } },
  },
})
