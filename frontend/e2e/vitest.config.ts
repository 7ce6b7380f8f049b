import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * What publishes nothing and signs nobody up: two of these files run side by side, before anything has been written. "holds-still" is not among
 * them: it has two windows at a time itself, each on a processor that is slowed down four times.
 */
const readers = [
  'accessibility',
  'calculators',
  'cut-figures',
  'discovery',
  'explainer',
  'in-pieces',
  'page-weight',
  'prices',
  'reading',
  'searching',
  'translated',
  'ways',
].map((name) => `e2e/${name}.test.ts`)

const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith('/e2e/accessibility.test.ts')

/** In a fresh clone vitest begins with the largest files; the one that takes longest is small, and nothing is left to run beside it at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))]
  }
}

// The site's folder, so that a file is named with this one before it: "review.test.ts" alone would name "preview.test.ts" too.
const root = path.resolve(import.meta.dirname, '..')

const journeys = {
  root,
  setupFiles: [path.resolve(import.meta.dirname, '../../.ci/tools/test-clock.mjs')],
  // Each file has contexts of its own in the one Chromium and keeps nothing in modules: what they import is loaded once and not once a file.
  isolate: false,
  testTimeout: 120_000,
  hookTimeout: 180_000,
  // On a busy machine what is waited for takes its time; a test that fails waits longer, one that passes does not
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
      {
        test: {
          ...journeys,
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          exclude: readers,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
