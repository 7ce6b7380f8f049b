import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const isLast = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/last/')

/** Runs the tests that look back at the whole run at its end. */
class LastOfAll extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter((file) => !isLast(file)), ...sorted.filter(isLast)]
  }
}

/** The suites that hold a running cms to the contract; `ARTHA_TEST_DB` says over which database. */
export default defineConfig({
  test: {
    name: process.env.ARTHA_TEST_DB ?? 'sqlite',
    include: ['tests/{contract,access,upgrade,fuzz,last}/**/*.test.ts'],
    // Torn down in reverse order
    globalSetup: ['tests/homes-of-run.ts', 'tests/global-setup.ts'],
    setupFiles: ['../.ci/tools/test-clock.mjs', 'tests/recorded-answers.ts'],
    sequence: { sequencer: LastOfAll },
    fileParallelism: false,
    // The tests speak to running cmses and keep nothing in modules: what they import is loaded once and not once a file.
    isolate: false,
    // The number of tests that run at once in suites that allow it.
    maxConcurrency: 12,
    testTimeout: 120_000,
    // Longer than a start may take, whose own limit says which program it was
    hookTimeout: 240_000,
    // On a busy machine what is waited for takes its time; a test that fails waits longer, one that passes does not
    expect: { poll: { timeout: 30_000 } },
  },
})
