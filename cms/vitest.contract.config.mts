import { defineConfig } from 'vitest/config'

/** The suites that hold a running cms to the contract; `ARTHA_TEST_DB` says over which database. */
export default defineConfig({
  test: {
    name: process.env.ARTHA_TEST_DB ?? 'sqlite',
    include: ['tests/{contract,access}/**/*.test.ts'],
    globalSetup: ['tests/global-setup.ts'],
    fileParallelism: false,
    testTimeout: 90_000,
    hookTimeout: 180_000,
  },
})
