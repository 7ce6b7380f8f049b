import path from 'node:path'

/** What stands between quotes behind `from`, `import`, `import(` and `mock(`. */
const imports = /(?:\bfrom|\bimport|\bimport\(|\bmock\()\s*['"]([^'"\n]+)['"]/g
const isTest = /\.test\.(tsx?|mjs)$/
/** Sizes, volumes and seconds. */
const isLong = /\.long\.test\./
/** What needs running programs is no quick test. */
const needsPrograms = /^(cms\/tests|frontend\/e2e|\.ci\/compose)\//
const endings = ['', '.ts', '.tsx', '.mjs']

/** Where more tests than these import a file, it is everybody's: they are left to `npm run check`. Those of pages take seconds each. */
const mostTests = 8
const mostPages = 3
const isPage = /\.test\.tsx$/

/** So far up it is looked for tests of a file that has none of its own: over the part that shows it to the page that holds that part. */
const mostSteps = 2

/**
 * The quick tests that are about changed files: those that changed, the one of the same name, and those that import one directly. A file
 * without one of its own name is tested by those of the files which import it, too. No more than `mostTests` a file
 * and `mostPages` of pages, the nearest first.
 * @param {readonly string[]} changed
 * @param {ReadonlyMap<string, string>} sources the project's files of code, by their paths in it, and their texts
 * @returns {{ tests: string[], left: number }} `left`: so many more import one directly
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
 * Steps from one file's folder to another's; a test of the same name is the nearest.
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
 * @param {string} named as it stands in the import
 * @param {ReadonlyMap<string, string>} sources
 */
function resolved(file, named, sources) {
  const contract = /^@artha\/contract\/(.+)$/.exec(named)?.[1]
  // The launcher's own tests have imports of others in texts
  if (contract === undefined ? !named.startsWith('.') : file.startsWith('.ci/')) return undefined
  const target = contract === undefined ? path.posix.join(path.posix.dirname(file), named) : `contract/src/${contract}`
  return endings.map((ending) => target + ending).find((one) => sources.has(one))
}
