import path from 'node:path'
import { cmsPlugins } from '../launch/cms-plugins.mjs'
import { npm } from '../launch/run-step.mjs'

/**
 * One row of the checks.
 * @typedef {{ id: string, folder: string, command: [string, ...string[]], counts: 'one' | 'vitest', quick: boolean,
 *   after: string[], megabytes: number, env?: Record<string, string>, needsChromium?: boolean, sources?: string[],
 *   ofFiles?: RegExp, mayBeEmpty?: boolean }} Suite
 *   `counts`: a tool that holds or not is one; vitest says how many tests passed. `after`: suites that make what it needs; `sources`: folders that it is about, where that is not `folder`;
 *   `ofFiles`: it can look at single files, of these names, in place of its last word.
 */

/**
 * @param {string} root
 * @returns {Suite[]}
 */
export function suites(root) {
  return [...unitSuites(root), ...sourceSuites(root), ...typeSuites(root), ...wholeSuites(root)]
}

/**
 * @param {string} root
 * @returns {Suite[]}
 */
function typeSuites(root) {
  /** @type {[string, string][]} */
  const projects = [
    ['contract', 'contract'],
    ['cms', 'cms/tsconfig.checks.json'],
    ['Studio', 'cms/src/admin'],
    ['launcher', '.ci'],
    ['site', 'frontend'],
    ...cmsPlugins(root).flatMap(
      (folder) =>
        /** @type {[string, string][]} */ ([
          [path.basename(folder), folder],
          [`${path.basename(folder)} in the Studio`, `${folder}/admin`],
        ]),
    ),
  ]
  return projects.map(([name, project]) => ({
    ...one(`types: ${name}`, [...tool(root, 'typescript-7/bin/tsc'), '-p', project, '--noEmit']),
    sources: [project.replace(/\/(tsconfig|src\/admin).*$/, '')],
  }))
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
    { ...one('format', [...tool(root, 'prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.']), ofFiles: code },
  ]
}

const code = /\.([cm]?[jt]s|tsx)$/
const typedCode = /\.(m?ts|tsx)$/

/** What was found in a file is kept by its contents: no rule of ESLint's here looks into another file. */
const lintOptions = ['--max-warnings=0', '--no-warn-ignored', '--cache', '--cache-strategy=content', '--cache-location=.cache/lint']

/** Where our own code is; the import rules are about paths below them. */
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
  // The longest first: nothing else is left to run beside one that comes last.
  const folders = ['contract', 'cms', ...cmsPlugins(root)]
  return [
    vitest(path.join(root, 'frontend'), 'unit: site', 'frontend', []),
    ...folders.map((folder) => vitest(root, `unit: ${path.basename(folder)}`, folder, [])),
    vitest(root, 'unit: launcher', '.ci', ['launch', 'checks', 'tools']),
  ]
}

/**
 * @param {string} root
 * @returns {Suite[]}
 */
function wholeSuites(root) {
  const built = { quick: false, after: ['build'] }
  /** @type {Suite} */
  const contractTests = { id: '', folder: 'cms', command: npm('run', 'test:contract', '--'), counts: 'vitest', megabytes: 1000, ...built }
  return [
    // The longest first, so that no long one is left to run alone at the end.
    {
      id: 'browser journeys',
      folder: 'frontend',
      command: npm('run', 'e2e', '--'),
      counts: 'vitest',
      megabytes: 1500,
      needsChromium: true,
      ...built,
    },
    { ...contractTests, id: 'contract on PostgreSQL', env: { ARTHA_TEST_DB: 'postgres' } },
    { ...contractTests, id: 'contract on SQLite', env: { ARTHA_TEST_DB: 'sqlite' } },
    // "npm run test:faults" by itself kills ten times as often.
    { ...contractTests, id: 'faults', command: npm('run', 'test:faults', '--'), env: { ARTHA_KILLS: '5' } },
    { ...one('bundle budgets', npm('run', 'check:bundle')), folder: 'frontend', ...built },
    { ...vitest(root, 'second start, compose file', '.ci', ['compose']), megabytes: 1000, ...built },
  ]
}

/**
 * @param {string} id
 * @param {[string, ...string[]]} command
 * @returns {Suite}
 */
function one(id, command) {
  return { id, folder: '.', command, counts: 'one', quick: true, after: [], megabytes: 500 }
}

/**
 * @param {string} installed the folder whose node_modules hold vitest
 * @param {string} id
 * @param {string} folder
 * @param {string[]} args
 * @returns {Suite}
 */
function vitest(installed, id, folder, args) {
  const command = /** @type {[string, ...string[]]} */ ([...tool(installed, 'vitest/vitest.mjs'), 'run', ...args])
  return { id, folder, command, counts: 'vitest', quick: true, after: [], megabytes: 700 }
}

/**
 * @param {string} installed
 * @param {string} script
 * @returns {[string, string]}
 */
function tool(installed, script) {
  return [process.execPath, path.join(installed, 'node_modules', script)]
}
