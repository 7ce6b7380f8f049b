import { defineConfig } from 'vitest/config'

/** Stores a database of the code that is built now, for the upgrade test of the code to come. No suite runs it. */
export default defineConfig({
  test: { include: ['tests/upgrade/make/make-database.ts'], testTimeout: 180_000 },
})
