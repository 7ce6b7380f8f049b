import { execFileSync } from 'node:child_process'

/**
 * The files that differ from the last commit, new ones too.
 * @param {string} root
 * @returns {string[]}
 */
export function changedFiles(root) {
  const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n')
  return [...git('diff', '--name-only', '--diff-filter=d', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')].filter(
    (file) => file !== '',
  )
}

/**
 * The quick rows as far as they concern changed files: types of the parts that hold some, lint and format of the files alone, and the tests
 * that reach them. What looks at the whole (import rules, unused code) is left to `npm run check`.
 * @param {import('./suites.mjs').Suite[]} rows
 * @param {string[]} files
 * @returns {import('./suites.mjs').Suite[]}
 */
export function onlyChanged(rows, files) {
  const isConcerned = (/** @type {string[]} */ sources) => {
    return sources.length > 0 && files.some((file) => [...sources, 'contract'].some((source) => file.startsWith(`${source}/`)))
  }
  return rows.flatMap((row) => {
    if (row.ofFiles !== undefined) {
      const read = files.filter((file) => row.ofFiles?.test(file))
      return read.length === 0 ? [] : [{ ...row, command: withFiles(row.command, read) }]
    }
    if (!isConcerned(row.sources ?? [row.folder])) return []
    return row.counts === 'vitest' ? [{ ...row, command: [...row.command, '--changed', '--passWithNoTests'], mayBeEmpty: true }] : [row]
  })
}

/**
 * @param {[string, ...string[]]} command
 * @param {string[]} files instead of the whole folder, its last word
 * @returns {[string, ...string[]]}
 */
function withFiles([program, ...args], files) {
  return [program, ...args.slice(0, -1), ...files]
}
