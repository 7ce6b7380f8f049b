import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { testFolder } from '../../.ci/tools/test-folder.mjs'

// The databases of both sites, and Chromium's profile
process.env.TMPDIR = testFolder()

const fileOf = (name: string) => `e2e/${name}.test.ts`

/**
 * Files that publish nothing and sign nobody up: two run in parallel, before anything has been written. "holds-still" is not among them, because it
 * uses two windows itself, each with a processor slowed down four times.
 */
const readers = [
  'accessibility',
  'calculators',
  'cut-numbers',
  'discovery',
  'explainer',
  'in-pieces',
  'page-weight',
  'prices',
  'reading',
  'searching',
  'translated',
  'ways',
].map(fileOf)

/**
 * Files that write under names of their own and look for nothing else: two run in parallel. "review" is not among them, because while reviews are
 * on nobody else may publish.
 */
const writers = ['accounts', 'page-layout', 'password-reset', 'privacy', 'publishing', 'studio', 'studio-editor', 'visitor-newsletter'].map(fileOf)

const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith('/e2e/accessibility.test.ts')

/** Begins with the file that takes longest. In a fresh clone vitest begins with the largest, and would leave nothing to run beside this one at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))]
  }
}

// The folder makes file filters exact: "review.test.ts" alone would also match "preview.test.ts".
const root = path.resolve(import.meta.dirname, '..')

const journeys = {
  root,
  setupFiles: [path.resolve(import.meta.dirname, '../../.ci/tools/test-clock.mjs')],
  // Files keep nothing in modules and use their own browser contexts, so imports are loaded once for all.
  isolate: false,
  testTimeout: 120_000,
  hookTimeout: 180_000,
  // A busy machine needs time; only a failing test takes longer because of this limit
  expect: { poll: { timeout: 30_000 } },
}

/** Journeys in a real Chromium over the built cms and the built site, as users run them. */
export default defineConfig({
  test: {
    root,
    sequence: { sequencer: LongestFirst },
    globalSetup: [path.join(import.meta.dirname, 'real-stack.ts')],
    projects: [
      { test: { ...journeys, name: 'readers', include: readers, maxWorkers: 2, sequence: { groupOrder: 1 } } },
      { test: { ...journeys, name: 'writers', include: writers, maxWorkers: 2, sequence: { groupOrder: 2 } } },
      {
        test: {
          ...journeys,
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          exclude: [...readers, ...writers],
          fileParallelism: false,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
