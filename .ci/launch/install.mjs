import { readFileSync } from 'node:fs'
import path from 'node:path'
import { cmsPlugins } from './cms-plugins.mjs'
import { contentHash } from './content-hash.mjs'
import { requireDiskSpace } from './disk-space.mjs'
import { npm, runStep } from './run-step.mjs'
import { readStamp, writeStamp } from './stamp.mjs'

/**
 * The two installs: the cms's React is 18, the site's is 19, and in one tree npm would mix them.
 * @typedef {{ title: string, folder: string, manifests: (root: string) => string[], megabytes: number }} Install
 */

/** @type {Install} */
export const rootInstall = {
  title: 'Packages of the cms',
  folder: '.',
  manifests: (root) => ['package-lock.json', ...['.', 'contract', 'cms', ...cmsPlugins(root)].map((folder) => path.join(folder, 'package.json'))],
  megabytes: 1600,
}

/** @type {Install} */
export const frontendInstall = {
  title: 'Packages of the site',
  folder: 'frontend',
  manifests: () => ['frontend/package.json', 'frontend/package-lock.json'],
  megabytes: 500,
}

/**
 * Installs exactly what the lock file names, when it is not installed already.
 * @param {string} root
 * @param {Install[]} installs
 * @param {import('./progress.mjs').Progress} progress
 */
export async function installWhatIsMissing(root, installs, progress) {
  const stale = installs.filter((install) => installIsStale(root, install))
  if (stale.length === 0) return
  const megabytes = stale.reduce((sum, install) => sum + install.megabytes, 0)
  await requireDiskSpace(root, megabytes, 'install the packages')
  await Promise.all(stale.map((install) => progress.step(install.title, async () => {
    const cwd = path.join(root, install.folder)
    // Compilers and type checkers are development packages, and NODE_ENV=production would leave them out.
    const command = npm('ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error')
    await runStep(`Installing packages in ${cwd}`, command, { cwd })
    writeStamp(stampFile(root, install), installHash(root, install))
  })))
}

/**
 * @param {string} root
 * @param {Install} install
 */
export function installIsStale(root, install) {
  const stamp = readStamp(stampFile(root, install))
  if (stamp === installHash(root, install)) return false
  // What a developer's own `npm install` has put there is as good, as long as this Node's native modules are in it.
  if (stamp !== undefined && !stamp.endsWith(nativePlatform)) return true
  if (!hasWhatTheLockNames(path.join(root, install.folder))) return true
  writeStamp(stampFile(root, install), installHash(root, install))
  return false
}

/** Native modules (SQLite, image processing) are made for one version of Node's binary interface. */
const nativePlatform = ` ${process.platform}-${process.arch}-${process.versions.modules}`

/**
 * @param {string} root
 * @param {Install} install
 */
function installHash(root, install) {
  return contentHash(root, install.manifests(root)) + nativePlatform
}

/**
 * @param {string} root
 * @param {Install} install
 */
function stampFile(root, install) {
  return path.join(root, install.folder, 'node_modules', '.artha-installed')
}

/**
 * npm writes `.package-lock.json` as the last step of an install. Packages for other platforms are optional.
 * @param {string} folder
 */
function hasWhatTheLockNames(folder) {
  try {
    const wanted = readLock(path.join(folder, 'package-lock.json'))
    const installed = readLock(path.join(folder, 'node_modules', '.package-lock.json'))
    return Object.entries(wanted).every(([name, { version, optional }]) => {
      return name === '' || optional || installed[name]?.version === version
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
