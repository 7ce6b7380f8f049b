import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { requireDiskSpace } from './disk-space.mjs'
import { hasWhatTheLockNames } from './lock-file.mjs'
import { npm, runStep } from './run-step.mjs'

/**
 * The two installs: the cms's React is 18, the site's is 19, and in one tree npm would mix them.
 * @typedef {{ title: string, folder: string, megabytes: number }} Install
 */

/** @type {Install} */
export const rootInstall = {
  title: 'Packages of the cms',
  folder: '.',
  megabytes: 1600,
}

/** @type {Install} */
export const frontendInstall = {
  title: 'Packages of the site',
  folder: 'frontend',
  megabytes: 500,
}

/** Native modules (SQLite, image processing) are made for one version of Node's binary interface. */
const nativePlatform = `${process.platform}-${process.arch}-${process.versions.modules}`

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
  await Promise.all(stale.map((install) => progress.step(install.title, () => installPackages(root, install))))
}

/**
 * @param {string} root
 * @param {Install} install
 */
export function installIsStale(root, install) {
  if (isForAnotherNode(root, install) || !hasWhatTheLockNames(path.join(root, install.folder))) return true
  // What a developer's own `npm install` has put there is as good.
  if (!existsSync(stampFile(root, install))) writeFileSync(stampFile(root, install), nativePlatform)
  return false
}

/**
 * Where a few packages differ, what is there is brought in line with the lock file, in seconds. Otherwise, or where that does
 * not lead to what the lock file names, everything is installed from scratch.
 * @param {string} root
 * @param {Install} install
 */
async function installPackages(root, install) {
  const cwd = path.join(root, install.folder)
  // Compilers and type checkers are development packages, and NODE_ENV=production would leave them out.
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const run = (/** @type {string[]} */ ...args) => runStep(`Installing packages in ${cwd}`, npm(...args, ...options), { cwd })
  const isThere = existsSync(path.join(cwd, 'node_modules', '.package-lock.json')) && !isForAnotherNode(root, install)
  if (isThere) await run('install', '--no-save').catch(() => {})
  // A registry that does not answer once mostly does the next time.
  if (!isThere || !hasWhatTheLockNames(cwd)) await run('ci').catch(() => run('ci'))
  writeFileSync(stampFile(root, install), nativePlatform)
}

/**
 * @param {string} root
 * @param {Install} install
 */
function isForAnotherNode(root, install) {
  const file = stampFile(root, install)
  return existsSync(file) && !readFileSync(file, 'utf8').trim().endsWith(nativePlatform)
}

/**
 * @param {string} root
 * @param {Install} install
 */
function stampFile(root, install) {
  return path.join(root, install.folder, 'node_modules', '.artha-installed')
}
