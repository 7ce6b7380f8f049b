import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * True if every package of the lock file is installed in its version. npm writes `node_modules/.package-lock.json` as the last
 * step of an install. Optional packages, such as those for other platforms, may be missing.
 * @param {string} folder
 */
export function matchesLockFile(folder) {
  try {
    const wanted = readLock(path.join(folder, 'package-lock.json'))
    const installed = readLock(path.join(folder, 'node_modules', '.package-lock.json'))
    return Object.entries(wanted).every(([name, { version, optional }]) => {
      // A package in a workspace's own node_modules can be gone although npm's list has it.
      const isThere = name.startsWith('node_modules/') || existsSync(path.join(folder, name))
      return name === '' || optional || (isThere && installed[name]?.version === version)
    })
  } catch {
    return false
  }
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function readLock(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}
