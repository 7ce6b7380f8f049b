import { defineConfig } from 'vitest/config'

/** The rules of the cms and the demo publication. What needs a running cms is in tests/, a project of its own. */
export default defineConfig({
  test: { include: ['src/**/*.test.ts', 'seed/**/*.test.ts'] },
})
