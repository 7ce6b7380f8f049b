import { chmodSync, statSync } from 'node:fs'
import path from 'node:path'

/** Others may pass through the folder (not list it). */
const passForOthers = 0o001

/**
 * The folder and those above it that others cannot pass through.
 * @param {string} folder
 * @returns {string[]}
 */
export function closedFolders(folder) {
  const parent = path.dirname(folder)
  const above = parent === folder ? [] : closedFolders(parent)
  return (statSync(folder).mode & passForOthers) === 0 ? [...above, folder] : above
}

/**
 * PostgreSQL does not run as root: the suites give it a user of its own, which must be able to reach the binaries below
 * the checkout. As root, in a folder that nobody else may enter, the way is opened, and said so.
 * @param {string} root
 * @param {(line: string) => void} say
 */
export function openWayToBinaries(root, say) {
  if (process.getuid?.() !== 0) return
  for (const folder of closedFolders(root)) {
    chmodSync(folder, (statSync(folder).mode & 0o7777) | passForOthers)
    say(`Others may now pass through ${folder}: PostgreSQL's user must reach its binaries.`)
  }
}
