import { defineConfig } from 'vitest/config'

/** Stores a database of the current build for later upgrade tests. No suite runs it. */
export default defineConfig({
  test: { include: ['tests/upgrade/make/make-database.ts'], testTimeout: 180_000 },
})
