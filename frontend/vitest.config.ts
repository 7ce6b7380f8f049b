import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { resolve } from './vite.config.ts'

/** Beside each `.tsx`, what needs a browser's globals: a rule does not, and its test starts without jsdom. */
const needsBrowser = [
  'src/**/use-*.test.ts',
  'src/app/move-picture.test.ts',
  'src/lib/safe-html.test.ts',
  'src/pages/home/{answer-question,asked-*}.test.ts',
  'src/{api,mocks}/**/*.test.ts',
  'src/features/dashboard/{paste,rich-text}/**/*.test.ts',
]

/** Pages of the desk, whose rich text field is a plain one there: jsdom has no contenteditable to type into. */
const deskPages = ['src/pages/kept-input{,.long}.test.tsx', 'src/pages/dashboard/**/*.test.tsx', 'src/mocks/scenarios/scenario-pages.test.tsx']
/** What changes a module for itself alone, and so must not share it. */
const changesModules = [
  'src/app/account-menus.test.tsx',
  'src/app/report-article-view.test.ts',
  'src/pages/accounts/account-page.test.tsx',
  'src/ui/late-hydrated.test.tsx',
]
/** As the pages that do: it hears which routes the web framework is given. */
const listensToRoutes = 'server/reserved-names.test.ts'

const inJsdom = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://localhost:3000' } },
  css: { modules: { classNameStrategy: 'non-scoped' as const } },
}
/** Rules and pages are tested on a day on which the figures of the build hold, or on that of `ARTHA_TEST_DAY`. */
const clock = '../.ci/tools/test-clock.mjs'
const setup = [clock, 'src/mocks/page-tests/test-setup.ts']

/** Vitest keeps `--exclude` for the root alone, which has no test of its own here. */
const excludedByCommand: Plugin = {
  name: 'excluded-by-command',
  configureVitest({ project, vitest }) {
    project.config.exclude.push(...(vitest.config.cliExclude ?? []))
  },
}

export default defineConfig({
  resolve,
  plugins: [react(), excludedByCommand],
  test: {
    // Takes hours if properties are tried some hundred thousand times: src/features/calculators/arithmetic/property-runs.ts
    testTimeout: process.env.PROPERTY_RUNS ? 6 * 60 * 60 * 1_000 : 60_000,
    hookTimeout: 60_000,
    // On a busy machine what is waited for takes its time; a test that fails waits longer, one that passes does not
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        // A rule keeps nothing between two calls: what it imports is loaded once and not once a file.
        test: {
          name: 'rules',
          include: ['src/**/*.test.ts'],
          exclude: [...needsBrowser, ...changesModules],
          environment: 'node',
          setupFiles: [clock],
          isolate: false,
        },
      },
      {
        extends: true,
        // A page's code is loaded once a process and not once a file; what a test leaves in the window, the set-up takes away.
        test: {
          ...inJsdom,
          name: 'pages',
          include: ['src/**/*.test.tsx', ...needsBrowser],
          exclude: [...deskPages, ...changesModules],
          setupFiles: setup,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...inJsdom,
          name: 'desk pages',
          include: deskPages,
          setupFiles: [...setup, 'src/mocks/page-tests/plain-text-setup.ts'],
          isolate: false,
        },
      },
      { extends: true, test: { ...inJsdom, name: 'pages alone', include: changesModules, setupFiles: setup } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{server,checks,vite}/**/*.test.{ts,tsx}'],
          exclude: [listensToRoutes],
          environment: 'node',
          globalSetup: ['fonts/before-tests.mjs'],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'server alone', include: [listensToRoutes], environment: 'node' } },
    ],
  },
})
