import { defineConfig } from 'vitest/config'

/** The suites that hold a running cms to the contract; `ARTHA_TEST_DB` says over which database. */
export default defineConfig({
  test: {
    name: process.env.ARTHA_TEST_DB ?? 'sqlite',
    include: ['tests/{contract,access,fuzz}/**/*.test.ts'],
    globalSetup: ['tests/global-setup.ts'],
    fileParallelism: false,
    // So many operations are asked at once where a suite says that its tests may be.
    maxConcurrency: 12,
    testTimeout: 90_000,
    hookTimeout: 180_000,
  },
})
