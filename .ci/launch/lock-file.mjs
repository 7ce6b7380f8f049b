import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Whether each package that the lock file names is installed, in its version. npm writes `node_modules/.package-lock.json` as
 * the last step of an install. Packages for other platforms are optional.
 * @param {string} folder
 */
export function hasWhatTheLockNames(folder) {
  try {
    const wanted = readLock(path.join(folder, 'package-lock.json'))
    const installed = readLock(path.join(folder, 'node_modules', '.package-lock.json'))
    return Object.entries(wanted).every(([name, { version, optional }]) => {
      // What stands in a workspace's own folder may be gone without npm's list knowing.
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
