import path from 'node:path'

/** Matches the quoted path after `from`, `import`, `import(` and `mock(`. */
const imports = /(?:\bfrom|\bimport|\bimport\(|\bmock\()\s*['"]([^'"\n]+)['"]/g
const isTest = /\.test\.(tsx?|mjs)$/
/** Tests of sizes, volumes and durations. */
const isLong = /\.long\.test\./
/** Folders of tests that need running programs, so are not quick. */
const needsPrograms = /^(cms\/tests|frontend\/e2e|\.ci\/compose)\//
const endings = ['', '.ts', '.tsx', '.mjs']

/** The most tests to run for one file; the rest is left to `npm run check`. Tests of pages take seconds each, so fewer of them run. */
const mostTests = 8
const mostPages = 3
const isPage = /\.test\.tsx$/

/** For a file without its own test, the steps up the importers to look for tests: to its component, then to the page of that. */
const mostSteps = 2

/**
 * Returns the quick tests about changed files: changed tests, tests of the same name, and tests that import a changed file. For a file
 * without a test of its name, the tests of its importers count too. At most `mostTests` for each file, of these `mostPages` of pages, the
 * nearest first.
 * @param {readonly string[]} changed
 * @param {ReadonlyMap<string, string>} sources the texts of the project's code files by path
 * @returns {{ tests: string[], left: number }} `left`: the number of tests found and left out
 */
export function testsAbout(changed, sources) {
  const importers = importersIn(sources)
  /** @type {Set<string>} */
  const tests = new Set()
  let left = 0
  for (const file of changed) {
    const nearest = [...testsOf(file, sources, importers)].sort((a, b) => distance(file, a) - distance(file, b))
    const pages = nearest.filter((test) => isPage.test(test))
    const taken = nearest.filter((test) => !pages.includes(test) || pages.indexOf(test) < mostPages).slice(0, mostTests)
    for (const test of taken) tests.add(test)
    left += nearest.length - taken.length
  }
  return { tests: [...tests], left }
}

/**
 * @param {string} file
 * @param {ReadonlyMap<string, string>} sources
 * @param {ReadonlyMap<string, ReadonlySet<string>>} importers
 * @returns {Set<string>}
 */
function testsOf(file, sources, importers) {
  const tests = new Set(directlyAbout(file, sources, importers))
  let above = new Set([file])
  for (let step = 0; step < mostSteps && ![...tests].some((test) => isOwn(file, test)); step += 1) {
    if (tests.size > 0 && step > 0) break
    above = new Set([...above].flatMap((one) => [...(importers.get(one) ?? [])].filter((importer) => !isTest.test(importer))))
    for (const one of above) for (const test of directlyAbout(one, sources, importers)) tests.add(test)
  }
  return tests
}

/**
 * @param {string} file
 * @param {ReadonlyMap<string, string>} sources
 * @param {ReadonlyMap<string, ReadonlySet<string>>} importers
 */
function directlyAbout(file, sources, importers) {
  if (isQuickTest(file)) return sources.has(file) ? [file] : []
  const own = ['.test.ts', '.test.tsx', '.test.mjs'].map((end) => stem(file) + end).filter((test) => sources.has(test))
  return [...own, ...(importers.get(file) ?? [])].filter(isQuickTest)
}

/** @param {string} file */
const isQuickTest = (file) => isTest.test(file) && !isLong.test(file) && !needsPrograms.test(file)

/** @param {string} file */
const stem = (file) => file.replace(/(\.module)?\.\w+$/, '')

/**
 * @param {string} file
 * @param {string} test
 */
const isOwn = (file, test) => test === file || test.startsWith(`${stem(file)}.test.`)

/**
 * Returns the number of steps between the folders of two files; -1 for the test of the same name.
 * @param {string} from
 * @param {string} to
 */
function distance(from, to) {
  const stem = from.replace(/(\.module)?\.\w+$/, '')
  return to.startsWith(`${stem}.test.`) ? -1 : path.relative(path.dirname(from), path.dirname(to)).split('/').length
}

/**
 * @param {ReadonlyMap<string, string>} sources
 * @returns {Map<string, Set<string>>}
 */
function importersIn(sources) {
  /** @type {Map<string, Set<string>>} */
  const importers = new Map()
  for (const [file, text] of sources)
    for (const [, named = ''] of text.matchAll(imports)) {
      const imported = resolved(file, named, sources)
      if (imported === undefined) continue
      importers.set(imported, (importers.get(imported) ?? new Set()).add(file))
    }
  return importers
}

/**
 * @param {string} file
 * @param {string} named the path as the import states it
 * @param {ReadonlyMap<string, string>} sources
 */
function resolved(file, named, sources) {
  const [, own, name] = /^@artha\/(contract|editor)\/(.+)$/.exec(named) ?? []
  // The launcher's own tests contain imports of other parts in strings
  if (own === undefined ? !named.startsWith('.') : file.startsWith('.ci/')) return undefined
  const target = own === undefined ? path.posix.join(path.posix.dirname(file), named) : `${own === 'editor' ? 'cms-plugins/editor' : own}/src/${name}`
  return endings.map((ending) => target + ending).find((one) => sources.has(one))
}
