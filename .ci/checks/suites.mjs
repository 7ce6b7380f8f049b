import path from 'node:path'
import { cmsPlugins } from '../launch/cms-plugins.mjs'
import { npm } from '../launch/run-step.mjs'

/**
 * `npm run check` runs the set quick, `npm test` core, `npm run test:all` all. Each set includes the one before.
 * @typedef {'quick' | 'core' | 'all'} CheckSet
 */

/**
 * One row of the checks.
 * @typedef {{ id: string, folder: string, command: [string, ...string[]], files: string[], counts: 'one' | 'vitest', quick: boolean,
 *   after: string[], megabytes: number, cores: number, minutes: number, env?: Record<string, string>, needsChromium?: boolean, sources?: string[],
 *   notOf?: string, ofFiles?: RegExp, mayBeEmpty?: boolean }} Suite
 *   `counts`: 'one' for a tool that passes or fails, 'vitest' for the number of tests. `files`: vitest files to run, by parts of their
 *   paths; all if empty. `after`: suites that must run first. `cores`: the number it keeps busy. `minutes`: its time limit.
 *   `sources`: the folders it checks, if not `folder`, without `notOf`. `ofFiles`: names of files that it can check singly, given in
 *   place of its last argument.
 */

/** Test files of slow suites in the core. Lists name files to run, `notOnSqlite` files to leave out; the set all runs every file. */
const core = {
  /** Tests of storage, which can differ between the databases. SQLite runs these too. */
  storage: [
    'tests/contract/versions.test.ts',
    'tests/contract/idempotency.test.ts',
    'tests/contract/conflicts.test.ts',
    'tests/contract/queries.test.ts',
    'tests/contract/bin.test.ts',
    'tests/contract/desk.test.ts',
    'tests/contract/articles.test.ts',
    'tests/contract/article-versions.test.ts',
    'tests/contract/article-writes.test.ts',
    'tests/contract/autosaves.test.ts',
    'tests/contract/bulk-articles.test.ts',
    'tests/contract/desk-filters.test.ts',
    'tests/contract/media-library.test.ts',
    'tests/contract/search.test.ts',
    'tests/contract/search-borders.test.ts',
    'tests/contract/story-versions.test.ts',
    'tests/contract/tags.test.ts',
    'tests/contract/story-writes.test.ts',
    'tests/contract/stories.test.ts',
    'tests/contract/archive.test.ts',
    'tests/contract/home.test.ts',
    'tests/contract/bad-rows.test.ts',
    'tests/contract/figures.test.ts',
    'tests/contract/backup.test.ts',
    'tests/contract/installation.test.ts',
    'tests/access/limits.test.ts',
    'tests/access/people.test.ts',
    'tests/upgrade/consents.test.ts',
    'tests/upgrade/upgrade.test.ts',
  ],
  /** Hostile and slow tests: malicious inputs and connections, and missing answers of other services. */
  notOnSqlite: [
    'tests/contract/media-hostile.test.ts',
    'tests/contract/hostile-connections.test.ts',
    'tests/contract/market-replicas.test.ts',
    'tests/access/google-attacks.test.ts',
  ],
  /** One of each kind of screen. */
  journeys: [
    'e2e/accessibility.test.ts',
    'e2e/accounts.test.ts',
    'e2e/calculators.test.ts',
    'e2e/cut-numbers.test.ts',
    'e2e/discovery.test.ts',
    'e2e/explainer.test.ts',
    'e2e/holds-still.test.ts',
    'e2e/page-layout.test.ts',
    'e2e/page-weight.test.ts',
    'e2e/password-reset.test.ts',
    'e2e/prices.test.ts',
    'e2e/privacy.test.ts',
    'e2e/publishing.test.ts',
    'e2e/reading.test.ts',
    'e2e/review.test.ts',
    'e2e/searching.test.ts',
    'e2e/studio.test.ts',
    'e2e/translated.test.ts',
    'e2e/ways.test.ts',
  ],
}

/** Tests of sizes, volumes and durations. They run in the set all only. */
const longFiles = '**/*.long.test.*'

/**
 * @param {string} root
 * @param {CheckSet} set
 * @returns {Suite[]}
 */
export function suites(root, set) {
  const whole = wholeSuites(root, set)
  const beside = whole.filter(({ cores }) => cores === 1)
  const alone = whole.filter(({ cores }) => cores > 1)
  // The long ones early, so that no core is idle at the end; what takes both cores last
  const rows = [...beside.slice(0, 1), ...typeSuites(root, set), ...beside.slice(1), ...unitSuites(root), ...sourceSuites(root), ...alone]
  const inSet = rows.filter((row) => row.quick || set !== 'quick')
  return set === 'all' ? inSet : inSet.map((row) => (row.counts === 'vitest' ? without(row, [longFiles]) : row))
}

/**
 * @param {Suite} suite
 * @param {readonly string[]} globs
 * @returns {Suite}
 */
function without(suite, globs) {
  return { ...suite, command: [...suite.command, ...globs.map((glob) => `--exclude=${glob}`)] }
}

/**
 * Returns the type checks. Quick checks keep the compiler's results between runs; core and all start afresh.
 * @param {string} root
 * @param {CheckSet} set
 * @returns {Suite[]}
 */
function typeSuites(root, set) {
  /** @type {[string, string, string?][]} */
  const projects = [
    ['contract', 'contract'],
    ['editor', 'cms-plugins/editor'],
    ['cms', 'cms/tsconfig.checks.json', 'cms/src/admin'],
    ['Studio', 'cms/src/admin'],
    ['launcher', '.ci'],
    ['site', 'frontend'],
    ...cmsPlugins(root).flatMap(
      (folder) =>
        /** @type {[string, string, string?][]} */ ([
          [path.basename(folder), folder, `${folder}/admin`],
          [`${path.basename(folder)} in the Studio`, `${folder}/admin`],
        ]),
    ),
  ]
  return projects.map(([name, project, notOf]) => {
    const kept = set === 'quick' ? ['--incremental', '--tsBuildInfoFile', `.cache/types/${project.replaceAll('/', '-')}.tsbuildinfo`] : []
    return {
      ...one(`types: ${name}`, [...tool(root, 'typescript-7/bin/tsc'), '-p', project, '--noEmit', ...kept]),
      sources: [project.replace(/\/tsconfig.*$/, '')],
      ...(notOf !== undefined && { notOf }),
    }
  })
}

/**
 * @param {string} root
 * @returns {Suite[]}
 */
function sourceSuites(root) {
  return [
    {
      ...one('import rules', [
        ...tool(root, 'dependency-cruiser/bin/dependency-cruise.mjs'),
        '--config',
        '.dependency-cruiser.cjs',
        ...cruisedFolders,
      ]),
      sources: [],
    },
    { ...one('unused code', [...tool(root, 'knip/bin/knip.js')]), sources: [] },
    { ...one('lint', [...tool(root, 'eslint/bin/eslint.js'), ...lintOptions, '.']), megabytes: 700, ofFiles: code },
    { ...one('lint with types', [...tool(root, 'oxlint/bin/oxlint'), '--deny-warnings', '.']), megabytes: 1000, ofFiles: typedCode },
    { ...one('format', [...tool(root, 'prettier/bin/prettier.cjs'), '--check', '--log-level=warn', ...formatOptions, '.']), ofFiles: formatted },
  ]
}

const code = /\.([cm]?[jt]s|tsx)$/
const formatted = /\.([cm]?[jt]s|tsx|css|html)$/
const typedCode = /\.(m?ts|tsx)$/

/** Results are cached by a file's content, which is safe because none of our ESLint rules reads other files. */
const lintOptions = ['--max-warnings=0', '--no-warn-ignored', '--cache', '--cache-strategy=content', '--cache-location=.cache/lint']

const formatOptions = ['--cache', '--cache-strategy=content', '--cache-location=.cache/format']

/** The folders of our own code, which the import rules check. */
const cruisedFolders = [
  '.ci',
  'contract/src',
  'cms/start.ts',
  'cms/demo-update.ts',
  'cms/config',
  'cms/src',
  'cms/seed',
  'cms/tests',
  'cms-plugins',
  'frontend/src',
  'frontend/server',
  'frontend/e2e',
]

/**
 * @param {string} root
 * @returns {Suite[]}
 */
function unitSuites(root) {
  // The longest first. The site has two rows, one for each of two cores.
  const folders = ['contract', 'cms', ...cmsPlugins(root)]
  const site = (/** @type {string} */ part, /** @type {string[]} */ projects) => {
    const row = vitest(path.join(root, 'frontend'), `unit: site, ${part}`, 'frontend', [])
    return { ...row, command: /** @type {Suite['command']} */ ([...row.command, ...projects.map((project) => `--project=${project}`)]) }
  }
  return [
    site('pages', ['pages', 'desk pages', 'pages alone']),
    site('rules and server', ['rules', 'server', 'server alone']),
    ...folders.map((folder) => vitest(root, `unit: ${path.basename(folder)}`, folder, [])),
    vitest(root, 'unit: launcher', '.ci', ['launch', 'checks', 'tools']),
  ]
}

/**
 * Returns the suites that run built programs. The journeys keep a browser, the site and the cms busy, and the faults up to six programs: on two
 * cores each runs alone. The suites with a running cms send one request after another, so each needs at most one core.
 * @param {string} root
 * @param {CheckSet} set
 * @returns {Suite[]} the longest first
 */
function wholeSuites(root, set) {
  const built = { quick: false, after: ['build'], cores: 1, minutes: set === 'all' ? 60 : 25 }
  const inCore = set !== 'all'
  const run = (/** @type {string} */ script) => npm('run', script, '--')
  /** @type {Suite} */
  const contractTests = { ...vitest(root, '', 'cms', []), command: run('test:contract'), megabytes: 1000, ...built }
  const onSqlite = { ...contractTests, id: 'contract on SQLite', env: { ARTHA_TEST_DB: 'sqlite', ...(inCore && { ARTHA_FUZZ: '40' }) } }
  return [
    inCore ? without(onSqlite, core.notOnSqlite) : onSqlite,
    { ...contractTests, id: 'contract on PostgreSQL', env: { ARTHA_TEST_DB: 'postgres' }, files: inCore ? core.storage : [] },
    { ...vitest(root, 'second start, compose file', '.ci', ['compose']), megabytes: 1000, ...built },
    { ...one('bundle budgets', npm('run', 'check:bundle')), folder: 'frontend', ...built },
    {
      ...vitest(root, 'browser journeys', 'frontend', inCore ? core.journeys : []),
      command: run('e2e'),
      ...built,
      cores: 2,
      megabytes: 1500,
      needsChromium: true,
    },
    // "npm run test:faults" alone kills fifty times.
    { ...contractTests, id: 'faults', command: run('test:faults'), cores: 2, megabytes: 2000, env: { ARTHA_KILLS: inCore ? '1' : '5' } },
  ]
}

/**
 * @param {string} id
 * @param {[string, ...string[]]} command
 * @returns {Suite}
 */
function one(id, command) {
  return { id, folder: '.', command, files: [], counts: 'one', quick: true, after: [], megabytes: 500, cores: 1, minutes: 10 }
}

/**
 * @param {string} installed the folder whose node_modules have vitest
 * @param {string} id
 * @param {string} folder
 * @param {string[]} files
 * @returns {Suite}
 */
function vitest(installed, id, folder, files) {
  /** @type {[string, ...string[]]} */
  const command = [...tool(installed, 'vitest/vitest.mjs'), 'run']
  return { id, folder, command, files, counts: 'vitest', quick: true, after: [], megabytes: 700, cores: 1, minutes: 25 }
}

/**
 * @param {string} installed
 * @param {string} script
 * @returns {[string, string]}
 */
function tool(installed, script) {
  return [process.execPath, path.join(installed, 'node_modules', script)]
}
